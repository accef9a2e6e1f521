import { randomUUID } from 'node:crypto'

interface Message {
  id: string
  body: string
  sentAt: number
  receives: number
  /** Until this instant, the message is being processed and hidden from other receivers. */
  hiddenUntil: number
  /** The last receiver needs it to delete the message. */
  receipt: string
  /** For a dead letter: the queue in which it failed. One that was sent to a dead-letter queue by hand has none. */
  source?: LocalQueue
}

/** A redrive: when it began, and how many messages it moved. It fails at the first message whose source is unknown. */
interface Move {
  startedAt: number
  moved: number
  isFailed: boolean
  isRunning?: true
}

export interface QueueSpec {
  name: string
  url: string
  arn: string
  visibilityMs: number
  retentionMs: number
  /** The queue for messages that were received `maxReceives` times and not deleted. */
  redrive?: { maxReceives: number; deadLetters: LocalQueue }
}

/**
 * A queue in memory with the local world's clock. It delivers at least once, in no guaranteed order. When the clock is
 * set back, messages wait as long as they would have: else one would stay hidden until the old time comes again.
 */
export class LocalQueue {
  readonly spec: QueueSpec
  private readonly clock: () => number
  private lastSeen = 0
  private readonly waiting = new Set<() => void>()
  private messages: Message[] = []
  /** The redrives from this queue, the last one first. */
  readonly moves: Move[] = []

  constructor(spec: QueueSpec, clock: () => number) {
    this.spec = spec
    this.clock = clock
  }

  private now(): number {
    const now = this.clock()
    const setBack = Math.max(0, this.lastSeen - now)
    for (const message of setBack ? this.messages : []) {
      message.sentAt -= setBack
      message.hiddenUntil -= setBack
    }
    this.lastSeen = now
    return now
  }

  /** Adds a message that receivers get after `delayS` seconds. */
  send(body: string, delayS = 0): Message {
    const now = this.now()
    const hiddenUntil = delayS > 0 ? now + delayS * 1000 : 0
    const message = { id: randomUUID(), body, sentAt: now, receives: 0, hiddenUntil, receipt: '' }
    this.messages.push(message)
    for (const wake of this.waiting) wake()
    return message
  }

  /** Resolves when a message is sent, at the latest after `maxMs` real milliseconds. */
  untilSent(maxMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, maxMs).unref()
      this.waiting.add(wake)
    })
  }

  /** Returns at most `max` messages and hides them for the visibility timeout. */
  receive(max: number): Message[] {
    this.expire()
    const messages = this.messages.filter(({ hiddenUntil }) => hiddenUntil <= this.now()).slice(0, max)
    for (const message of messages) {
      message.receives += 1
      message.hiddenUntil = this.now() + this.spec.visibilityMs
      message.receipt = randomUUID()
    }
    return messages
  }

  /** Deletes a message by its last receipt. An older receipt has no effect. */
  delete(receipt: string): void {
    this.messages = this.messages.filter((message) => message.receipt !== receipt)
  }

  /** All messages in the queue, hidden or not. */
  list(): readonly Readonly<Message & { hidden: boolean }>[] {
    this.expire()
    return this.messages.map((message) => ({ ...message, hidden: message.hiddenUntil > this.now() }))
  }

  /** Sends the messages that are not hidden to the queues in which they failed, as new ones. */
  redrive(): void {
    this.expire()
    const move: Move = { startedAt: this.now(), moved: 0, isFailed: false }
    this.moves.unshift(move)
    for (const message of this.messages.filter(({ hiddenUntil }) => hiddenUntil <= this.now())) {
      move.isFailed = !message.source
      if (!message.source) return
      message.source.send(message.body)
      this.messages = this.messages.filter((each) => each !== message)
      move.moved += 1
    }
  }

  /** Deletes expired messages and moves messages that were received too often to the dead-letter queue. */
  private expire(): void {
    const now = this.now()
    const { retentionMs, redrive } = this.spec
    this.messages = this.messages.filter(({ sentAt }) => sentAt + retentionMs > now)
    if (!redrive) return
    const isDead = ({ receives, hiddenUntil }: Message) => receives >= redrive.maxReceives && hiddenUntil <= now
    for (const message of this.messages.filter(isDead)) redrive.deadLetters.messages.push({ ...message, source: this })
    this.messages = this.messages.filter((message) => !isDead(message))
  }
}
