/** Claw's turn as a story of steps: what he does, by which corner of which card, and why. It waits for nobody. */
import type { EventShape } from '../../../lib/wire'
import { actsOf, Animator, type Act, type Facts } from '../moments/animate.svelte'
import type { Desk } from '../desk.svelte'
import type { PlaceEntry } from '../shapes'
import * as things from '../things'

export interface Step {
  events: EventShape[]
  /** The cards in use at this step. */
  plan: string | null
  action: string | null
  corner: number | null
  does: 'animal' | 'card' | null
  planB: EventShape | null
  acts: Act[]
  marks: string[]
}
export interface Told {
  before: EventShape[]
  steps: Step[]
  after: EventShape[]
  /** It goes on with a turn that a question had stopped. */ goesOn: boolean
}
export interface Link {
  entry: string
  state: 'wanted' | 'passed' | 'taken'
}

const BEGINS = new Set(['claw_plan', 'claw_action', 'claw_skips', 'claw_collects', 'season', 'pass'])
/** What only follows from the step before it is told with it. */
const FOLLOWS = new Set(['take', 'clear_place', 'reveal', 'reshuffle', 'giant_rises', 'snow_falls'])
const TOGETHER = new Set(['claw_draws', 'claw_collects', 'claw_skips'])

const clawDoes = (event: EventShape): boolean =>
  event.seat === -1 && event.rule.startsWith('SOLO-') && event.name !== 'species'

/** What of an update is Claw's turn, in steps; the rest is before and after it. */
export function tell(events: readonly EventShape[], facts: Facts): Told {
  const first = events.findIndex(clawDoes)
  if (facts.claw === null || first < 0) return { before: [...events], steps: [], after: [], goesOn: false }
  let last = first
  while (last + 1 < events.length && events[last + 1]!.seat === -1 && events[last + 1]!.name !== 'game_over') last += 1
  const steps: Step[] = []
  let now: Pick<Step, 'plan' | 'action' | 'corner' | 'does' | 'planB'> = {
    plan: null,
    action: null,
    corner: null,
    does: null,
    planB: null,
  }
  let lead: EventShape[] = []
  for (const event of events.slice(first, last + 1)) {
    const args = event.args
    if (event.name === 'claw_plan')
      now = { plan: String(args['plan']), action: null, corner: null, does: null, planB: null }
    if (event.name === 'claw_action')
      now = {
        plan: String(args['plan']),
        action: String(args['action']),
        corner: Number(args['corner']),
        does: args['does'] as Step['does'],
        planB: null,
      }
    if (event.name === 'claw_skips')
      now = { ...now, plan: String(args['plan']), action: null, corner: Number(args['corner']) }
    if (event.name === 'season' || event.name === 'claw_collects')
      now = { plan: null, action: null, corner: null, does: null, planB: null }
    if (event.name === 'claw_plan_b') now = { ...now, planB: event }
    const before = steps.at(-1)
    if (event.name === 'clear_valley') lead.push(event)
    else if (
      before &&
      (FOLLOWS.has(event.name) || (TOGETHER.has(event.name) && before.events.at(-1)!.name === event.name))
    )
      before.events.push(event)
    else {
      steps.push({ ...now, events: [...lead, event], acts: [], marks: [] })
      lead = []
    }
  }
  for (const step of steps) {
    step.acts = actsOf(step.events, facts)
    const marks = new Set([
      ...step.events.flatMap((event) => pointsAt(event, facts)),
      ...step.acts.flatMap((act) => act.marks),
    ])
    // Whose turn it is one knows: his panel is marked only where nothing else is.
    const others = [...marks].filter((key) => !key.startsWith('seat:'))
    step.marks = others.length ? others : [...marks]
  }
  const begins = BEGINS.has(events[first]!.name)
  return { before: events.slice(0, first), steps, after: events.slice(last + 1), goesOn: !begins }
}

/** The places his cards speak of. */
function pointsAt(event: EventShape, facts: Facts): string[] {
  const places = (entry: unknown): string[] =>
    typeof entry !== 'string' ? [] : [...(facts.inArea?.(entry) ?? []), entry].map(things.place)
  if (event.name === 'claw_action') return event.args['does'] === 'animal' ? places(event.args['where']) : []
  return event.name === 'claw_plan_b' ? places(event.args['place']) : []
}

