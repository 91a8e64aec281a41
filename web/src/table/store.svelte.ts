/**
 * A table as this client knows it: what the server said last. No rule of a game is here; what may be done is in
 * `view.moves` and `view.choices`, and why something may not be done is asked of the server.
 */
import type { Snippet } from 'svelte'
import { clock } from './clock'
import type { Pointed } from './pointing.svelte'
import { newKey, type Connection, type Question } from './socket'
import { backTo, undoneBy } from './timeline'
import type { ReasonLike } from '../lib/catalogue'
import type {
  Answer,
  ChatShape,
  EventShape,
  LineShape,
  News,
  Refused,
  Synced,
  TableShape,
  Update,
  You,
} from '../lib/wire'

/** Did somebody say it, be it the operator, and not the table about itself? */
function isSaid(line: ChatShape): boolean {
  return !line.notice || line.notice.code === 'announced'
}

/** What every game's view has. */
export interface View {
  game: string
  rules: string
  viewer: number
  turn: number
  phase: string
  actors: number[]
  decision: { id: number; kind: string; seat: number; rule: string; source?: string; sealed?: boolean } | null
  moves: Move[]
  choices: Choice[]
  seats: Record<string, any>[]
  board: Record<string, any>
  outcome: Outcome | null
  [more: string]: any
}
export interface Move {
  text: string
  kind: string
  [field: string]: any
}
export interface Choice {
  kind: string
  [field: string]: any
}
export interface Outcome {
  winners: number[]
  ranking: number[]
  points: number[]
  sources: Record<string, number>[]
  ending: string
}
/** Somebody has taken moves back. */
export interface Undoing {
  seq: number
  seat: number
  moves: number
}
/** Moves that a bot would make, the same by their fields, and what speaks for them. */
/** What moves would do, as far as this seat can know; `dealt` is what nature deals face down then, counted. */
export interface Foreseen {
  events: EventShape[]
  stopped: string | null
  dealt: EventShape[]
  then: string | null
  /** The phase of a chance that nothing is foreseen of. */
  comes: string | null
}
export interface Hint {
  moves: string[]
  says: Move[]
  reasons: ReasonLike[]
  /** How sure the bot is, where it can say so, and the next best move. */
  sure?: 'clear' | 'likely' | 'even' | null
  next?: Move[]
}
/** How a game calls its moves, and what on its table they are about. */
export interface Naming {
  say: (move: Move) => string
  where: (move: Move) => Pointed[]
}
/** One event of the log. */
export interface LogEntry extends EventShape {
  id: number
}

/** The view of somebody who only looks on. */
export const ONLOOKER = -2

const LOG = 600
/** How many lines of log a freshly opened page asks for, or a shared device that is turned to another seat. The server keeps more at hand. */
const TOLD_AGAIN = 200

const READ = 'read'

