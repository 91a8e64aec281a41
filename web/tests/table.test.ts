import { describe, expect, it, vi } from 'vitest'
import type { Connection, Question } from '../src/lib/socket'
import { TableStore } from '../src/lib/table.svelte'
import type { Answer, Update } from '../src/lib/wire'

const event = (name: string): object => ({ seq: 1, name, seat: 0, args: {}, rule: 'X' })
const synced = (viewer: number, seq: number, ...names: string[]): Answer =>
  ({ type: 'synced', table: 't', version: 1, info: {}, you: { viewer, seats: [0, 1] }, seq, scene: null, view: { viewer, actors: [] }, undo: 3, chat: [], meanwhile: names.map(event) }) as never
const update = (viewer: number, since: number, ...names: string[]): Update =>
  ({ type: 'update', table: 't', since, seq: since + 1, lines: [], view: { viewer, actors: [] }, undo: null, events: names.map(event) }) as never

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
