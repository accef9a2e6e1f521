import middy, { type MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { type Api, type Endpoint, type Input, type Reply, routeKey } from '../../shared/http/endpoint.ts'
import { DomainError } from '../../shared/problems.ts'
import type { UserId } from '../table/keys.ts'
import { authenticate, type Me } from './authenticate.ts'
import { compress } from './compress.ts'
import { parseInput } from './input.ts'
import { finishLog, startLog } from './logger.ts'
import { toDomainError, toProblemResponse } from './problems.ts'
import { assertProven } from './proof.ts'
import { assertFromCloudFront, assertSameOrigin } from './same-origin.ts'
import { sessionCookie } from './session.ts'
import { withinWriteBudget } from './write-budget.ts'

/** The input of an operation. `me` is the signed-in user; it can be `undefined` only where anyone may call. */
export type Call<E extends Endpoint> = Input<E> & {
  me: E['caller'] extends 'anyone' ? Me | undefined : Me
  /** The instant of the request, epoch ms. */
  now: number
  /** The correlation id. The log line and every job that the request queues contain it. */
  requestId: string
  /** The IP address of the browser, as CloudFront saw it. */
  viewerIp: string
  /** The browser's `User-Agent`; empty when it sends none. */
  userAgent: string
  cookies: readonly string[]
  /** The header `stripe-signature`; empty without one. */
  signature: string
  /** Adds a `Set-Cookie` header to the reply. */
  setCookie: (cookie: string) => void
}

type Run<E extends Endpoint, Rest extends unknown[] = []> = (
  call: Call<E>,
  ...rest: Rest
) => Promise<Reply<E>> | Reply<E>

type EarlyRead<Early> = (unverifiedUser: UserId, now: number) => Promise<Early>

/** An operation, and its optional early read (see `withEarlyRead`). */
interface Operation<E extends Endpoint> {
  readEarly?: EarlyRead<unknown>
  run: Run<E, [never]>
}

/** One operation for each endpoint of the contract. A missing one is a type error. */
type Operations<A extends Api> = { [Name in keyof A]: Run<A[Name]> | Operation<A[Name]> }

/**
 * Makes an operation that starts a read (`readEarly`) before the session check has finished. It reads for the user id
 * in a cookie that the service has issued. If the session check fails, the data is discarded and `run` never sees it.
 * For any other cookie, the read follows the session check, so that made-up cookies cost nothing more than that.
 */
export function withEarlyRead<E extends Endpoint, Early>(
  readEarly: EarlyRead<Early>,
  run: Run<E, [Early]>,
): Operation<E> {
  return { readEarly, run }
}

interface Route {
  endpoint: Endpoint
  operation: Operation<Endpoint>
}

/** The state that the steps of one request share, in addition to Lambda's own context. */
interface RequestState extends Context, Route {
  requestId: string
  now: number
  me: Me | undefined
  earlyData: Promise<unknown> | undefined
  setCookies: string[]
}

type Result = APIGatewayProxyStructuredResultV2
type LambdaHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Result>
type Step = MiddlewareObj<APIGatewayProxyEventV2, Result, Error, RequestState>

const logResponse: NonNullable<Step['after']> = ({ context, response }) =>
  finishLog({ requestId: context.requestId, startedAt: context.now }, response)

/** Sets the request's instant and correlation id, and logs the request at its end. */
const logRequest: Step = {
  before: ({ event, context }) => {
    context.now = Date.now()
    context.requestId = startLog(event)
    context.setCookies = []
  },
  after: logResponse,
  onError: logResponse,
}

/** Turns every thrown error into a problem response, so that no caller sees internal details. */
const handleErrors: Step = {
  onError: (request) => {
    request.response = toProblemResponse(toDomainError(request.error), request.context.requestId)
  },
}

const compressResponse: NonNullable<Step['after']> = (request) => {
  if (request.response) request.response = compress(request.response, request.event.headers['accept-encoding'] ?? '')
}

/** Compresses successful and failed responses alike. */
const compressReply: Step = { after: compressResponse, onError: compressResponse }

const checkOrigin: Step = {
  before: ({ event, context }) => {
    assertFromCloudFront(event)
    if (!context.endpoint.isSigned) assertSameOrigin(event)
  },
}

const findRoute = (routes: ReadonlyMap<string, Route>): Step => ({
  before: ({ event, context }) => {
    const route = routes.get(event.routeKey)
    if (!route) throw new DomainError('not-found')
    Object.assign(context, route)
  },
})

function mayCall({ caller }: Endpoint, me: Me | undefined): boolean {
  if (caller === 'anyone' || caller === 'user') return true
  return me?.account.roles.some((role) => role === 'admin' || role === caller) ?? false
}

function assertMayCall(endpoint: Endpoint, me: Me | undefined): void {
  const needsSession = endpoint.caller !== 'anyone'
  if (needsSession && !me) throw new DomainError('not-signed-in')
  if (!mayCall(endpoint, me)) throw new DomainError('not-allowed')
  if (needsSession && me?.account.claimPending && !endpoint.whileClaimPending) throw new DomainError('claim-pending')
  if (endpoint.needsConsent && me?.consent !== 'given') throw new DomainError('consent-needed')
  if (endpoint.premium && !me?.entitlement.hasPremiumAccess) throw new DomainError('not-allowed')
}

/** Checks session and permission before it reads the request's input. */
const authorise: Step = {
  before: async ({ event, context }) => {
    const { endpoint, operation, now } = context
    const cookieValue = sessionCookie.read(event.cookies ?? [])
    if (cookieValue?.isIssued) context.earlyData = operation.readEarly?.(cookieValue.userId, now)
    // Prevents an unhandled rejection: when the session check fails, nothing awaits this promise.
    context.earlyData?.catch(() => undefined)
    context.me = cookieValue && (await authenticate(cookieValue, { now, extendsSession: endpoint.extendsSession }))
    // A tab may still show another user after a new sign-in. Its requests must not act for the new user.
    const accountOfTab = event.headers['x-account']
    if (accountOfTab && accountOfTab !== context.me?.account.id) context.me = undefined
    assertMayCall(endpoint, context.me)
    if (endpoint.needsProof && context.me) assertProven(context.me, now)
  },
}

async function runOperation(event: APIGatewayProxyEventV2, context: RequestState): Promise<Result> {
  const { endpoint, operation, me, now, requestId } = context
  const {
    'x-viewer-address': viewerIp = '',
    'user-agent': userAgent = '',
    'stripe-signature': signature = '',
  } = event.headers
  const fromCaller = { viewerIp, userAgent, signature, cookies: event.cookies ?? [] }
  const setCookie = (cookie: string) => void context.setCookies.push(cookie)
  const call = { ...parseInput(endpoint, event), ...fromCaller, me, now, requestId, setCookie } as Call<Endpoint>
  const earlyData = await (context.earlyData ?? (me && operation.readEarly?.(me.userId, now)))
  const reply = await withinWriteBudget(context, () => operation.run(call, earlyData as never))
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    cookies: context.setCookies,
    // Parsing with the reply schema removes every field that the contract does not name.
    body: JSON.stringify(endpoint.reply.parse(reply)),
  }
}

/**
 * Makes a feature's Lambda handler from its contract. The steps are: route, CloudFront secret, origin, session, role
 * (with consent and proof), input, budget of writes, operation.
 *
 * The order decides what an error reveals: a caller without permission never gets an error about its input.
 * Every thrown error becomes `application/problem+json`.
 */
export function serve<A extends Api>(api: A, operations: Operations<A>): LambdaHandler {
  const routes = new Map<string, Route>()
  for (const [name, endpoint] of Object.entries(api)) {
    const entry = operations[name as keyof A]
    const operation = typeof entry === 'function' ? { run: entry } : entry
    routes.set(routeKey(endpoint), { endpoint, operation: operation as Operation<Endpoint> })
  }
  const steps = [logRequest, compressReply, handleErrors, findRoute(routes), checkOrigin, authorise]
  return middy<APIGatewayProxyEventV2, Result, Error, RequestState>(runOperation).use(steps) as unknown as LambdaHandler
}
