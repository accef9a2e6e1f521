import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newClock } from '../../infra/local/clock.ts'
import { LocalFunction } from '../../infra/local/functions/functions.ts'
import type { Bench, SetOff } from '../fixtures/endpoints/feature-fixture.ts'
import { control, dateBack, personWithMonth } from './person.ts'

const WARM_UP = 100
const COUNTED = 150
const PAUSE_MS = 8

type Runs = Record<string, { invocations: number; cpuMs: number }>

const HEADERS = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

const runsAt = async (url: string) => (await control(url, 'GET', 'capacity'))['runs'] as Runs

/** Calls the service as a browser with a session does. */
async function session(url: string, { email, password }: { email: string; password: string }) {
  const call = async (method: string, path: string, body?: object, cookie = '') => {
    const sent = { method, headers: { ...HEADERS, cookie }, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${url}/api/${path}`, sent)
    if (response.status !== 200) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response
  }
  const signedIn = await call('POST', 'auth/sign-in', { email, password, stayLoggedIn: false })
  await signedIn.text()
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0])
  return async (method: string, path: string, body?: object) =>
    (await call(method, path, body, cookie.join('; '))).text()
}

/** The features' fixtures bring handlers along. None is called here, but one asks for these variables when it is loaded. */
async function loadFixtures() {
  for (const name of ['TOKEN_ISSUER', 'TOKEN_KEYS_URL', 'USER_POOL_CLIENT_ID']) process.env[name] ??= 'http://localhost'
  return import('../fixtures/endpoints/features.ts')
}

/** One everyday event of each function. */
async function everyday(url: string): Promise<Record<string, SetOff>> {
  const person = await personWithMonth(url)
  const bench: Bench = {
    userId: person.userId,
    today: dateBack(0),
    call: await session(url, person),
    control: (method, path, body) => control(url, method, path, body),
    runsOf: async (feature) => (await runsAt(url))[feature]?.invocations ?? 0,
  }
  const events: Record<string, SetOff> = {}
  for (const [name, fixture] of Object.entries(await loadFixtures())) events[name] = await fixture.everyday(bench)
  return events
}

async function repeated(setOff: SetOff, count: number, from = 0): Promise<void> {
  for (let n = 1; n <= count; n++) await setOff(from + n)
}

/** Milliseconds of CPU of a function that does nothing, run and counted like any other. */
async function emptyMs(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
  const file = join(folder, 'empty.mjs')
  writeFileSync(file, 'export const handler = async () => ({ statusCode: 200 })')
  let cpuMs = 0
  const listeners = { log: () => undefined, ran: (ms: number) => (cpuMs += ms) }
  const spec = { name: 'empty', caller: 'Empty', file, environment: {}, timeoutMs: 5_000, memoryMb: 128 }
  const empty = new LocalFunction(spec, newClock(), listeners)
  const headers = { ...HEADERS, cookie: 'x'.repeat(100), 'user-agent': 'x'.repeat(100) }
  const setOff = async () => {
    await empty.invoke({ version: '2.0', routeKey: 'GET /api/home', headers })
    // As long as a call of the service takes: a thread that was just asleep does everything slower.
    await wait(PAUSE_MS)
  }
  await repeated(setOff, WARM_UP)
  cpuMs = 0
  await repeated(setOff, COUNTED)
  empty.restart()
  rmSync(folder, { recursive: true })
  return cpuMs / COUNTED
}

/**
 * CPU of a warm, everyday event of each function in the local world at `url`, in milliseconds; `empty` is that of a function
 * that does nothing. What the function's own thread did counts, taking the event in and answering included.
 */
export async function measureCpu(url: string): Promise<Record<string, number>> {
  const measured: Record<string, number> = { empty: await emptyMs() }
  for (const [name, setOff] of Object.entries(await everyday(url))) {
    await repeated(setOff, WARM_UP)
    await control(url, 'DELETE', 'capacity')
    await repeated(setOff, COUNTED, WARM_UP)
    const runs = (await runsAt(url))[name]
    if (runs?.invocations !== COUNTED) throw new Error(`${name} ran ${runs?.invocations} times for ${COUNTED} events`)
    measured[name] = runs.cpuMs / COUNTED
  }
  return measured
}
