/** A puzzle that is being solved: a table of its own, whose only move is the answer. */
import { api } from '../../lib/api.svelte'
import type { Answer, PuzzleLine, PuzzleShape, PuzzleVerdict } from '../../lib/wire'
import { words } from '../../lib/words.svelte'
import type { Question } from '../../table/socket'
import { TableStore } from '../../table/store.svelte'
import { answered } from './progress'

export class Solving {
  verdict = $state.raw<PuzzleVerdict | null>(null)
  /** Is the best move told? At once after a right answer, else when the person asks for it. */
  open = $state(false)
  /** Has the person asked for it? Whoever makes it then has not solved the puzzle. */
  seen = $state(false)
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
    this.verdict = null
    return this.table.sync()
  }

  show(): void {
    this.open = true
    this.seen = true
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
    this.open = verdict.right
    answered(this.game, this.puzzle.id, verdict.right && !this.seen)
    // There is nothing more to decide here; what was asked says what the answers mean.
    const { view } = this.table
    if (view) this.table.view = { ...view, moves: [], choices: [], actors: [] }
  }
}