/** How far the chat of each table was read in this browser. */
function readLines(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

const readUpTo = (table: string): number | undefined => readLines()[table]

export class TableStore {
  info = $state.raw<TableShape | null>(null)
  you = $state.raw<You | null>(null)
  scene = $state.raw<Record<string, any> | null>(null)
  view = $state.raw<View | null>(null)
  seq = $state(0)
  undo = $state<number | null>(null)
  /** Who must agree before I may take back my last move. */
  consent = $state.raw<number[]>([])
  chat = $state.raw<ChatShape[]>([])
  /** The number of the last line of the chat that was read here. */
  private read = $state(0)
  /** What others have said and nobody has read here. */
  unread = $derived(this.chat.filter((line) => line.n > this.read && isSaid(line) && line.guest !== this.you?.guest))
  /** What the panel beside the table shows. */
  side = $state<'extra' | 'log' | 'chat'>('log')
  log = $state.raw<LogEntry[]>([])
  /** The lines of the record that belong to the log, and those of them that were taken back, with who did it. */
  lines = $state.raw<LineShape[]>([])
  undone = $derived(undoneBy(this.lines))
  /** The last time somebody else took moves back, as long as this page is open. */
  undoing = $state.raw<Undoing | null>(null)
  refused = $state.raw<Refused | null>(null)
  /** A message of ours is under way: buttons wait. */
  busy = $state(false)
  /** Of a puzzle: what its bar says, and once it is answered what stands where the moves were. */
  bar = $state.raw<Snippet | null>(null)
  told = $state.raw<Snippet<[Naming]> | null>(null)
  gone = $state.raw<Refused | null>(null)

  /** Every update, in order: animations and sounds hang on here. */
  onUpdate: (update: Update) => void = () => {}

  private version = 0
  private entries = 0
  private syncing: Promise<void> | null = null
  private seat: number | null = null
  /** The newest line heard of. */
  private heard = 0

  constructor(
    readonly id: string,
    private readonly connection: Pick<Connection, 'ask'>,
  ) {}

  /** Follow the table, or catch up with it. `seat` turns a shared device to one of its seats. */
  sync(seat: number | null = this.seat): Promise<void> {
    const turns = seat !== this.seat
    if (turns) {
      this.seat = seat
      this.forget()
    }
    if (this.syncing === null || turns) {
      const asked = (this.syncing ?? Promise.resolve()).then(() => this.catchUp())
      const done = asked.finally(() => {
        if (this.syncing === done) this.syncing = null
      })
      this.syncing = done
    }
    return this.syncing
  }

  /** Drop what only the former seat may know before the next one looks. */
  private forget(): void {
    this.log = []
    this.lines = []
    this.refused = null
    this.undo = null
    this.consent = []
  }

  /** The device is turned to a seat whose view has not come yet. */
  private get turning(): boolean {
    return this.seat !== null && this.you !== null && this.seat !== this.you.viewer
  }

  private async catchUp(again = true): Promise<void> {
    const seat = this.seat
    const since = this.view === null ? -TOLD_AGAIN : this.turning ? Math.max(0, this.seq - TOLD_AGAIN) : this.seq
    const answer = await this.connection.ask({
      type: 'sync',
      table: this.id,
      since,
      seat,
      scene: this.scene === null,
    } as Question)
    // The device was turned again meanwhile; the next answer is for that seat.
    if (seat !== this.seat) return
    if (answer.type === 'synced') this.take(answer)
    else if (answer.type === 'refused') this.gone = answer
    // An update may overtake the answer.
    if (answer.type === 'synced' && this.heard > this.seq && again) await this.catchUp(false)
  }

  private take(synced: Synced): void {
    if (synced.version >= this.version) this.takeInfo(synced.version, synced.info)
    if (this.you !== null && this.you.viewer !== synced.you.viewer) this.forget()
    this.you = synced.you
    this.turnAway(synced.you.seats)
    if (synced.scene !== null) this.scene = synced.scene
    this.view = synced.view as View | null
    this.seq = synced.seq
    this.undo = synced.undo
    this.consent = synced.consent
    this.chat = synced.chat
    if (this.read === 0) this.read = readUpTo(this.id) ?? this.keepRead(synced.chat.at(-1)?.n ?? 0)
    this.addLog(synced.meanwhile, synced.lines)
  }

  /** Who sits where and what the clocks say, and so what this client may do here. */
  private takeInfo(version: number, info: TableShape): void {
    this.version = version
    this.info = info
    if (info.now) clock.ahead = info.now - Date.now() / 1000
    if (this.refused?.code === 'PAUSED' && !info.paused) this.refused = null
    if (this.you === null || !info.seats) return
    const { guest } = this.you
    const seats = info.seats.filter((seat) => seat.kind === 'person' && seat.guest === guest).map((seat) => seat.seat)
    this.you = {
      ...this.you,
      host: info.host === guest,
      muted: info.guests.some((each) => each.guest === guest && each.muted),
      seats,
    }
    this.turnAway(seats)
  }

  /** A shared device is not turned to a seat that is somebody else's now. */
  private turnAway(seats: number[]): void {
    if (this.seat !== null && this.seat >= 0 && !seats.includes(this.seat)) this.seat = null
  }

  /** What the server sends unasked: news, a whole table when its game begins, a refusal when access ends. */
  hear(news: News | Synced | Refused): void {
    if (news.table !== this.id) return
    if (news.type === 'update') {
      this.heard = Math.max(this.heard, news.seq)
      // This update is still for the former seat.
      if (this.turning) return
      if (news.since !== this.seq || this.view === null) {
        if (news.seq > this.seq) void this.sync()
        return
      }
      this.seq = news.seq
      this.view = news.view as unknown as View
      this.undo = news.undo
      this.consent = news.consent
      this.addLog(news.events, news.lines)
      this.noteUndo(news.lines)
      this.onUpdate(news)
    } else if (news.type === 'table') {
      if (news.version >= this.version) this.takeInfo(news.version, news.info)
    } else if (news.type === 'refused') {
      this.gone = news
    } else if (news.type === 'chat') {
      if (this.chat.every((line) => line.n !== news.line.n)) this.chat = [...this.chat.slice(-199), news.line]
    } else if (news.type === 'synced' && !this.turning) {
      this.take(news)
    }
  }

  private noteUndo(lines: LineShape[]): void {
    const by = lines.find((line) => backTo(line) !== null)
    if (by === undefined || by.seat === this.mine) return
    const back = backTo(by) as number
    const moves = [...this.undone].filter(([seq, seat]) => seq > back && seq < by.seq && seat === by.seat).length
    this.undoing = { seq: by.seq, seat: by.seat, moves }
  }

  private addLog(events: EventShape[], lines: LineShape[]): void {
    this.lines = [...this.lines, ...lines].slice(-LOG)
    if (events.length === 0) return
    this.log = [...this.log, ...events.map((event) => ({ ...event, id: ++this.entries }))].slice(-LOG)
  }

  // --- asking ---

  async ask(question: Omit<Question, 'table'> & { type: string }): Promise<Answer> {
    const answer = await this.connection.ask({ ...question, table: this.id } as Question)
    if (answer.type === 'refused') this.refused = answer
    return answer
  }

  /** Make moves, all or none. */
  async move(...moves: string[]): Promise<Answer | null> {
    const decision = this.view?.decision?.id
    if (decision === undefined || this.busy) return null
    this.busy = true
    this.refused = null
    try {
      const answer = await this.ask({ type: 'move', decision, key: newKey(), moves, seat: this.mine } as never)
      if (answer.type === 'refused' && answer.code === 'STALE') await this.sync()
      return answer
    } finally {
      this.busy = false
    }
  }

  async takeBack(consent = false): Promise<Answer> {
    this.refused = null
    return this.ask({ type: 'undo', key: newKey(), to: null, consent, seat: this.mine } as never)
  }

  /** The chat is on the screen. */
  readChat(): void {
    const last = this.chat.at(-1)?.n ?? 0
    if (last > this.read) this.read = this.keepRead(last)
  }

  private keepRead(line: number): number {
    localStorage.setItem(READ, JSON.stringify({ ...readLines(), [this.id]: line }))
    return line
  }

  say(text: string): Promise<Answer> {
    return this.ask({ type: 'chat', key: newKey(), text } as never)
  }

  /** Why may this not be done, written or by its fields? Null when it may. */
  async why(move: string | Record<string, unknown>): Promise<Refused | null> {
    const asked = typeof move === 'string' ? { text: move, fields: null } : { text: null, fields: move }
    const question = { type: 'why', table: this.id, ...asked, seat: this.mine } as Question
    const answer = await this.connection.ask(question)
    return answer.type === 'refused' ? answer : null
  }

  /** What a bot would do here; null where there is no answer (`refused` says why). */
  /** May this table's seats ask for hints? */
  get hintsAllowed(): boolean {
    return this.info?.settings.hints ?? false
  }
  /** Would a hint take this game out of the results of its day? */
  get hintCosts(): boolean {
    return this.mine !== null && (this.info?.compared.includes(this.mine) ?? false)
  }
  async hint(): Promise<Hint | null> {
    const answer = await this.ask({ type: 'hint', seat: this.mine } as never)
    return answer.type === 'done' ? (answer.result as unknown as Hint) : null
  }

  async preview(moves: string[]): Promise<Foreseen | null> {
    const question = { type: 'preview', table: this.id, moves, seat: this.mine } as Question
    const answer = await this.connection.ask(question)
    return answer.type === 'done' ? (answer.result as never) : null
  }

  // --- reading ---

  /** The seat this client plays now, or null for somebody who looks on. */
  get mine(): number | null {
    const viewer = this.you?.viewer ?? ONLOOKER
    return viewer >= 0 ? viewer : null
  }

  /** A position to solve: no table, and nobody else is here. */
  get isPuzzle(): boolean {
    return this.info?.source === 'puzzle'
  }

  /** Ended by its rules or by its players. */
  get over(): boolean {
    return this.view?.outcome != null || this.info?.stage === 'closed'
  }

  get myTurn(): boolean {
    return this.mine !== null && !this.over && (this.view?.actors.includes(this.mine) ?? false)
  }

  /** Of everybody at the table, by seat. */
  get names(): string[] {
    return this.info?.seats.map(({ seat }) => this.name(seat)) ?? []
  }

  name(seat: number): string {
    return this.info?.seats[seat]?.name ?? `${seat + 1}`
  }

  moves(kind: string): Move[] {
    return this.view?.moves.filter((move) => move.kind === kind) ?? []
  }
}
