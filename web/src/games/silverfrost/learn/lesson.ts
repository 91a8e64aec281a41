/** How the guided game of Silverfrost is drawn. */
import Board from './Board.svelte'
import type { Lesson } from '../../face'
import Facts from './Facts.svelte'
import Me from './Me.svelte'

export const lesson: Lesson = { Board, Facts, Me }
