/**
 * What a game brings to this client. Shell and table know no game: they ask `faceOf(name)` in games/index.ts. A face is
 * small and always there; everything it draws with is fetched when it is first needed.
 */
import type { Sound } from '../lib/sound'
import type { Component } from 'svelte'
import type { EventLike, PlaceNames, SetNames } from '../lib/catalogue'
import type { EventShape, LuckDraw, NewTable, ViewStep } from '../lib/wire'
import type { Look, SeatLook } from '../table/end/plots/looks'
import type { Tale } from '../table/end/story'
import type { Pointed } from '../table/pointing.svelte'
import type { Outcome, TableStore, View } from '../table/store.svelte'
import type { Glyph, Line, Mark } from '../table/timeline'

export type Scene = Record<string, any>
type Fetched<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>

export interface Face {
  /** What the server calls the game. */
  name: string
  /** Where its chance comes from: says how it can be checked. */
  chance: 'dice' | 'cards' | 'other'
  /** The tables that the start page offers. Their words are `start-NAME-RULES` and `start-NAME-RULES-help`. */
  offers: Offer[]
  /** A table of one of its offers (`rules`), as a picture: nothing in it can be chosen. */
  picture?: () => Promise<{ default: Component<any> }>
  /** How each seat looks, where that is known before the game begins. */
  looks?: () => Promise<SeatLook[]>
  /** What is heard when something happens. */
  sound?: (event: EventLike) => Sound | null
  /** Another section of the start page. */
  start?: Fetched<StartProps>
  /** A table where the game is played. */
  table: Fetched<{ table: TableStore }>
  /** Its replay and the end of a game. */
  replay: () => Promise<ReplayParts>
  /** Its cards, to leaf through at the end of its rulebook. */
  cards?: Fetched<Record<string, never>>
  /** A picture for a chapter of its rulebook, by the first letters of its rules (`SNOW`), or nothing. */
  rulePicture?: Fetched<{ chapter: string }>
  /** Its guided first games, the easiest first. */
  courses: CourseInfo[]
  lesson?: () => Promise<Lesson>
  /** What a person may switch on or off at its tables. */
  comforts: { key: 'confirm' | 'confirmAll' | 'autoDecline'; label: string }[]
  /** The names that the scene of a table brings along. */
  setNames?: (scene: Scene) => SetNames | null
  /** What people call the places of its board, for sentences about what happened there. */
  placeNames?: (scene: Scene) => PlaceNames
  /** The places and seats that an event speaks of, for a board to mark. */
  placesOf?: (event: EventLike) => Pointed[]
  /** What of the others' turns is worth telling me; everything if not given. */
  recap?: <Entry extends EventShape>(events: readonly Entry[], me: number) => Entry[]
  /** Who won, where the game says it in its own words. */
  winners?: (outcome: Outcome, names: string[]) => string | null
  /** Who waits for the answers of others and may go on meanwhile, such as whoever made an offer. What is said then is
   * `web-waits-DECISION`, and `web-answered-DECISION` once all have answered. */
  asks?: (view: View) => number | null
  /** May somebody know what others may not? Then a shared device is passed on before it is turned to the next one. */
  hides?: (view: View) => boolean
  /** The key of what an opponent who has no seat is called. */
  rival?: string
}

// --- the start page ---

/** A table with one person and bots: one click, and the game begins. */
export interface Offer {
  rules: string
  /** Modes of the same game for other numbers of players. */
  also?: string[]
  seats: number
  /** The options that are chosen at a glance. */
  choices?: OfferChoice[]
}
export interface OfferChoice {
  /** The option. */
  key: string
  /** The keys of its name and, with `value`, of its values. */
  label: string
  says: string
  /** Which values are offered; all of the option's if not given. */
  values?: (string | number)[]
}
export interface StartProps {
  busy: boolean
  /** Does the work once the person has a name. */
  withName: (work: () => Promise<void>) => Promise<void>
}

// --- replay and end ---

