import Stripe from 'stripe'
import type { Event } from './objects.ts'

/** How often a message that was not accepted is sent, and the pauses before. Stripe does so for three days. */
const PAUSES_MS = [0, 1_000, 5_000]

interface Sent {
  event: Event
  /** The statuses of the replies so far; 0 when there was none. */
  replies: number[]
}

interface DeliveryOptions {
  secret: string
  now: () => number
  /** Where messages go. Requests before it is known fail. */
  target: () => string
}

/** Sends the events of the stand-in to the service, signed as Stripe does, one after the other. */
export class Delivery {
  /** `hold` sends nothing: the messages are lost, unless they are sent by hand. */
  mode: 'deliver' | 'hold' = 'deliver'
  readonly sent: Sent[] = []
  private readonly options: DeliveryOptions
  private last: Promise<unknown> = Promise.resolve()
  private readonly timers = new Set<NodeJS.Timeout>()

  constructor(options: DeliveryOptions) {
    this.options = options
  }

  add(event: Event): void {
    const entry: Sent = { event, replies: [] }
    this.sent.push(entry)
    if (this.mode === 'deliver') this.enqueue(entry, 0)
  }

  /** Sends a message again, or one that was held. Returns the status of the reply. */
  async send(id: string): Promise<number> {
    const entry = this.sent.find(({ event }) => event.id === id)
    if (!entry) throw new TypeError('There is no such event')
    return this.post(entry)
  }

  /** Resolves when no message waits to be sent, except those that wait for another try. */
  async settled(): Promise<void> {
    await this.last
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer)
  }

  private enqueue(entry: Sent, attempt: number): void {
    const lastBefore = this.last
    const sendAfterIt = async () => {
      await lastBefore
      const status = await this.post(entry)
      const pause = PAUSES_MS[attempt + 1]
      if (status === 200 || pause === undefined) return
      const timer = setTimeout(() => {
        this.timers.delete(timer)
        this.enqueue(entry, attempt + 1)
      }, pause)
      this.timers.add(timer.unref())
    }
    this.last = sendAfterIt()
  }

  private async post({ event, replies }: Sent): Promise<number> {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(this.options.now() / 1000)
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: this.options.secret, timestamp })
    const status = await fetch(this.options.target(), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      body: payload,
    }).then(
      (response) => response.status,
      () => 0,
    )
    replies.push(status)
    return status
  }
}
