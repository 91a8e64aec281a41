/** What a step of the Watch holds. */
import type { EventLike } from '../../../lib/catalogue'
import { key, type BoardView, type Highlight, type Place, type Ref, type Scene, type WatchView } from '../shapes'
import type { Course, CourseStep } from '../../face'

export interface SeatView {
  seat: number
  points: number
  all_points?: number
  hand?: Record<string, number>
  hand_size: number
  hero?: { name: string; side: string }
}
export interface LearnView extends WatchView {
  turn: number
  seats: SeatView[]
  dice: number[] | null
}
export interface WatchStep extends CourseStep {
  view: Omit<LearnView, 'moves'>
  /** What to look at, or where to click if there is an `after`. */
  marks: { place: Place; ref: Ref }[]
  highlight: Highlight
  line: number[]
  after: { board: Partial<BoardView>; seats: SeatView[]; events: EventLike[] } | null
}
export type WatchScene = Scene & {
  costs: Record<string, Record<string, number>>
  guard_cost?: Record<string, number>
  resources: string[]
}
export type WatchCourse = Course<WatchScene, WatchStep>

/** The position of a step, before or after what the reader does there. */
export function viewOf(step: WatchStep, done: boolean): LearnView {
  const view = { ...step.view, moves: [] }
  if (!done || step.after === null) return view
  return { ...view, board: { ...view.board, ...step.after.board }, seats: step.after.seats }
}

/** What is drawn as new. */
export function highlightOf(step: WatchStep, done: boolean): Highlight {
  return done && step.after ? { built: step.marks.map((mark) => key(mark.place, mark.ref)) } : step.highlight
}

/** What the step is about to build, and what that costs. */
export function costOf(course: WatchCourse, step: WatchStep): Record<string, number> | null {
  const costs = course.scene.costs
  const found = {
    build: costs['road'],
    settlement: costs['settlement'],
    keep: costs['keep'],
    cards: costs['card'],
    recruit: course.scene.guard_cost,
  }[step.step]
  return found ?? null
}
