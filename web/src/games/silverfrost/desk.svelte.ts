/**
 * What everything drawn of a table of Silverfrost needs: the position, what can be chosen in it, what is being chosen,
 * looked at or shown. A live table, a replay, a lesson and the gallery each make one; components get it by `useDesk()`.
 */
import { getContext, setContext } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import type { Move } from '../../table/store.svelte'
import { pointing } from '../../table/pointing.svelte'
import { words } from '../../lib/words.svelte'
import { slotCards } from './names'
import type {
  CardEntry,
  Claw,
  GiantEntry,
  Person,
  PlaceEntry,
  QuestEntry,
  Scene,
  SilverSeat,
  SilverView,
  Species,
  Target,
} from './shapes'
import { citiesOf, targetsOf } from './things'

export interface DeskSource {
  scene: Scene
  view: SilverView
  names: string[]
  /** The seat of whoever looks, null for an onlooker. */
  mine: number | null
}

export class Desk {
  /** The kind of action that was chosen first, null: everything that may be done glows. */
  kind = $state<string | null>(null)
  /** The thing that is being chosen: the tray shows the ways to do it. */
  picked = $state<string | null>(null)
  /** The thing shown large in the reading view. */
  looking = $state<string | null>(null)
  /** Things that something happens to now, or that a lesson points at. */
  marks = $state.raw<ReadonlySet<string>>(new Set())
  /** Why something cannot be done, or when it can. */
  note = $state.raw<{ key: string; text: string; rule: string } | null>(null)
  /** Set while a thing is picked that can be chosen in one way: does it, as the tray's button would. */
  onplay: (() => void) | null = $state.raw(null)
  /** Nothing can be chosen while a move is on its way, or where one only looks. */
  still = $state(false)
  /** Cards or quests chosen so far of several: how many of each. */
  chosen = $state.raw<Record<string, number>>({})
  /** Set by whoever answers: a thing was chosen that may be; one was asked about that may not. */
  onpick: (target: Target) => void = () => {}
  onask: (key: string) => void = () => {}
  /** Set while several cards or quests are chosen: may one more (or less) of this be? The tray decides. */
  oncount: ((key: string) => void) | null = $state.raw(null)
  countable = $state.raw<ReadonlySet<string>>(new Set())

  private readonly fingers = new MediaQuery('hover: none')
  /** Without a mouse a tap opens a thing first: its text can be read in no other way. */
  get handheld(): boolean {
    return this.fingers.current
  }

  constructor(private readonly source: () => DeskSource) {}

  scene = $derived.by(() => this.source().scene)
  view = $derived.by(() => this.source().view)
  mine = $derived.by(() => this.source().mine)
  /** Of all people; Claw sits behind the last seat. */
  names = $derived.by(() =>
    this.scene.solo ? [...this.source().names.slice(0, 1), words.term('claw')] : this.source().names,
  )
  cards = $derived.by(() => new Map<string, CardEntry>(this.scene.cards.map((each) => [each.id, each])))
  giants = $derived.by(() => new Map<string, GiantEntry>(this.scene.giants.map((each) => [each.id, each])))
  quests = $derived.by(() => new Map<string, QuestEntry>(this.scene.quests.map((each) => [each.id, each])))
  places = $derived.by(() => new Map<string, PlaceEntry>(this.scene.places.map((each) => [each.id, each])))
  cities = $derived.by(() => citiesOf(this.view))
  targets = $derived.by(() =>
    this.still || this.mine === null ? new Map<string, Target>() : targetsOf(this.view.moves, this.mine, this.kind),
  )

  person(who: number): SilverSeat | Claw | undefined {
    return this.view.seats[who] ?? (this.view.board.claw?.who === who ? this.view.board.claw : undefined)
  }
  species(who: number): Species | null {
    return (this.person(who) as Person | undefined)?.species ?? null
  }
  /** Can it be chosen now? Then it glows. */
  glows(key: string): boolean {
    return this.targets.has(key) || (!this.still && this.countable.has(key))
  }
  /** Does something happen to it, or does a sentence speak of it? */
  marked(key: string): boolean {
    return this.marks.has(key) || pointing.at.some((each) => each.field === 'thing' && each.value === key)
  }
  /** A click, a tap or Enter on a thing. */
  pick(key: string): void {
    if (this.oncount !== null && this.countable.has(key)) return this.oncount(key)
    if (this.handheld) this.looking = key
    const target = this.targets.get(key)
    if (target) this.onpick(target)
    else this.onask(key)
  }
  look(key: string | null): void {
    this.looking = key
  }
  /** A text of the set in the chosen language, else in English. */
  text(texts: Record<string, string> | undefined): string {
    return texts?.[words.lang] ?? texts?.['en'] ?? ''
  }
  sentence(move: Move): string {
    const { mine, cities } = this
    return words.move(move, this.names, mine ?? undefined, (said) => slotCards(said, move, mine, cities)) ?? move.text
  }
}

const KEY = Symbol('desk')
export const giveDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const useDesk = (): Desk => getContext<Desk>(KEY)
