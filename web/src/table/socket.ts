/**
 * The connection to the server: one socket for all tables, which reconnects by itself.
 *
 * A message with a key (move, undo, chat) is sent again after a reconnect until it has an answer; the server knows the
 * key and does nothing twice. Questions without a key are asked again too: they change nothing.
 */
import type { Answer, Ask, News } from '../lib/wire'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'
/** An Ask without its `ref`, which is this file's business. */
export type Question = Ask extends infer A ? (A extends Ask ? Omit<A, 'ref'> : never) : never

interface Waiting {
  question: Question
  resolve: (answer: Answer) => void
  sent: boolean
}

const SLOWEST = 8000

export class Connection {
  status: Status = 'connecting'
  onStatus: (status: Status) => void = () => {}
  onNews: (news: News) => void = () => {}
  /** Called before waiting messages are sent again, so that tables can be followed anew. */
  onOpen: () => void = () => {}

  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private count = 0
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly address: string,
    private readonly make: (address: string) => WebSocket = (where) => new WebSocket(where),
  ) {}

  open(): void {
    if (this.socket !== null || this.status === 'closed') return
    this.set(this.tries === 0 ? 'connecting' : 'lost')
    const socket = this.make(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      this.set('open')
      this.onOpen()
      for (const [ref, waiting] of this.waiting) if (!waiting.sent) this.send(ref, waiting)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Answer | News)
    socket.onclose = () => this.again(socket)
  }

  close(): void {
    this.set('closed')
    clearTimeout(this.timer)
    this.socket?.close()
    this.socket = null
  }

  /** Try now instead of waiting for the next attempt: the page is visible again, the network is back. */
  wake(): void {
    if (this.status !== 'lost' || this.socket !== null) return
    clearTimeout(this.timer)
    this.open()
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve) => {
      const ref = `c${++this.count}`
      const waiting = { question, resolve, sent: false }
      this.waiting.set(ref, waiting)
      if (this.status === 'open') this.send(ref, waiting)
    })
  }

  private send(ref: string, waiting: Waiting): void {
    if (this.socket?.readyState !== 1) return
    waiting.sent = true
    this.socket.send(JSON.stringify({ ...waiting.question, ref }))
  }

  private hear(message: Answer | News): void {
    if ('ref' in message && message.ref != null) {
      const waiting = this.waiting.get(message.ref)
      if (waiting === undefined) return
      if (message.type === 'refused' && message.code === 'TOO_FAST') {
        setTimeout(() => this.send(message.ref as string, waiting), 300)
        return
      }
      this.waiting.delete(message.ref)
      waiting.resolve(message)
    } else {
      this.onNews(message as News)
    }
  }

  private again(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.socket = null
    if (this.status === 'closed') return
    for (const waiting of this.waiting.values()) waiting.sent = false
    this.set('lost')
    const pause = Math.min(SLOWEST, 400 * 2 ** this.tries) * (0.75 + Math.random() / 2)
    this.tries += 1
    this.timer = setTimeout(() => this.open(), pause)
  }

  private set(status: Status): void {
    if (this.status === status) return
    this.status = status
    this.onStatus(status)
  }
}

/** A word that is used once: the server does a keyed message only once, however often it arrives. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
