import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Faults } from '../services/faults.ts'
import { injectFault } from '../services/gateway.ts'
import { readText, serveOnLoopback } from '../services/loopback.ts'
import { STRIPE_KEY, STRIPE_SIGNING_SECRET } from '../services/parameters.ts'
import { Delivery } from './delivery.ts'
import { parseForm, textAt } from './form.ts'
import { PRICES } from './new-objects.ts'
import { StripeRefusal } from './objects.ts'
import { checkoutPage, type PageReply, portalPage } from './pages.ts'
import { findRoute } from './routes.ts'
import { StripeAccount } from './stripe-account.ts'

interface StripeOptions {
  faults: Faults
  now: () => number
  /** The address of the app, for messages. */
  appUrl: () => string
}

export interface StripeStandIn {
  url: string
  /** The CDK context that makes the stacks use this stand-in. */
  context: { stripeAt: string }
  account: StripeAccount
  delivery: Delivery
  stop: () => void
}

interface Reply {
  status: number
  body: object
}

const refusalReply = ({ status, type, code, message }: StripeRefusal): Reply => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
})

/** How Stripe replies when it fails, and when it throttles. */
export const STRIPE_FAILURES = {
  error: (outgoing: ServerResponse) => sendJson(outgoing, { status: 500, body: { error: { type: 'api_error' } } }),
  throttle: (outgoing: ServerResponse) =>
    sendJson(outgoing, { status: 429, body: { error: { type: 'rate_limit_error' } } }),
}

function sendJson(outgoing: ServerResponse, { status, body }: Reply): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sendPage(outgoing: ServerResponse, reply: PageReply): void {
  if ('to' in reply) outgoing.writeHead(303, { location: reply.to }).end()
  else outgoing.writeHead(200, { 'content-type': 'text/html' }).end(reply.html)
}

/** Starts Stripe's stand-in: its API, its hosted pages and its messages. Its state is kept in memory. */
export async function startStripe({ faults, now, appUrl }: StripeOptions): Promise<StripeStandIn> {
  const delivery = new Delivery({
    secret: STRIPE_SIGNING_SECRET,
    now,
    target: () => `${appUrl()}/api/billing/messages`,
  })
  const account = new StripeAccount(now, (event) => delivery.add(event))
  /** Replies by idempotency key, with the request that got them. */
  const replies = new Map<string, { request: string; reply: Reply }>()

  function answer(incoming: IncomingMessage, text: string): Reply {
    const { pathname, search } = new URL(incoming.url ?? '', url)
    const request = `${incoming.method} ${pathname} ${text}`
    const key = incoming.headers['idempotency-key'] as string | undefined
    const known = key && replies.get(key)
    if (known)
      return known.request === request ? known.reply : refusalReply(new StripeRefusal(400, 'idempotency_error'))
    const { route, id } = findRoute(incoming.method ?? '', pathname)
    const form = parseForm(incoming.method === 'GET' ? search.slice(1) : text)
    const reply = { status: 200, body: structuredClone(route({ account, id, form, baseUrl: url })) }
    if (key) replies.set(key, { request, reply })
    return reply
  }

  async function handleApi(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const text = await readText(incoming)
    const fault = faults.next('stripe')
    if (fault && (await injectFault(fault, outgoing, STRIPE_FAILURES))) return
    if (incoming.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return sendJson(outgoing, { status: 401, body: { error: { type: 'invalid_request_error' } } })
    try {
      sendJson(outgoing, answer(incoming, text))
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      sendJson(outgoing, refusalReply(error))
    }
  }

  async function handlePage(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '', url)
    const [, kind, id = ''] = pathname.split('/')
    const chosen = incoming.method === 'POST' ? textAt(parseForm(await readText(incoming)), 'do') : undefined
    if (kind === 'pay') return sendPage(outgoing, checkoutPage(account, id, chosen))
    const returnUrl = searchParams.get('return_url') ?? ''
    if (kind === 'portal')
      return sendPage(outgoing, portalPage(account, { customer: id, returnUrl, prices: PRICES }, chosen))
    outgoing.writeHead(404).end()
  }

  const server = await serveOnLoopback((incoming, outgoing) => {
    const handle = incoming.url?.startsWith('/v1/') ? handleApi : handlePage
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    url,
    context: { stripeAt: url },
    account,
    delivery,
    stop: () => {
      delivery.stop()
      server.stop()
    },
  }
}
