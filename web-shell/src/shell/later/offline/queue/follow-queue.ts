import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { daysApi } from '../../../../../../shared/days/api.ts'
import type { Day, DayOperation, Saved } from '../../../../../../shared/days/model/schema.ts'
import { withWaiting } from '../../../../../../shared/home/with-waiting.ts'
import type { ProblemCode } from '../../../../../../shared/problems.ts'
import type { LocalDate } from '../../../../../../shared/time/local-date.ts'
import { pendingSignOut } from '../../../early/pending-sign-out.ts'
import { ApiProblem, ConnectionError, isSignedOut } from '../../../first/api/api-problem.ts'
import { call } from '../../../first/api/call.ts'
import { CHANNEL, openDevice } from '../../../first/data/device.ts'
import { type QueueView, showQueue, useQueue } from '../../../first/data/queue-view.ts'
import { sessionOf } from '../../../first/session/session.ts'
import { Queue } from './queue.ts'
import { memoryStore, openStore } from './store.ts'
import type { Answer, Failure } from './surroundings.ts'

/** How long a save may take, in milliseconds. Source: requirement LOG-12. */
export const SAVE_TIMEOUT_MS = 10_000
/** The app does not wait longer for a disk that does not answer. */
const PATIENCE_MS = 3_000

/** Refusals that depend on the operation alone: the same one would be refused for ever. */
const FINAL: ReadonlySet<ProblemCode> = new Set(['invalid-request', 'too-large', 'date-in-future', 'date-too-old'])
/** So is one whose reason only a newer build knows. */
const REFUSED = 422

interface News {
  account: string
  answer?: Answer
}

let current: Queue | undefined

/** The queue of whoever is signed in; `undefined` while there is none, or it is being opened. */
export function currentQueue(): Queue | undefined {
  return current
}

/** What a call that failed means for what waits. */
export function failureOf(error: unknown): Failure {
  if (isSignedOut(error)) return { for: 'all' }
  if (error instanceof ConnectionError) return { for: error.timedOut ? 'now' : 'all' }
  if (!(error instanceof ApiProblem)) return { for: 'now' }
  const { code, status, retryAfterS } = error
  return FINAL.has(code) || status === REFUSED ? { for: 'good', code } : { for: 'now', retryAfterS }
}

/** Sends an operation. An answer that does not speak of its day is none. */
async function send(operation: DayOperation): Promise<Saved> {
  const { date } = operation
  const saved = await call(daysApi.edit, { params: { date }, body: operation, timeoutMs: SAVE_TIMEOUT_MS })
  if (saved.day?.date !== date) throw new ConnectionError()
  return saved
}

/** Does something while no other tab does it, where the browser can see to that; without, it is only done more often. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(name, work)
}

/** Takes in what the service answered with. */
interface Takers {
  adopt: (client: QueryClient, day: Day) => void
  /** Hears of an operation that was applied. */
  settled: (client: QueryClient, operation: DayOperation) => void
  /** Hears why an operation was not applied. */
  refused: (client: QueryClient, error: unknown) => void
  /** Waits until what was taken in outlives the page, as far as it is to. */
  kept: () => Promise<void>
}

interface Opening extends Takers {
  client: QueryClient
  channel: BroadcastChannel
}

async function open(account: string, { client, channel, adopt, settled, refused, kept }: Opening): Promise<Queue> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))
  const durable = await Promise.race([openStore(account).catch(() => undefined), late])
  const isTheirs = () => sessionOf(client)?.account?.id === account
  const queue = new Queue(durable ? [durable, memoryStore()] : [memoryStore()], {
    send: async (operation) => {
      const saved = await send(operation).catch((error: unknown) => {
        refused(client, error)
        throw error
      })
      settled(client, operation)
      return saved
    },
    failureOf,
    adopt: ({ day }) => {
      if (isTheirs()) adopt(client, day)
    },
    kept,
    isReachable: () => navigator.onLine && isTheirs() && pendingSignOut() === undefined,
    alone: (work) => alone(`queue ${account}`, work),
    tell: (answer) => channel.postMessage({ account, ...(answer && { answer }) } satisfies News),
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  await queue.refresh()
  return queue
}

/** Keeps a queue for the signed-in user, and sends what waits in it whenever that may work. */
export function followQueue(client: QueryClient, takers: Takers) {
  const channel = new BroadcastChannel(CHANNEL)
  let account: string | undefined
  let openings = 0
  let opening: Promise<void> | undefined

  async function begin(id: string): Promise<void> {
    const mine = ++openings
    const queue = await open(id, { client, channel, ...takers })
    if (mine !== openings) return queue.close()
    const show = () => current === queue && showQueue(queue.view, withWaiting)
    current = queue
    show()
    queue.subscribe(show)
    flush()
  }

  function follow(next: string | undefined): void {
    if (next === account) return
    account = next
    openings += 1
    current?.close()
    current = undefined
    showQueue(undefined)
    opening = next === undefined ? undefined : begin(next)
  }

  /** Hears from another tab that something has changed there. */
  async function hear(news: News): Promise<void> {
    if (news.account !== account) return
    await opening
    await current?.hear(news.answer)
  }

  const flush = () => void current?.flush()
  const flushIfSeen = () => document.visibilityState === 'visible' && flush()
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', flush, { signal })
  document.addEventListener('visibilitychange', flushIfSeen, { signal })
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => void hear(data))
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'session') follow(sessionOf(client)?.account?.id)
  })
  follow(sessionOf(client)?.account?.id)
  const stop = () => {
    unsubscribe()
    listening.abort()
    channel.close()
    follow(undefined)
  }
  return { hear, stop, opened: async () => opening, flush: async () => current?.flush() }
}

/** What waits, once it can be added to; opens the queue where nothing has. */
export function useOpenQueue(): QueueView | undefined {
  useEffect(openDevice, [])
  const view = useQueue()
  return current && view
}

/** Whether something of a day waits to be sent. */
export function useWaits(date: LocalDate): boolean {
  return useQueue()?.waiting.some((operation) => operation.date === date) ?? false
}
