import * as z from 'zod/mini'
import { nowOf, type SharedClock } from '../clock.ts'
import { type Accounts, NewUser } from '../demo/accounts.ts'
import { NewDays } from '../demo/rows.ts'
import type { HttpRequest, HttpResponse } from '../edge/http.ts'
import type { Schedules } from '../functions/schedules.ts'
import { GOOGLE_ACCOUNTS } from '../google/google-accounts.ts'
import type { Judge } from '../policies/iam.ts'
import type { PushService } from '../push/push-service.ts'
import { Fault, type Faults } from '../services/faults.ts'
import type { Services } from '../services/services.ts'
import type { StripeStandIn } from '../stripe/stripe.ts'
import type { Capacity } from './capacity.ts'
import { controlPage } from './control-page.ts'
import { GALLERY_PATH } from './gallery.ts'

const MINUTE_MS = 60_000

const ClockChange = z.union([
  z.strictObject({ now: z.nullable(z.iso.datetime({ offset: true })) }),
  z.strictObject({ advanceMinutes: z.int().check(z.minimum(0)) }),
])

const BounceChange = z.strictObject({ to: z.string(), type: z.nullable(z.enum(['Permanent', 'Transient'])) })
const DeliveryChange = z.strictObject({ mode: z.enum(['deliver', 'hold']) })
const NewDevice = z.strictObject({ device: z.string() })
const DeviceChange = z.strictObject({ device: z.string(), status: z.int() })
const Complaint = z.strictObject({ to: z.string() })

export interface Controls {
  accounts: Accounts
  /** The URL of Google's stand-in. */
  googleUrl: string
  stripe: StripeStandIn
  push: PushService
  capacity: Capacity
  clock: SharedClock
  faults: Faults
  judge: Judge
  logs: readonly string[]
  schedules: Schedules
  services: Services
  /** The security headers of every page. */
  securityHeaders: Record<string, string>
  /** Serves the gallery of form controls. */
  gallery: (request: HttpRequest) => Promise<HttpResponse>
}

type Handler = (controls: Controls, body: unknown, query: URLSearchParams) => unknown

const showTime = ({ clock }: Controls) => ({ now: new Date(nowOf(clock)).toISOString() })

/** Returns the instant to which a change moves the clock: `null` is real time. */
function targetOf(change: z.infer<typeof ClockChange>, now: number, realNow: number): number {
  if ('advanceMinutes' in change) return now + change.advanceMinutes * MINUTE_MS
  return change.now === null ? realNow : Date.parse(change.now)
}

/** Moves the clock. Resolves when every schedule that fell due has run. */
async function moveClock({ clock, schedules, stripe }: Controls, change: z.infer<typeof ClockChange>): Promise<void> {
  const now = nowOf(clock)
  const realNow = now - (clock[0] ?? 0)
  const target = targetOf(change, now, realNow)
  if (target < realNow) throw new TypeError('The clock moves forward from real time only')
  await schedules.moveClock(target)
  stripe.account.advance()
  await stripe.delivery.settled()
}

function enqueue({ services }: Controls, body: unknown, query: URLSearchParams) {
  const queue = [...services.queues.values()].find(({ spec }) => spec.name === query.get('name'))
  if (!queue) throw new TypeError('There is no such queue')
  return { id: queue.send(JSON.stringify(body)).id }
}

const showQueues = ({ services }: Controls) =>
  [...services.queues.values()].map((queue) => ({
    name: queue.spec.name,
    messages: queue.list().map(({ id, receives, hidden }) => ({ id, receives, hidden })),
  }))

const showStripe = ({ stripe: { url, account, delivery } }: Controls) => ({
  url,
  delivery: delivery.mode,
  customers: [...account.customers.values()].map(({ id, email }) => ({
    id,
    email,
    checkouts: [...account.checkouts.values()].filter(({ customer }) => customer === id),
    subscriptions: account.subscriptionsOf(id),
    invoices: account.invoices.filter(({ customer }) => customer === id),
  })),
  refunds: account.refunds,
  events: delivery.sent.map(({ event: { id, type, created }, replies }) => ({ id, type, created, replies })),
})

const HANDLERS: Record<string, Handler> = {
  'GET /__local/clock': showTime,
  'PUT /__local/clock': async (controls, body) => {
    await moveClock(controls, ClockChange.parse(body))
    return showTime(controls)
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
  'GET /__local/google': ({ googleUrl }) => ({ url: googleUrl, accounts: GOOGLE_ACCOUNTS }),
  'GET /__local/stripe': showStripe,
  'PUT /__local/stripe': ({ stripe: { delivery } }, body) => {
    delivery.mode = DeliveryChange.parse(body).mode
  },
  'POST /__local/stripe/{name}/send': async ({ stripe: { delivery } }, _, query) => ({
    status: await delivery.send(query.get('name') ?? ''),
  }),
  'GET /__local/pushes': ({ push }, _, query) => push.list(query.get('to')),
  'POST /__local/pushes/devices': ({ push }, body) => push.addDevice(NewDevice.parse(body).device),
  'PUT /__local/pushes/devices': ({ push }, body) => {
    const { device, status } = DeviceChange.parse(body)
    push.setStatus(device, status)
  },
  'GET /__local/grants': ({ judge }) => judge.report(),
  'GET /__local/log': ({ logs }) => logs,
  'GET /__local/mail': ({ services }, _, query) => services.mailbox.list(query.get('to')),
  'DELETE /__local/mail': ({ services }) => services.mailbox.clear(),
  'PUT /__local/mail/bounces': ({ services }, body) => {
    const { to, type } = BounceChange.parse(body)
    services.mailbox.setBounce(to, type)
  },
  'POST /__local/mail/complaints': ({ services }, body) => services.mailbox.complain(Complaint.parse(body).to),
  'GET /__local/queues': showQueues,
  'POST /__local/queues/{name}/messages': enqueue,
  'GET /__local/schedules': ({ schedules }) => schedules.list(),
  'POST /__local/schedules/{name}/run': ({ schedules }, _, query) => schedules.runNow(query.get('name') ?? ''),
}

const json = (status: number, value: unknown): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify(value ?? {})),
})

/** Serves the control pages below `/__local`, for tests and developers. They exist only in the local world. */
export async function serveControl(controls: Controls, request: HttpRequest): Promise<HttpResponse> {
  const { method, path, query, body } = request
  if (`${path}/`.startsWith(`${GALLERY_PATH}/`)) return controls.gallery(request)
  if (path === '/__local')
    return {
      status: 200,
      headers: { ...controls.securityHeaders, 'content-type': 'text/html' },
      body: Buffer.from(controlPage(HANDLERS)),
    }
  const name = path.split('/')[3]
  const pathPattern = path.replace(`/${name}/`, '/{name}/')
  const handle = HANDLERS[`${method} ${path}`] ?? HANDLERS[`${method} ${pathPattern}`]
  if (!handle) return json(404, { message: 'No such control' })
  try {
    const input: unknown = body.length ? JSON.parse(body.toString()) : {}
    return json(200, await handle(controls, input, new URLSearchParams(name ? { name } : query)))
  } catch (error) {
    return json(400, { message: error instanceof Error ? error.message : 'Refused' })
  }
}
