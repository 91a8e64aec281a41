/** What a game brings to its replay and to its end: each game has a module `told`, loaded when it is needed. */
import type { Component } from 'svelte'
import type { Glyph, Line, Mark } from '../table/timeline'
import type { Outcome, View } from '../table/store.svelte'
import type { ViewStep } from '../lib/wire'
import type { Look } from '../table/end/plots/looks'

export type Scene = Record<string, any>
/** Somebody at the table: a colour of the Watch, or a species of Silverfrost. */
export interface Person { name: string; colour: string | undefined }
/** One line of the final scores. `who` counts people, not only seats. */
export interface Standing { who: number; points: number; sources: Record<string, number>; winner: boolean }

/** The position of a line, drawn. `within` is the page: things fly over it. */
export interface FaceProps { scene: Scene; view: View; at: number; steps: readonly (ViewStep | undefined)[]; people: Person[]; speed: number; within: HTMLElement | undefined }
export interface TallyProps { scene: Scene; view: View; people: Person[] }
/** The numbers of a finished game. */
export interface EndedProps { scene: Scene; view: View | null; people: Person[]; lines: Line[] }

export interface Told {
  Face: Component<any>
  Tally: Component<any>
  Ended: Component<any>
  glyphs: Record<string, Glyph>
  slimOf: (step: ViewStep, scene: Scene) => Line
  marksOf: (lines: readonly (Line | undefined)[]) => Mark[]
  nameOf: (mark: Mark, people: Person[]) => string
  peopleOf: (scene: Scene, view: View | null | undefined, names: string[]) => Person[]
  standingOf: (view: View) => Standing[]
  /** How the sources of points look, in their order; others get looks of their own. */
  sources?: Record<string, Look>
  /** Rolls of the dice that can be checked here, null where chance is not dice. */
  rollsOf: (lines: readonly Line[]) => [number, number][] | null
}

const GAMES: Record<string, () => Promise<{ told: Told }>> = {
  watch: () => import('./watch/replay/parts'),
  silverfrost: () => import('./silverfrost/replay/parts'),
}

export async function toldOf(game: string): Promise<Told | null> {
  return (await GAMES[game]?.())?.told ?? null
}

export const ranked = (outcome: Outcome): Standing[] =>
  outcome.ranking.map((who) => ({ who, points: outcome.points[who] ?? 0, sources: outcome.sources[who] ?? {}, winner: outcome.winners.includes(who) }))
