import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Question } from '../../src/table/socket'
import type { Answer, News } from '../../src/lib/wire'

/** A socket in the hands of a test. */
class Fake {
  static all: Fake[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}
  constructor(readonly address: string) {
    Fake.all.push(this)
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose()
  }
  accept(): void {
    this.readyState = 1
    this.onopen()
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const latest = (): Fake => Fake.all[Fake.all.length - 1] as Fake
const make = (): Connection => new Connection('ws://x', (address) => new Fake(address) as unknown as WebSocket)
const move: Question = { type: 'move', table: 'abcd', decision: 1, key: 'k1', moves: ['roll'], seat: null }

beforeEach(() => {
  Fake.all = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('an answer finds its question, news goes to everybody', async () => {
  const connection = make()
  const heard: News[] = []
  connection.onNews = (news) => heard.push(news)
  connection.open()
  latest().accept()
  const answer = connection.ask(move)
  latest().say({ type: 'update', table: 'abcd', since: 0, seq: 1 })
  latest().say({ type: 'done', table: 'abcd', ref: latest().sent[0]?.['ref'], seq: 1 })
  expect(((await answer) as Answer).type).toBe('done')
  expect(heard).toHaveLength(1)
})

test('a message without an answer is sent again after a reconnect, with the same key', async () => {
  const connection = make()
  connection.open()
  latest().accept()
  const answer = connection.ask(move)
  expect(latest().sent).toHaveLength(1)
  latest().close()
  expect(connection.status).toBe('lost')
  await vi.advanceTimersByTimeAsync(2000)
  expect(Fake.all).toHaveLength(2)
  latest().accept()
  expect(latest().sent[0]).toMatchObject({ type: 'move', key: 'k1' })
  latest().say({ type: 'done', table: 'abcd', ref: latest().sent[0]?.['ref'], seq: 1 })
  expect((await answer).type).toBe('done')
  latest().close()
  await vi.advanceTimersByTimeAsync(2000)
  latest().accept()
  expect(latest().sent).toHaveLength(0)
})

test('what is asked while there is no connection waits for one', async () => {
  const connection = make()
  connection.open()
  void connection.ask(move)
  expect(latest().sent).toHaveLength(0)
  latest().accept()
  expect(latest().sent).toHaveLength(1)
})

test('too fast is tried again by itself', async () => {
  const connection = make()
  connection.open()
  latest().accept()
  const answer = connection.ask(move)
  const ref = latest().sent[0]?.['ref']
  latest().say({ type: 'refused', ref, code: 'TOO_FAST', rule: '', args: {}, needs: {} })
  await vi.advanceTimersByTimeAsync(400)
  expect(latest().sent).toHaveLength(2)
  latest().say({ type: 'done', table: 'abcd', ref })
  expect((await answer).type).toBe('done')
})

test('closed is closed', async () => {
  const connection = make()
  connection.open()
  latest().accept()
  connection.close()
  await vi.advanceTimersByTimeAsync(20000)
  expect(Fake.all).toHaveLength(1)
})
