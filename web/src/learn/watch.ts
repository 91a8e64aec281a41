/** How the guided games of the Watch are drawn. */
import type { Lesson } from './course'
import Board from './WatchBoard.svelte'
import Facts from './WatchFacts.svelte'
import Me from './WatchMe.svelte'

export const lesson: Lesson = { Board, Facts, Me }
