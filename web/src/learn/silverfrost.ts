/** How the guided game of Silverfrost is drawn. */
import Board from '../silverfrost/Lesson.svelte'
import type { Lesson } from './course'
import Facts from './SilverFacts.svelte'
import Me from './SilverMe.svelte'

export const lesson: Lesson = { Board, Facts, Me }
