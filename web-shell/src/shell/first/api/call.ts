import { authApi } from '../../../../../shared/auth/api.ts'
import type { CallInput, Endpoint, Reply } from '../../../../../shared/http/endpoint.ts'
import type { Problem } from '../../../../../shared/problems.ts'
import { takeEarlyOrFetch } from '../../early/early-call.ts'
import { forgetSignedOut, pendingSignOut } from '../../early/pending-sign-out.ts'
import { ApiProblem, ConnectionError, isSignedOut } from './api-problem.ts'
import { learnTime } from './clock.ts'
import { noteAnswer } from './connection.ts'
import { codeOf, understood } from './problem-text.ts'

/** A change: 25 s in all, tried once more after half a second. Source: requirement REQ-01. */
const CHANGE = { timeoutMs: 25_000, pausesMs: [500] }
/** A read: 10 s each time, tried twice more after 1 s and 2 s. Source: requirement REQ-01. */
const READ = { timeoutMs: 10_000, pausesMs: [1_000, 2_000] }
/** What asks to be left alone for longer than this is not asked again. */
const SOON_S = 5
/** Signing out holds here whatever the network does, so nobody needs to wait for it long. */
const SIGN_OUT_TIMEOUT_MS = 5_000

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  timeoutMs?: number
}

let lastId = ''
let accountId: string | undefined

/** Says whose screens these are. The service refuses what is sent in somebody else's session, such as another tab's. */
export function actAs(id: string | undefined): void {
  accountId = id
}

/** The correlation id of the newest call, for an error report; empty before the first. */
export function lastCorrelationId(): string {
  return lastId
}

/**
 * Calls the service as the contract says.
 *
 * A change waits 25 s in all, or `timeoutMs`, and a network error, 429 or 5xx is tried once more after 500 ms with the
 * same bytes, which is safe because every operation can be repeated. A read waits 10 s at a time and is tried twice more.
 * Nothing is repeated when the service asks to be left alone for longer than 5 s, or while the device knows that it has
 * no network. A sign-out that the service has not been told of comes first, and may take 5 s of its own. Throws
 * `ApiProblem` when the service refuses and `ConnectionError` when no answer of its own arrives. The reply is not parsed
 * again: a tab that is older than the service must be able to read a reply that has grown.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: CallInput<E>): Promise<Reply<E>> {
  // Whoever asks does so as who they are now, also when a sign-in comes while a sign-out is waited for.
  const account = accountId
  await finishSignOut()
  return make(endpoint, (input ?? {}) as AnyInput, account)
}

let ending: Promise<void> | undefined

/**
 * Ends the session of somebody who signed out here, if there is one to end; theirs only, and one that has ended already
 * counts. Throws like `call`, and is then tried again before the next call.
 */
export async function finishSignOut(): Promise<void> {
  const account = pendingSignOut()
  if (account === undefined) return
  ending ??= make(authApi.signOut, { timeoutMs: SIGN_OUT_TIMEOUT_MS }, account)
    .catch((error: unknown) => {
      if (!isSignedOut(error)) throw error
    })
    .then(forgetSignedOut)
    .finally(() => (ending = undefined))
  await ending
}

async function make<E extends Endpoint>(endpoint: E, input: AnyInput, account: string | undefined): Promise<Reply<E>> {
  const { params, query, body } = input
  const requestId = crypto.randomUUID()
  lastId = requestId
  const request: RequestInit = {
    method: endpoint.method,
    headers: {
      'x-correlation-id': requestId,
      ...(account && { 'x-account': account }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }
  try {
    const reply = await send(addressOf(endpoint, params, query), request, { requestId, timeoutMs: input.timeoutMs })
    noteAnswer(true)
    return reply as Reply<E>
  } catch (error) {
    noteAnswer(error instanceof ApiProblem && error.status < 500)
    throw error instanceof ApiProblem ? await understood(error) : error
  }
}

function addressOf(
  { path }: Endpoint,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}

async function send(
  address: string,
  request: RequestInit,
  { requestId, timeoutMs }: { requestId: string; timeoutMs: number | undefined },
): Promise<unknown> {
  const isRead = request.method === 'GET'
  const usual = isRead ? READ : CHANGE
  const allowedMs = timeoutMs ?? usual.timeoutMs
  const startedAt = performance.now()
  for (let tries = 0; ; tries++) {
    const leftMs = isRead ? allowedMs : allowedMs - (performance.now() - startedAt)
    try {
      return await within(leftMs, isRead, (signal) => ask(address, { ...request, signal }, requestId))
    } catch (error) {
      const pauseMs = usual.pausesMs[tries]
      if (pauseMs === undefined || !navigator.onLine || !isWorthRepeating(error, isRead)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** Ends work that takes longer than it may. */
async function within<T>(ms: number, isRead: boolean, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), ms)
  try {
    return await work(waiting.signal)
  } catch (error) {
    throw waiting.signal.aborted ? new ConnectionError(isRead ? 'Query timeout' : 'Network timeout') : error
  } finally {
    clearTimeout(timer)
  }
}

function isWorthRepeating(error: unknown, isRead: boolean): boolean {
  if (error instanceof ConnectionError) return isRead || !error.timedOut
  if (!(error instanceof ApiProblem)) return false
  return (error.status === 429 || error.status >= 500) && (error.retryAfterS ?? 0) <= SOON_S
}

async function ask(address: string, request: RequestInit, requestId: string): Promise<unknown> {
  const response = await takeEarlyOrFetch(address, request).catch(lost)
  learnTime(response.headers.get('date'))
  // The early call was given one of its own.
  lastId = response.headers.get('x-correlation-id') ?? lastId
  const text = await response.text().catch(lost)
  const reply = parse(text)
  if (response.ok) return reply ?? lost()
  const { status, headers } = response
  const retryAfterS = Number(headers.get('retry-after') ?? Number.NaN) || undefined
  if (isProblem(reply)) throw new ApiProblem(codeOf(reply), { ...reply, status }, retryAfterS)
  const code = status === 429 || status >= 500 ? 'unavailable' : 'unexpected'
  throw new ApiProblem(code, { status, requestId }, retryAfterS)
}

function lost(): never {
  throw new ConnectionError()
}

/** The JSON object in a body; `undefined` for anything else, such as the page of a hotel's network. */
function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function isProblem(reply: object | undefined): reply is Problem {
  return reply !== undefined && 'type' in reply && typeof reply.type === 'string'
}
