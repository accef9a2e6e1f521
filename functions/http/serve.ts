import middy, { type MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { type Api, type Endpoint, type Input, type Reply, routeKey } from '../../shared/http/endpoint.ts'
import { DomainError } from '../../shared/problems.ts'
import type { UserId } from '../table/keys.ts'
import { authenticate, type Me } from './authenticate.ts'
import { compressed } from './compress.ts'
import { parseInput } from './input.ts'
import { finishLog, startLog } from './logger.ts'
import { toDomainError, toResult } from './problems.ts'
import { assertFrontDoor, assertSameOrigin } from './same-origin.ts'
import { sessionCookie } from './session.ts'

/** What an operation is called with. `me` is proven; where anyone may call, it can be missing. */
export type Call<E extends Endpoint> = Input<E> & {
  me: E['who'] extends 'anyone' ? Me | undefined : Me
  /** The instant of the request, epoch ms. */
  now: number
  /** The id that the log line carries and that goes on to whatever the request sets off. */
  requestId: string
  /** Where the request came from: the viewer's IP address, as CloudFront saw it. */
  viewerIp: string
  cookies: readonly string[]
  /** Sets a cookie with the reply. */
  setCookie: (cookie: string) => void
}

type Run<E extends Endpoint, Rest extends unknown[] = []> = (
  call: Call<E>,
  ...rest: Rest
) => Promise<Reply<E>> | Reply<E>

type EarlyRead<Early> = (claimed: UserId, now: number) => Promise<Early>

/** An operation beside the read that it begins with; `early` is absent where there is none. */
interface Operation<E extends Endpoint> {
  early?: EarlyRead<unknown>
  run: Run<E, [never]>
}

/** One operation for each endpoint of the contract; the compiler names a missing one. */
type Operations<A extends Api> = { [Name in keyof A]: Run<A[Name]> | Operation<A[Name]> }

/**
 * An operation whose read begins while the session is still being proven, for the user that the cookie claims. If
 * the session fails, what was read is dropped unseen.
 */
export function readingEarly<E extends Endpoint, Early>(early: EarlyRead<Early>, run: Run<E, [Early]>): Operation<E> {
  return { early, run }
}

interface Route {
  endpoint: Endpoint
  operation: Operation<Endpoint>
}

/** What the steps of one request hand on to each other, beside Lambda's own context. */
interface Exchange extends Context, Route {
  requestId: string
  now: number
  me: Me | undefined
  early: Promise<unknown> | undefined
  setCookies: string[]
}

type Result = APIGatewayProxyStructuredResultV2
type LambdaHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Result>
type Step = MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Exchange>

const finish: NonNullable<Step['after']> = ({ context, response }) =>
  finishLog({ requestId: context.requestId, startedAt: context.now }, response)

/** Gives the request its instant and an id that runs from the browser to the log line and back. */
const logged: Step = {
  before: ({ event, context }) => {
    context.now = Date.now()
    context.requestId = startLog(event)
    context.setCookies = []
  },
  after: finish,
  onError: finish,
}

/** Turns whatever was thrown into a problem, so that no caller ever sees internals. */
const refused: Step = {
  onError: (request) => {
    request.response = toResult(toDomainError(request.error), request.context.requestId)
  },
}

const compress: NonNullable<Step['after']> = (request) => {
  if (request.response) request.response = compressed(request.response, request.event.headers['accept-encoding'] ?? '')
}

/** Sends replies and refusals alike no longer than they need to be. */
const short: Step = { after: compress, onError: compress }

const fromOwnPages: Step = {
  before: ({ event }) => {
    assertFrontDoor(event)
    assertSameOrigin(event)
  },
}

const routed = (routes: ReadonlyMap<string, Route>): Step => ({
  before: ({ event, context }) => {
    const route = routes.get(event.routeKey)
    if (!route) throw new DomainError('not-found')
    Object.assign(context, route)
  },
})

function mayCall({ who }: Endpoint, me: Me | undefined): boolean {
  if (who === 'anyone' || who === 'user') return true
  return me?.account.roles.some((role) => role === 'admin' || role === who) ?? false
}

/** Finds out who asks and whether they may, before anything they sent is looked at. */
const authorised: Step = {
  before: async ({ event, context }) => {
    const { endpoint, operation, now } = context
    const claim = sessionCookie.read(event.cookies ?? [])
    if (claim) context.early = operation.early?.(claim.userId, now)
    context.early?.catch(() => undefined)
    context.me = claim && (await authenticate(claim, { now, isUse: endpoint.isUse }))
    // A tab that still shows somebody else: what it sends is theirs, not the newcomer's.
    if (event.headers['x-account'] && event.headers['x-account'] !== context.me?.account.id) context.me = undefined
    if (endpoint.who !== 'anyone' && !context.me) throw new DomainError('not-signed-in')
    if (!mayCall(endpoint, context.me)) throw new DomainError('not-allowed')
    if (endpoint.premium && !context.me?.entitlement.hasPremiumAccess) throw new DomainError('not-allowed')
  },
}

async function answer(event: APIGatewayProxyEventV2, context: Exchange): Promise<Result> {
  const { endpoint, operation, me, now, requestId } = context
  const sent = { viewerIp: event.headers['x-viewer-address'] ?? '', cookies: event.cookies ?? [] }
  const setCookie = (cookie: string) => void context.setCookies.push(cookie)
  const call = { ...parseInput(endpoint, event), ...sent, me, now, requestId, setCookie } as Call<Endpoint>
  const reply = await operation.run(call, (await context.early) as never)
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    cookies: context.setCookies,
    // Read through its own schema: a field that the contract does not name never leaves.
    body: JSON.stringify(endpoint.reply.parse(reply)),
  }
}

/**
 * Makes a feature's Lambda handler from its contract: route, front door, origin, session, role, input, operation.
 *
 * The order decides what a refusal tells: who you are comes before what you sent. Everything thrown on the way
 * becomes `application/problem+json`.
 */
export function serve<A extends Api>(api: A, operations: Operations<A>): LambdaHandler {
  const routes = new Map<string, Route>()
  for (const [name, endpoint] of Object.entries(api)) {
    const operation = operations[name as keyof A]
    const route = typeof operation === 'function' ? { run: operation } : operation
    routes.set(routeKey(endpoint), { endpoint, operation: route as Operation<Endpoint> })
  }
  const chain = [logged, short, refused, routed(routes), fromOwnPages, authorised]
  return middy<APIGatewayProxyEventV2, Result, Error, Exchange>(answer).use(chain) as unknown as LambdaHandler
}