/** Somebody at the table. */
export interface Person {
  name: string
  look: SeatLook
}
/** One line of the final scores. `who` counts people: an opponent without a seat comes after the seats. */
export interface Standing {
  who: number
  points: number
  sources: Record<string, number>
  winner: boolean
}
/** The position of a line, drawn. `within` is the page: things fly over it. */
export interface PositionProps {
  scene: Scene
  view: View
  at: number
  steps: readonly (ViewStep | undefined)[]
  people: Person[]
  speed: number
  within: HTMLElement | undefined
}
export interface TallyProps {
  scene: Scene
  view: View
  people: Person[]
}
/** The numbers of a finished game. */
export interface NumbersProps {
  scene: Scene
  view: View | null
  people: Person[]
  lines: Line[]
}
export interface ReplayParts {
  Position: Component<PositionProps>
  Tally: Component<TallyProps>
  Numbers?: Component<NumbersProps>
  /** One drawing of the end, for the picture of a finished game: an `svg` with a `viewBox`. */
  Picture?: Component<TallyProps>
  /** The signs of the timeline by the kind of mark. */
  glyphs: Record<string, Glyph>
  lineOf: (step: ViewStep, scene: Scene) => Line
  marksOf: (lines: readonly (Line | undefined)[]) => Mark[]
  nameOf: (mark: Mark, people: Person[]) => string
  peopleOf: (scene: Scene, view: View | null | undefined, names: string[]) => Person[]
  standingOf: (view: View) => Standing[]
  /** How the sources of points look, in their order; others get looks of their own. */
  sources?: Record<string, Look>
  /** The points on the table at a line: what the story of a game follows. */
  pointsOf?: (line: Line) => number[]
  /** Did points decide who won? Without it they always do. */
  byPoints?: (outcome: Outcome) => boolean
  /** Its own turning points. */
  storyOf?: (told: NumbersProps) => Tale[]
  /** Who was lucky and who was not; asked for only where the server counts luck. */
  fortuneOf?: (told: NumbersProps, draws: readonly LuckDraw[]) => Tale[]
  /** The key of what is said about it. */
  luckHelp?: string
  /** Rolls of the dice that can be checked here, null where chance is not dice. */
  rollsOf: (lines: readonly Line[]) => [number, number][] | null
}

/** The final scores of the seats, best first. */
export const ranked = (outcome: Outcome): Standing[] =>
  outcome.ranking.map((who) => ({
    who,
    points: outcome.points[who] ?? 0,
    sources: outcome.sources[who] ?? {},
    winner: outcome.winners.includes(who),
  }))

// --- guided first games ---

/** A table whose other seats bots take. */
export type FirstTable = Partial<NewTable> & { seats: number }

/**
 * A guided game: moments of one stored game, written by tests/learn_write*.py. No rule is known here: what a click does
 * is part of what was stored.
 */
export interface CourseInfo {
  /** The last part of its address. */
  name: string
  /** Its texts are `KEYS-title`, `KEYS-1-title`, `KEYS-1-text`, `KEYS-1-do` and so on. */
  keys: string
  load: () => Promise<{ default: unknown }>
  /** The first real game, offered at the end, and the key of what is said about it. */
  play: FirstTable
  playHelp: string
  /** What the end offers besides: another course, another table. */
  next?: { course: string; label: string }
  also?: { table: FirstTable; label: string }
}
/** A step as the page sees it. */
export interface CourseStep {
  step: string
  rules: string[]
  /** What has happened since the step before. */
  since?: EventLike[]
  events: EventLike[]
  /** What comes of a click, null where there is only something to read. */
  after: { events: EventLike[] } | null
}
export interface Course<S = Scene, Step extends CourseStep = CourseStep> {
  scene: S
  /** The seat of the reader. */
  me: number
  steps: Step[]
}
export interface StepProps<C extends Course<any, any>> {
  course: C
  step: C['steps'][number]
  done: boolean
  /** Of all seats; the reader's seat is addressed as "you". */
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
