import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newClock } from '../../infra/local/clock.ts'
import { LocalFunction } from '../../infra/local/functions/local-function.ts'
import type { BenchContext, RunEvent } from '../fixtures/endpoints/feature-fixture.ts'
import { HEADERS, openSession } from './api-session.ts'
import { callControlPage, daysAgo, userWithMonth } from './bench-user.ts'

/** Number of events before the measurement. */
const WARM_UP = 100
/** Number of measured events. */
const COUNTED = 150
const PAUSE_MS = 8

type Runs = Record<string, { invocations: number; cpuMs: number }>

const runsAt = async (url: string) => (await callControlPage(url, 'GET', 'capacity'))['runs'] as Runs

/**
 * Loads the fixtures of the features. They import handlers. No handler is called here, but one reads these variables
 * when it is imported.
 */
async function loadFixtures() {
  for (const name of ['TOKEN_ISSUER', 'TOKEN_KEYS_URL', 'USER_POOL_CLIENT_ID']) process.env[name] ??= 'http://localhost'
  return import('../fixtures/endpoints/features.ts')
}

async function newAdmin(url: string) {
  const credentials = { email: `admin.${Date.now()}@stillwater.test`, password: 'still-water-runs' }
  await callControlPage(url, 'POST', 'users', { ...credentials, name: 'Adam Okoro', roles: ['admin'] })
  return credentials
}

/** Prepares a typical event for each function. */
async function prepareEvents(url: string): Promise<Record<string, RunEvent>> {
  const user = await userWithMonth(url)
  const bench: BenchContext = {
    userId: user.userId,
    today: daysAgo(0),
    call: await openSession(url, user),
    callAsAdmin: await openSession(url, await newAdmin(url)),
    control: (method, path, body) => callControlPage(url, method, path, body),
    runsOf: async (feature) => (await runsAt(url))[feature]?.invocations ?? 0,
  }
  const events: Record<string, RunEvent> = {}
  for (const [name, fixture] of Object.entries(await loadFixtures())) events[name] = await fixture.typicalEvent(bench)
  return events
}

async function repeat(runEvent: RunEvent, count: number, from = 0): Promise<void> {
  for (let n = 1; n <= count; n++) await runEvent(from + n)
}

/** Returns the CPU time of a function that does nothing, in milliseconds, measured like that of the others. */
async function measureEmptyFunction(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
  const file = join(folder, 'empty.mjs')
  writeFileSync(file, 'export const handler = async () => ({ statusCode: 200 })')
  let cpuMs = 0
  const listeners = { log: () => undefined, onRun: (ms: number) => (cpuMs += ms) }
  const spec = { name: 'empty', caller: 'Empty', file, environment: {}, timeoutMs: 5_000, memoryMb: 128 }
  const empty = new LocalFunction(spec, newClock(), listeners)
  const headers = { ...HEADERS, cookie: 'x'.repeat(100), 'user-agent': 'x'.repeat(100) }
  const runEvent = async () => {
    await empty.invoke({ version: '2.0', routeKey: 'GET /api/home', headers })
    // A thread runs slower after a pause. A call of the service takes about this long, so the empty function pauses,
    // too.
    await wait(PAUSE_MS)
  }
  await repeat(runEvent, WARM_UP)
  cpuMs = 0
  await repeat(runEvent, COUNTED)
  empty.restart()
  rmSync(folder, { recursive: true })
  return cpuMs / COUNTED
}

/**
 * CPU time of a typical event of each function in the local world at `url`, in milliseconds. The function is warm. The
 * time is that of its thread and includes reading the event and sending the reply. `empty` is a function that does
 * nothing.
 */
export async function measureCpu(url: string): Promise<Record<string, number>> {
  const measured: Record<string, number> = { empty: await measureEmptyFunction() }
  for (const [name, runEvent] of Object.entries(await prepareEvents(url))) {
    await repeat(runEvent, WARM_UP)
    await callControlPage(url, 'DELETE', 'capacity')
    await repeat(runEvent, COUNTED, WARM_UP)
    const runs = (await runsAt(url))[name]
    if (runs?.invocations !== COUNTED) throw new Error(`${name} ran ${runs?.invocations} times for ${COUNTED} events`)
    measured[name] = runs.cpuMs / COUNTED
  }
  return measured
}
