/**
 * The way from a click on a thing to its move: what nobody needs to think about is done at once, everything else is held
 * in the tray with what it would do.
 */
import { tick } from 'svelte'
import { keyOf } from '../../../lib/catalogue'
import { comfort } from '../../../lib/comfort.svelte'
import { words } from '../../../lib/words.svelte'
import type { Move, TableStore } from '../../../table/store.svelte'
import type { Desk } from '../desk.svelte'
import type { Target } from '../shapes'
import { questionFor } from '../things'
import { TURN } from './deciding'
import { Foresight } from './foresee.svelte'
import { isPlain } from './gist'

/** In a turn nobody asks for these: then it is said when they are, by which rule. */
const WHEN: Record<string, string> = { giant: 'BEAC-2', quest: 'GUILD-1' }
/** So long a click waits to be told that nothing is to be decided; then the tray opens. */
const BRIEFLY = 1000

export class Choosing {
  /** One move that is shown before it is confirmed: it is about no thing, or it is a hint. */
  weighed = $state.raw<Move | null>(null)
  /** A move of ours was made, and what comes next has not been looked at. */
  moved = false
  readonly foresight: Foresight
  private before: Element | null = null
  /** Of several questions to the server the last one counts. */
  private questions = 0

  constructor(
    private readonly table: () => TableStore,
    private readonly desk: Desk,
  ) {
    this.foresight = new Foresight(table)
  }

  /** The position has changed. */
  forget(): void {
    const { desk } = this
    if (desk.kind !== null && desk.view.moves.every((move) => move.kind !== desk.kind)) desk.kind = null
    desk.picked = null
    desk.note = null
    desk.look(null)
    this.weighed = null
    this.foresight.forget()
  }

  private get turn(): boolean {
    return TURN.has(this.desk.view.decision?.kind ?? '')
  }

  pick(target: Target): void {
    const { desk } = this
    if (!this.table().myTurn) return
    this.questions++
    desk.note = null
    this.weighed = null
    const only = target.moves.length === 1 ? target.moves[0] : undefined
    const again = desk.picked === target.key
    if (only && !desk.handheld && (again || !comfort.confirmAll)) void this.weigh(target, only, again)
    else this.hold(target)
  }
  /** There is one way to choose it: that is all, unless something is to be thought of first. */
  private async weigh(target: Target, only: Move, again: boolean): Promise<void> {
    const { desk, foresight } = this
    const [from, asking] = [desk.view, this.questions]
    const late = new Promise<null>((done) => setTimeout(() => done(null), BRIEFLY))
    const found = await Promise.race([foresight.find(only.text), late])
    if (from !== desk.view || asking !== this.questions) return
    const clear = found !== null && (this.turn ? isPlain(found, only, desk.scene) : found.wasted.length === 0)
    if (again ? !foresight.waits(only.text) : clear) void this.go(only.text)
    else this.hold(target)
  }
  private hold(target: Target): void {
    if (this.desk.picked === null) this.before = document.activeElement
    this.desk.picked = target.key
  }
  back(): void {
    this.desk.picked = null
    this.weighed = null
    const element = this.before
    this.before = null
    void tick().then(() =>
      element instanceof HTMLElement || element instanceof SVGElement
        ? element.focus({ preventScroll: true })
        : undefined,
    )
  }

  /** An answer that is about no thing. */
  answer(move: Move): void {
    // What ends a season or the game is looked at first.
    if (move.kind === 'prepare' || move.kind === 'pass') {
      this.desk.picked = null
      this.weighed = move
    } else void this.go(move.text)
  }
  async go(text: string): Promise<void> {
    const table = this.table()
    if (table.busy) return
    this.desk.note = null
    this.moved = true
    const answer = await table.move(text)
    if (answer === null || answer.type === 'refused') this.moved = false
  }

  /** Why may this not be chosen? */
  async ask(key: string): Promise<void> {
    const { desk } = this
    const { view, mine } = desk
    if (mine === null) return
    const [what = ''] = key.split(':')
    const when = this.turn && this.table().myTurn ? WHEN[what] : undefined
    if (when !== undefined) return void (desk.note = { key, text: words.t(keyOf('web-silver-when', what)), rule: when })
    const question = questionFor(key, (card) => desk.cards.get(card)?.cost ?? {}, { view, me: mine, kind: desk.kind })
    const asking = ++this.questions
    const refused = question === null ? null : await this.table().why(question)
    if (desk.view !== view || asking !== this.questions) return
    desk.note = refused && { key, text: words.why(refused, desk.names, mine), rule: refused.rule }
  }
}
