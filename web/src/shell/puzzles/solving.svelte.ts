/** A puzzle that is being solved: a table of its own, whose only move is the answer. */
import { faceOf } from '../../games'
import { api } from '../../lib/api.svelte'
import type { EventLike } from '../../lib/catalogue'
import type { Answer, PuzzleLine, PuzzleShape, PuzzleVerdict } from '../../lib/wire'
import { words } from '../../lib/words.svelte'
import { pointing, type Pointed } from '../../table/pointing.svelte'
import type { Question } from '../../table/socket'
import { TableStore } from '../../table/store.svelte'
import { answered } from './progress'

export class Solving {
  verdict = $state.raw<PuzzleVerdict | null>(null)
  readonly puzzle: PuzzleLine
  readonly table: TableStore

  constructor(
    readonly game: string,
    private readonly shape: PuzzleShape,
  ) {
    this.puzzle = shape.puzzle
    this.table = new TableStore(shape.puzzle.id, { ask: (question) => this.ask(question) })
  }

  /** The position as it was before anybody answered. */
  begin(): Promise<void> {
    pointing.leave(this)
    this.verdict = null
    return this.table.sync()
  }

  private async ask(question: Question): Promise<Answer> {
    if (question.type === 'sync') return this.synced()
    const answer = await api.askPuzzle(this.game, question)
    if (question.type === 'move' && answer.type === 'done') this.take(answer.result as unknown as PuzzleVerdict)
    return answer
  }

  /** The others have no names. */
  private synced(): Answer {
    const { table } = this.shape
    const seats = table.info.seats.map((seat) => ({
      ...seat,
      name:
        seat.seat === table.you.viewer
          ? words.t('learn-you')
          : words.t('learn-opponent', { number: (seat.seat + 1).toString() }),
    }))
    return { ...table, info: { ...table.info, seats }, meanwhile: this.verdict ? [] : table.meanwhile }
  }

  private take(verdict: PuzzleVerdict): void {
    this.verdict = verdict
    answered(this.game, this.puzzle.id, verdict.right)
    pointing.point(this, this.placesOf(verdict))
    // There is nothing more to decide here.
    const { view } = this.table
    if (view) this.table.view = { ...view, moves: [], choices: [], actors: [], decision: null }
  }

  /** Where the best move happens: what the board marks. */
  private placesOf({ best }: PuzzleVerdict): Pointed[] {
    const { placesOf } = faceOf(this.game)
    const found = best.events.flatMap((event) => placesOf?.(event as EventLike) ?? [])
    return found.filter(({ field }) => field !== 'seat')
  }

  leave(): void {
    pointing.leave(this)
  }
}
