import { randomUUID } from 'node:crypto'

interface Message {
  id: string
  body: string
  sentAt: number
  receives: number
  /** Until then somebody is at it, and nobody else sees it. */
  hiddenUntil: number
  /** What the last who received it must show to delete it. */
  receipt: string
}

export interface QueueSpec {
  name: string
  url: string
  arn: string
  visibilityMs: number
  retentionMs: number
  /** Where a message goes that was received so often and is still here. */
  redrive?: { maxReceives: number; deadLetters: LocalQueue }
}

/** A queue of the local world, in memory: at least once, in no promised order, by the local world's clock. */
export class LocalQueue {
  readonly spec: QueueSpec
  private readonly now: () => number
  private messages: Message[] = []

  constructor(spec: QueueSpec, now: () => number) {
    this.spec = spec
    this.now = now
  }

  send(body: string): Message {
    const message = { id: randomUUID(), body, sentAt: this.now(), receives: 0, hiddenUntil: 0, receipt: '' }
    this.messages.push(message)
    return message
  }

  /** Hands out at most `max` messages and hides them for a while. */
  receive(max: number): Message[] {
    this.tidy()
    const messages = this.messages.filter(({ hiddenUntil }) => hiddenUntil <= this.now()).slice(0, max)
    for (const message of messages) {
      message.receives += 1
      message.hiddenUntil = this.now() + this.spec.visibilityMs
      message.receipt = randomUUID()
    }
    return messages
  }

  /** Deletes a message that was received and not received by anybody else since; otherwise nothing. */
  delete(receipt: string): void {
    this.messages = this.messages.filter((message) => message.receipt !== receipt)
  }

  /** All that is in the queue, received or not. */
  list(): readonly Readonly<Message & { hidden: boolean }>[] {
    this.tidy()
    return this.messages.map((message) => ({ ...message, hidden: message.hiddenUntil > this.now() }))
  }

  /** Drops what is too old and hands over what was received too often. */
  private tidy(): void {
    const now = this.now()
    const { retentionMs, redrive } = this.spec
    this.messages = this.messages.filter(({ sentAt }) => sentAt + retentionMs > now)
    if (!redrive) return
    const isDead = ({ receives, hiddenUntil }: Message) => receives >= redrive.maxReceives && hiddenUntil <= now
    redrive.deadLetters.messages.push(...this.messages.filter(isDead))
    this.messages = this.messages.filter((message) => !isDead(message))
  }
}
