import { describe, expect, it, vi } from 'vitest'
import type { Connection, Question } from '../../src/table/socket'
import { serverNow } from '../../src/table/clock'
import { sinceMine } from '../../src/table/recap'
import { rowsOf } from '../../src/table/log'
import { TableStore } from '../../src/table/store.svelte'
import { undoneBy } from '../../src/table/timeline'
import type { Answer, EventShape, LineShape, Update } from '../../src/lib/wire'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})

const event = (name: string): object => ({ seq: 1, name, seat: 0, args: {}, rule: 'X' })
const synced = (viewer: number, seq: number, ...names: string[]): Answer =>
  ({
    type: 'synced',
    table: 't',
    version: 1,
    info: {},
    you: { viewer, seats: [0, 1] },
    seq,
    scene: null,
    view: { viewer, actors: [] },
    undo: 3,
    consent: [],
    lines: [],
    chat: [],
    meanwhile: names.map(event),
  }) as never
const update = (viewer: number, since: number, ...names: string[]): Update =>
  ({
    type: 'update',
    table: 't',
    since,
    seq: since + 1,
    lines: [],
    view: { viewer, actors: [] },
    undo: null,
    consent: [],
    events: names.map(event),
  }) as never

/** A server that answers when it is told to. */
function server(): { table: TableStore; asked: Question[]; answer: (found: Answer) => Promise<void> } {
  const asked: Question[] = []
  const waiting: ((found: Answer) => void)[] = []
  const ask = (question: Question): Promise<Answer> => (asked.push(question), new Promise((done) => waiting.push(done)))
  const answer = async (found: Answer): Promise<void> => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0))
    waiting.shift()!(found)
    await new Promise((done) => setTimeout(done))
  }
  return { table: new TableStore('t', { ask } as unknown as Connection), asked, answer }
}
const log = (table: TableStore): string[] => table.log.map((each) => each.name)

describe('a shared device', () => {
  it('forgets what one seat knew before the other one looks', async () => {
    const { table, asked, answer } = server()
    void table.sync(0)
    await answer(synced(0, 500, 'ann'))
    table.hear(update(0, 500, 'hers'))
    expect(log(table)).toEqual(['ann', 'hers'])
    void table.sync(1)
    expect([log(table), table.undo]).toEqual([[], null])
    table.hear(update(0, 501, 'late'))
    expect(log(table)).toEqual([])
    await answer(synced(1, 502, 'bea'))
    expect(log(table)).toEqual(['bea'])
    expect(asked.at(-1)).toMatchObject({ seat: 1, since: 301 })
  })
  it('is turned although an older question is under way, whose answer is nobody’s', async () => {
    const { table, asked, answer } = server()
    void table.sync(0)
    await answer(synced(0, 5, 'ann'))
    void table.sync()
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    void table.sync(1)
    await answer(synced(0, 6, 'hers'))
    expect(log(table)).toEqual([])
    await answer(synced(1, 6, 'bea'))
    expect([log(table), table.mine]).toEqual([['bea'], 1])
  })
  it('asks again for what overtook the answer', async () => {
    const { table, asked, answer } = server()
    void table.sync(0)
    await answer(synced(0, 5))
    void table.sync(1)
    table.hear(update(1, 5, 'overtakes'))
    await answer(synced(1, 5))
    await answer(synced(1, 6, 'overtakes'))
    expect([log(table), asked.at(-1)]).toMatchObject([['overtakes'], { since: 5 }])
  })
})

