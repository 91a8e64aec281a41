/** How the guided games of the Watch are drawn. */
import type { Lesson } from '../../face'
import Board from './Board.svelte'
import Facts from './Facts.svelte'
import Me from './Me.svelte'

export const lesson: Lesson = { Board, Facts, Me }
