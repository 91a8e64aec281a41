/** Everything beside the socket: who I am, making and finding tables, records. And the one socket of this client. */
import { Connection, type Question, type Status } from '../table/socket'
import { TableStore } from '../table/store.svelte'
import type {
  Answer,
  DailyShape,
  GameList,
  GameShape,
  GuestAnswer,
  InvitationShape,
  Luck,
  Made,
  NewTable,
  PuzzleList,
  PuzzleShape,
  Refused,
  Reviewed,
  TableLine,
  ViewPage,
} from './wire'

export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const found: unknown = await answer.json()
  if (!answer.ok) throw new RefusedError(found as Refused)
  return found as T
}

class Api {
  me = $state.raw<GuestAnswer | null>(null)
  status = $state<Status>('connecting')
  private connection: Connection | null = null
  private tables = new Map<string, TableStore>()
  private known: Promise<GameShape[]> | null = null

  /** The session, if there is one. */
  async find(): Promise<GuestAnswer | null> {
    this.me = await call<GuestAnswer | null>('GET', '/api/me')
    return this.me
  }

  async enter(name: string): Promise<GuestAnswer> {
    this.me = await call<GuestAnswer>('POST', '/api/me', { name })
    return this.me
  }

  async forget(): Promise<void> {
    await call('DELETE', '/api/me')
    this.me = null
    this.connection?.close()
    this.connection = null
    this.tables.clear()
  }

  /** Which version runs, and which engine. */
  health = (): Promise<{ version: string; engine: string }> => call('GET', '/health')

  /** The games of this server. They do not change while it runs, so they are asked for once. */
  games(): Promise<GameShape[]> {
    this.known ??= call<GameList>('GET', '/api/games').then(
      (found) => found.games,
      (problem: unknown) => {
        this.known = null
        throw problem
      },
    )
    return this.known
  }
  /** What never changes at a table of this game: its places, cards and costs. */
  scene = (game: string, seats: number): Promise<Record<string, unknown>> =>
    call('GET', `/api/scenes/${game}?seats=${seats}`)
  list = async (): Promise<TableLine[]> => (await call<{ tables: TableLine[] }>('GET', '/api/tables')).tables
  make = (table: Partial<NewTable> & { game: string; seats: number }): Promise<Made> =>
    call('POST', '/api/tables', table)
  /** The game of a day (a date, or `today`) and its results at this server. */
  daily = (
    day: string,
    game: string,
    rules: string,
    seats: number,
    options: Record<string, unknown>,
  ): Promise<DailyShape> =>
    call(
      'GET',
      `/api/daily/${day}?${new URLSearchParams({ game, rules, seats: String(seats), options: JSON.stringify(options) })}`,
    )
  join = async (invite: string): Promise<string> =>
    (await call<{ table: string }>('POST', '/api/join', { invite })).table
  bring = (text: string): Promise<Made> => call('POST', '/api/records', { text })
  record = async (id: string): Promise<string> => (await fetch(`/api/records/${id}`)).text()
  views = (id: string, viewer: number | null, since: number, count = 20): Promise<ViewPage> =>
    call('GET', `/api/records/${id}/views?since=${since}&count=${count}${viewer === null ? '' : `&viewer=${viewer}`}`)
  luck = (id: string): Promise<Luck> => call('GET', `/api/records/${id}/luck`)
  /** What the coach says, or how far it is; the first question makes it begin. */
  review = (id: string): Promise<Reviewed> => call('GET', `/api/records/${id}/review`)
  /** The puzzles of a game, and the position of one. */
  puzzles = (game: string): Promise<PuzzleList> => call('GET', `/api/puzzles/${game}`)
  puzzle = (game: string, id: string): Promise<PuzzleShape> => call('GET', `/api/puzzles/${game}/${id}`)
  /** What is asked of a puzzle as it would be of a table. */
  askPuzzle = (game: string, question: Question): Promise<Answer> =>
    call<Answer>('POST', `/api/puzzles/${game}/${question.table}/ask`, question).catch((problem: unknown) => {
      if (problem instanceof RefusedError) return problem.refused
      throw problem
    })
  invitation = (path: string): Promise<InvitationShape> => call('GET', `/api/invitations/${path.split('/').pop()}`)
  /** Whether friends in the local network reach this server. Only the person who started it `may` switch that. */
  lan = (on?: boolean): Promise<{ addresses: string[]; may: boolean }> =>
    on === undefined ? call('GET', '/api/lan') : call('POST', '/api/lan', { on })

  /** The table of this id, followed from now on. */
  table(id: string): TableStore {
    const known = this.tables.get(id)
    if (known) return known
    const found = new TableStore(id, this.socket())
    this.tables.set(id, found)
    if (this.status === 'open') void found.sync()
    return found
  }

  private socket(): Connection {
    if (this.connection) return this.connection
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const connection = new Connection(`${scheme}://${location.host}/api/socket`)
    connection.onStatus = (status) => (this.status = status)
    connection.onOpen = () => {
      for (const table of this.tables.values()) void table.sync()
    }
    connection.onNews = (news) => {
      for (const table of this.tables.values()) table.hear(news)
    }
    addEventListener('online', () => connection.wake())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') connection.wake()
    })
    this.connection = connection
    // Not at once: a table may first be asked for while a page is being worked out, when nothing may change.
    queueMicrotask(() => connection.open())
    return connection
  }
}

export const api = new Api()
