import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { callControlPage } from './bench-user.ts'

export interface BenchWorld {
  /** Base URL of the local world. */
  url: string
  open: (options: BrowserContextOptions) => Promise<Page>
}

/** Blocks the service worker, which would make requests at unpredictable moments. */
export const ISOLATED_CONTEXT: BrowserContextOptions = { serviceWorkers: 'block', timezoneId: 'UTC', locale: 'en-GB' }

interface Tally {
  calls: number
  readUnits: number
  writeUnits: number
}

/** What some functions have used of the table since the last reset, added up. */
export async function tableUsage(url: string, isCounted: (name: string) => boolean): Promise<Tally> {
  const { byFunction } = await callControlPage(url, 'GET', 'capacity')
  const sum = { calls: 0, readUnits: 0, writeUnits: 0 }
  for (const [name, tally] of Object.entries(byFunction as Record<string, Tally>))
    if (isCounted(name)) for (const unit of ['calls', 'readUnits', 'writeUnits'] as const) sum[unit] += tally[unit]
  return sum
}

const MAX_IDLE_WAIT_MS = 60_000

/**
 * Waits until nothing is left of earlier work, such as a mail that is being sent, which would be counted, too. Throws
 * with what is left after a minute.
 */
export async function waitUntilIdle(url: string): Promise<void> {
  for (const end = performance.now() + MAX_IDLE_WAIT_MS; ; await wait(50)) {
    const queues = (await callControlPage(url, 'GET', 'queues')) as unknown as { name: string; messages: unknown[] }[]
    const busy = queues.filter(({ name, messages }) => !name.endsWith('DeadLetters') && messages.length)
    if (busy.length === 0) return
    if (performance.now() > end) throw new Error(`Still queued: ${JSON.stringify(busy)}`)
  }
}

/** A page that has asked for nothing for this time is done. */
const QUIET_MS = 500

async function sizeOf(request: Request): Promise<{ path: string; bytes: number }> {
  const { responseBodySize } = await request.sizes()
  // For a response from its cache, the browser reports a negative size.
  return { path: new URL(request.url()).pathname, bytes: Math.max(0, responseBodySize) }
}

/** Counts what some work on a page costs: requests, bytes (without headers), and capacity of the table. */
export async function countUsageOf(
  url: string,
  page: Page,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const pending = new Set<Request>()
  const finished: Request[] = []
  let lastEventAt = 0
  const begin = (request: Request) => void pending.add(request)
  // What was asked for before this work does not count.
  const end = (request: Request) => {
    lastEventAt = performance.now()
    if (pending.delete(request)) finished.push(request)
  }
  const fail = (request: Request) => void pending.delete(request)
  await waitUntilIdle(url)
  const schedules = (await callControlPage(url, 'GET', 'schedules')) as unknown as { name: string }[]
  const runsByItself = new Set(schedules.map(({ name }) => name))
  await callControlPage(url, 'DELETE', 'capacity')
  page.on('request', begin).on('requestfinished', end).on('requestfailed', fail)
  await work()
  // Its load state does not tell: a page that has once been idle stays idle, whatever it asks for later.
  while (pending.size > 0 || performance.now() - lastEventAt < QUIET_MS) await wait(50)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', fail)
  const { calls, readUnits, writeUnits } = await tableUsage(url, (name) => !runsByItself.has(name))
  const requests = await Promise.all(finished.map(sizeOf))
  const isCall = ({ path }: { path: string }) => path.startsWith('/api/')
  const scripts = requests.filter(({ path }) => path.endsWith('.js'))
  const remoteScripts = scripts.filter(({ path }) => path.startsWith('/remotes/'))
  const kilobytes = (all: typeof requests) => all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    requests: requests.length,
    apiCalls: requests.filter(isCall).length,
    totalKb: kilobytes(requests),
    scriptKb: kilobytes(scripts),
    ...(remoteScripts.length && { remoteScriptKb: kilobytes(remoteScripts) }),
    tableCalls: calls,
    readUnits,
    writeUnits,
  }
}