describe('what comes unasked', () => {
  const info = (more: object): object => ({
    host: 'ann',
    guests: [{ guest: 'me', name: 'Me', muted: false, here: true }],
    paused: false,
    locked: false,
    stage: 'lobby',
    now: Date.now() / 1000 + 240,
    seats: [
      { seat: 0, kind: 'person', guest: 'ann' },
      { seat: 1, kind: 'open', guest: null },
    ],
    ...more,
  })
  const began = async (): Promise<TableStore> => {
    const { table, asked, answer } = server()
    void table.sync()
    await answer({
      ...(synced(-2, 0) as object),
      info: info({}),
      you: { guest: 'me', viewer: -2, seats: [], host: false, muted: false, invite: null },
    } as never)
    expect(asked[0]).toMatchObject({ since: -200 })
    return table
  }
  const news = (more: object, version = 2): never => ({ type: 'table', table: 't', version, info: info(more) }) as never

  it('tells somebody who was removed, or whose table is gone', async () => {
    for (const code of ['REMOVED', 'NO_SUCH_TABLE']) {
      const table = await began()
      table.hear({ type: 'refused', table: 't', ref: null, code, rule: '', args: {}, needs: {} } as never)
      expect(table.gone?.code).toBe(code)
    }
  })
  it('says what the client may do here: its seats, host, muted', async () => {
    const table = await began()
    table.hear(
      news({
        host: 'me',
        seats: [
          { seat: 0, kind: 'open', guest: null },
          { seat: 1, kind: 'person', guest: 'me' },
        ],
      }),
    )
    expect(table.you).toMatchObject({ seats: [1], host: true, muted: false, viewer: -2 })
    table.hear(news({ guests: [{ guest: 'me', name: 'Me', muted: true, here: true }] }, 3))
    expect(table.you).toMatchObject({ seats: [], host: false, muted: true })
    table.hear(news({ host: 'me' }, 2))
    expect(table.you?.host).toBe(false)
  })
  it('takes a refusal back that is over: the table goes on', async () => {
    const table = await began()
    table.refused = { code: 'PAUSED' } as never
    table.hear(news({ paused: true }, 2))
    expect(table.refused).not.toBeNull()
    table.hear(news({ paused: false }, 3))
    expect(table.refused).toBeNull()
  })
  it('is nobody’s turn once people have ended the game', async () => {
    const { table, answer } = server()
    void table.sync(0)
    await answer({
      ...(synced(0, 5) as object),
      view: { viewer: 0, actors: [0], outcome: null },
      info: info({ stage: 'playing' }),
    } as never)
    expect([table.myTurn, table.over]).toEqual([true, false])
    table.hear(news({ stage: 'closed' }))
    expect([table.myTurn, table.over]).toEqual([false, true])
  })
  it('turns a shared device away from a seat that a bot has now', async () => {
    const { table, answer } = server()
    const two = [
      { seat: 0, kind: 'person', guest: 'me' },
      { seat: 1, kind: 'person', guest: 'me' },
    ]
    const you = (viewer: number, seats: number[]): object => ({
      guest: 'me',
      viewer,
      seats,
      host: false,
      muted: false,
      invite: null,
    })
    void table.sync(1)
    await answer({
      ...(synced(1, 5) as object),
      info: info({ stage: 'playing', seats: two }),
      you: you(1, [0, 1]),
    } as never)
    table.hear(news({ stage: 'playing', seats: [two[0], { seat: 1, kind: 'bot', guest: null }] }))
    table.hear({
      ...(synced(0, 5) as object),
      version: 3,
      info: info({ stage: 'playing', seats: [two[0], { seat: 1, kind: 'bot', guest: null }] }),
      you: you(0, [0]),
    } as never)
    table.hear(update(0, 5, 'goes on'))
    expect([table.mine, table.seq, log(table)]).toEqual([0, 6, ['goes on']])
  })
  it('tells deadlines by the server’s clock', async () => {
    await began()
    expect(Math.round(serverNow() - Date.now() / 1000)).toBe(240)
  })
})

describe('what was taken back', () => {
  const lines = [
    { seq: 1, seat: 0, text: 'a', notes: {} },
    { seq: 2, seat: 0, text: 'b', notes: {} },
    { seq: 3, seat: 0, text: 'undo 1', notes: {} },
    { seq: 4, seat: 0, text: 'c', notes: {} },
    { seq: 5, seat: 0, text: 'undo 0', notes: {} },
    { seq: 6, seat: 1, text: 'd', notes: {} },
  ]
  const entry = (seq: number): { seq: number; id: number } => ({ seq, id: 10 + seq })

  it('is known line by line, with who did it', () => {
    expect([...undoneBy(lines)].sort()).toEqual([
      [1, 0],
      [2, 0],
      [4, 0],
    ])
  })

  it('is folded where it stood', () => {
    const rows = rowsOf([1, 1, 2, 4, 6].map(entry), undoneBy(lines))
    expect(rows.map((row) => (row.fold ? [row.moves, row.by, row.entries.length] : row.entry.seq))).toEqual([
      [3, [0], 4],
      6,
    ])
  })

  it('is told to the others, with the number of moves', async () => {
    const { table, answer } = server()
    void table.sync(1)
    await answer({ ...synced(1, 2), lines: lines.slice(0, 2) } as never)
    table.hear({ ...update(1, 2), lines: [lines[2]] } as never)
    expect(table.undoing).toEqual({ seq: 3, seat: 0, moves: 1 })
    expect(table.undone.get(2)).toBe(0)
  })

  it('is not told to whoever did it', async () => {
    const { table, answer } = server()
    void table.sync(0)
    await answer({ ...synced(0, 2), lines: lines.slice(0, 2) } as never)
    table.hear({ ...update(0, 2), lines: [lines[2]] } as never)
    expect(table.undoing).toBeNull()
  })
})

describe('since my last turn', () => {
  const line = (seq: number, seat: number, text = 'x'): LineShape => ({ seq, seat, text, notes: {} })
  const entry = (seq: number): EventShape => ({ seq, name: 'e', seat: 0, args: {}, rule: '' })
  const told = (lines: LineShape[], mine: number | null): number[] =>
    sinceMine(
      lines.filter(({ text }) => text === 'x').map(({ seq }) => entry(seq)),
      lines,
      undoneBy(lines),
      mine,
    ).map(({ seq }) => seq)

  it('tells what others and chance did after my move', () => {
    expect(told([line(1, 0), line(2, 0), line(3, 1), line(4, -1), line(5, 2)], 0)).toEqual([3, 4, 5])
  })
  it('tells nothing of what chance answered to me, and nothing to somebody who looks on', () => {
    expect(told([line(1, 1), line(2, 0), line(3, -1)], 0)).toEqual([])
    expect(told([line(1, 1)], null)).toEqual([])
  })
  it('leaves out what was taken back', () => {
    expect(told([line(1, 0), line(2, 1), line(3, 1), line(4, 1, 'undo 2')], 0)).toEqual([2])
  })
})