/** Plan B: from the place he wanted along the tactics card to the place he took; what lies between was not possible. */
export function chainOf(
  tactics: readonly string[],
  event: EventShape,
  areaOf: (place: string) => PlaceEntry | undefined,
): Link[] {
  const from = tactics.indexOf(String(event.args['wanted']))
  if (from < 0) return []
  const way = event.args['arrow'] === 'up' ? -1 : 1
  const place = event.args['place'] === null ? null : String(event.args['place'])
  const found: Link[] = [{ entry: tactics[from]!, state: 'wanted' }]
  for (let steps = 1; steps < tactics.length; steps += 1) {
    const entry = tactics[(from + way * steps + steps * tactics.length) % tactics.length]!
    const taken = place !== null && (entry === place || areaOf(place)?.area === entry)
    found.push({ entry, state: taken ? 'taken' : 'passed' })
    if (taken) break
  }
  return found
}

const KEPT = 'claw-steps'
/** How long one reads a step if nobody knows better. */
const READING = 2200

export class Teller {
  steps = $state.raw<Step[]>([])
  at = $state(0)
  open = $state(false)
  /** It goes on by itself. */
  playing = $state(false)
  mode = $state<'auto' | 'step'>('auto')
  step = $derived(this.steps[this.at])

  /** Milliseconds to read a step. */
  reading: (step: Step) => number = () => READING

  /** How far it was told: what is seen again is not animated again. */
  private reached = -1
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly show: Animator) {
    if (globalThis.localStorage?.getItem(KEPT) === 'step') this.mode = 'step'
  }

  begin(told: Told): void {
    if (told.steps.length === 0) return
    this.stop()
    const go = told.goesOn && this.steps.length > 0
    const from = go ? this.steps.length : 0
    const last = this.steps.at(-1)
    const fresh = told.steps.map((step) =>
      go && last && step.plan === null
        ? { ...step, plan: last.plan, action: last.action, corner: last.corner, does: last.does, planB: last.planB }
        : step,
    )
    this.steps = go ? [...this.steps, ...fresh] : fresh
    this.reached = from - 1
    const moves = this.show.speed > 0
    if (!moves && this.mode === 'auto') {
      this.at = from
      this.open = false
      return
    }
    // Behind what is still shown of the person's own turn.
    const wait = moves ? this.show.left : 0
    this.playing = this.mode === 'auto'
    if (wait > 0) this.timer = setTimeout(() => this.tell(from), wait)
    else this.tell(from)
  }

  private tell(n: number): void {
    clearTimeout(this.timer)
    const step = this.steps[n]
    if (!step) return this.finish()
    this.open = true
    this.at = n
    if (n > this.reached) {
      this.reached = n
      if (this.show.speed > 0) this.show.feed(step.acts)
    }
    if (!this.playing) return
    this.timer = setTimeout(
      () => this.tell(n + 1),
      Math.max(this.reading(step) / Math.max(1, this.show.speed), this.show.left),
    )
  }

  next(): void {
    this.playing = false
    this.tell(this.at + 1)
  }
  back(): void {
    this.playing = false
    this.tell(Math.max(0, this.at - 1))
  }
  /** Enough of it; it can be opened again. */
  finish(): void {
    this.stop()
    this.open = false
  }
  /** It was taken back: there is nothing to open again. */
  forget(): void {
    this.finish()
    this.steps = []
    this.at = 0
    this.reached = -1
  }
  reopen(): void {
    this.stop()
    this.reached = this.steps.length
    this.tell(0)
  }
  choose(mode: 'auto' | 'step'): void {
    this.mode = mode
    globalThis.localStorage?.setItem(KEPT, mode)
    if (mode === 'step') this.stop()
    else if (this.open && this.show.speed > 0) {
      this.playing = true
      this.tell(this.at)
    }
  }
  stop(): void {
    clearTimeout(this.timer)
    this.playing = false
  }
}

/** One for each table: the panel beside the board and the layer above it tell the same story. */
const stages = new WeakMap<Desk, { show: Animator; teller: Teller }>()
export function stageOf(desk: Desk): { show: Animator; teller: Teller } {
  const known = stages.get(desk)
  if (known) return known
  const show = new Animator()
  const made = { show, teller: new Teller(show) }
  stages.set(desk, made)
  return made
}
