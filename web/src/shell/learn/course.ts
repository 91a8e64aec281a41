/**
 * Guided first games: moments of one stored game each, written by tests/learn_write*.py. Nothing here knows a rule; what
 * a click does is part of what was stored. What a game adds to a step is in its own file here.
 */
import type { Component } from 'svelte'
import type { EventLike } from '../../lib/catalogue'

export type CourseName = 'base' | 'brotherhood' | 'silverfrost'
export type GameName = 'watch' | 'silverfrost'
/** A step as the page sees it. */
export interface CourseStep {
  step: string
  rules: string[]
  events: EventLike[]
  /** What comes of a click, null where there is only something to read. */
  after: { events: EventLike[] } | null
}
export interface Course<Scene = Record<string, unknown>, Step extends CourseStep = CourseStep> {
  scene: Scene
  me: number
  steps: Step[]
}
/** What both parts of a step that a game draws are given. */
export interface StepProps<C extends Course<any, any>> {
  course: C
  step: C['steps'][number]
  done: boolean
  /** Of all seats; the reader's own is spoken to. */
  names: string[]
  /** The reader has done what the step asks for. */
  onact: () => void
  /** Something to say about what was clicked. */
  onsay: (text: string) => void
}
/** The table of a step, what the panel says below its text, and the reader's mark beside the number of the step. */
export interface Lesson {
  Board: Component<any>
  Facts: Component<any>
  Me: Component<any>
}

const COURSES: Record<CourseName, { game: GameName; load: () => Promise<{ default: unknown }> }> = {
  base: { game: 'watch', load: () => import('../../games/watch/learn/base.json') },
  brotherhood: { game: 'watch', load: () => import('../../games/watch/learn/brotherhood.json') },
  silverfrost: { game: 'silverfrost', load: () => import('../../games/silverfrost/learn/silverfrost.json') },
}
const LESSONS: Record<GameName, () => Promise<Lesson>> = {
  watch: async () => (await import('../../games/watch/learn/lesson')).lesson,
  silverfrost: async () => (await import('../../games/silverfrost/learn/lesson')).lesson,
}

export const gameOf = (name: CourseName): GameName => COURSES[name].game
export const loadCourse = async (name: CourseName): Promise<Course> => (await COURSES[name].load()).default as Course
export const loadLesson = (name: CourseName): Promise<Lesson> => LESSONS[gameOf(name)]()

/** /learn, /learn/base, /learn/watch/base or /learn/silverfrost. */
export function courseAt(parts: string[]): CourseName {
  return ([...parts].reverse().find((part) => part in COURSES) as CourseName | undefined) ?? 'base'
}

/** The key of a text of a course. */
export const textOf = (name: CourseName, part: string): string => `learn-${name === 'silverfrost' ? 'silver' : name}-${part}`
