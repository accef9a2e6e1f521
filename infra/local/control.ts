import * as z from 'zod/mini'
import { type Accounts, NewDays, NewUser } from './accounts.ts'
import type { Capacity } from './capacity.ts'
import { nowOf, type SharedClock } from './clock.ts'
import { controlPage } from './control-page.ts'
import type { Exchange, Response } from './exchange.ts'
import { Fault, type Faults } from './faults.ts'
import type { Judge } from './iam.ts'

const MINUTE_MS = 60_000

const ClockChange = z.union([
  z.strictObject({ now: z.nullable(z.iso.datetime({ offset: true })) }),
  z.strictObject({ advanceMinutes: z.int().check(z.minimum(0)) }),
])

export interface Controls {
  accounts: Accounts
  capacity: Capacity
  clock: SharedClock
  faults: Faults
  judge: Judge
  logs: readonly string[]
}

type Answer = (controls: Controls, body: unknown, query: URLSearchParams) => unknown

const tellTime = ({ clock }: Controls) => ({ now: new Date(nowOf(clock)).toISOString() })

function moveClock({ clock }: Controls, change: z.infer<typeof ClockChange>): void {
  const real = nowOf(clock) - (clock[0] ?? 0)
  const offset =
    'advanceMinutes' in change
      ? (clock[0] ?? 0) + change.advanceMinutes * MINUTE_MS
      : change.now === null
        ? 0
        : Date.parse(change.now) - real
  if (offset < 0) throw new TypeError('The clock moves forward from real time only')
  clock[0] = offset
}

const ANSWERS: Record<string, Answer> = {
  'GET /__local/clock': tellTime,
  'PUT /__local/clock': (controls, body) => {
    moveClock(controls, ClockChange.parse(body))
    return tellTime(controls)
  },
  'POST /__local/users': ({ accounts }, body) => accounts.add(NewUser.parse(body)),
  'POST /__local/days': ({ accounts }, body) => accounts.addDays(NewDays.parse(body)),
  'GET /__local/table': ({ accounts }, _, query) => accounts.items(query.get('pk') ?? ''),
  'GET /__local/capacity': ({ capacity }) => capacity.report(),
  'DELETE /__local/capacity': ({ capacity }) => capacity.reset(),
  'GET /__local/faults': ({ faults }) => faults.list(),
  'PUT /__local/faults': ({ faults }, body) => {
    if (Object.keys(body as object).length === 0) faults.clear()
    else faults.set(Fault.parse(body))
    return faults.list()
  },
  'GET /__local/grants': ({ judge }) => judge.report(),
  'GET /__local/log': ({ logs }) => logs,
}

const json = (status: number, value: unknown): Response => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify(value ?? {})),
})

/** The control pages below `/__local`, for tests and curious people. They exist on one machine only. */
export async function control(controls: Controls, { method, path, query, body }: Exchange): Promise<Response> {
  if (path === '/__local')
    return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(controlPage(ANSWERS)) }
  const answer = ANSWERS[`${method} ${path}`]
  if (!answer) return json(404, { message: 'No such control' })
  try {
    const sent: unknown = body.length ? JSON.parse(body.toString()) : {}
    return json(200, await answer(controls, sent, new URLSearchParams(query)))
  } catch (error) {
    return json(400, { message: error instanceof Error ? error.message : 'Refused' })
  }
}
