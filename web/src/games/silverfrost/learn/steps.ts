/** What a step of Silverfrost holds. */
import type { EventLike } from '../../../lib/catalogue'
import type { Move } from '../../../table/store.svelte'
import type { Scene, SilverBoard, SilverSeat, SilverView } from '../shapes'
import { thingOf } from '../things'
import type { Course, CourseStep } from '../../face'

/** What of the table a step is about, where there is no room for all of it. */
export type Part = 'board' | 'city' | 'hand'
export interface SilverStep extends CourseStep {
  /** As it was stored: without moves. */
  view: SilverView
  shows: Part
  /** Things to look at. */
  marks: string[]
  /** What the reader does. */
  move: Move | null
  after: { board: Partial<SilverBoard>; seats: SilverSeat[]; marks: string[]; events: EventLike[] } | null
}
export type SilverCourse = Course<Scene, SilverStep>

/** The position of a step, before or after what the reader does there; only that can be done. */
export function viewOf(step: SilverStep, done: boolean): SilverView {
  const view = { ...step.view, moves: done || step.move === null ? [] : [step.move], choices: [] }
  if (!done || step.after === null) return view
  return { ...view, board: { ...view.board, ...step.after.board }, seats: step.after.seats }
}

/** What is pointed at: after the click, what is new. */
export const marksOf = (step: SilverStep, done: boolean): string[] =>
  done && step.after ? step.after.marks : step.marks

/** What the reader does without a thing of the table: by a button of the panel. */
export const buttonOf = (step: SilverStep, me: number): Move | null =>
  step.move !== null && thingOf(step.move, me) === null ? step.move : null
