import { authApi } from '../../../../../shared/auth/api.ts'
import type { CallInput, Endpoint, Reply } from '../../../../../shared/http/endpoint.ts'
import type { Problem } from '../../../../../shared/problems.ts'
import { takeEarlyOrFetch } from '../../early/early-call.ts'
import { clearPendingSignOut, pendingSignOut } from '../../early/pending-sign-out.ts'
import { ApiProblem, ConnectionError, isNotSignedIn } from './api-problem.ts'
import { correctClock } from './clock.ts'
import { recordReply } from './connection.ts'
import { codeOf, toKnownProblem } from './problem-text.ts'

/** A change: 25 s for all attempts, one retry after 500 ms. Source: requirement REQ-01. */
const CHANGE = { timeoutMs: 25_000, pausesMs: [500] }
/** A read: 10 s for each attempt, two retries after 1 s and 2 s. Source: requirement REQ-01. */
const READ = { timeoutMs: 10_000, pausesMs: [1_000, 2_000] }
/** A request is not retried when the reply asks for a longer `retry-after`. */
const LONGEST_RETRY_AFTER_S = 5
/** A sign-out takes effect in the browser even without a network, so the user does not wait long for the service. */
const SIGN_OUT_TIMEOUT_MS = 5_000

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  timeoutMs?: number
}

let lastRequestId = ''
let accountId: string | undefined

/**
 * Sets the account that every call names in a header. The service refuses a request whose session belongs to another
 * account, for example one that signed in in another tab.
 */
export function setCallAccount(id: string | undefined): void {
  accountId = id
}

/** Returns the correlation id of the newest call, for an error report; empty before the first call. */
export function lastCorrelationId(): string {
  return lastRequestId
}

/**
 * Calls an endpoint of the service.
 *
 * A change has 25 s in total, or `timeoutMs`. After a network error, 429 or 5xx it is retried once after 500 ms with
 * the same bytes. This is safe because every operation is idempotent; only a sign-in with a passkey is refused when it is
 * repeated. Each attempt of a read has 10 s, and a read is
 * retried twice. There is no retry when `retry-after` is more than 5 s, or when the device is offline. A pending
 * sign-out is sent first and may take 5 s more. Throws `ApiProblem` for a problem reply and `ConnectionError` when no
 * reply of the service arrives. The reply is not validated: an old tab must accept a reply with new fields.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: CallInput<E>): Promise<Reply<E>> {
  // The call keeps the account of this moment, even if another user signs in while a sign-out is pending.
  const account = accountId
  await sendPendingSignOut()
  return sendRequest(endpoint, (input ?? {}) as AnyInput, account)
}

let signingOut: Promise<void> | undefined

/**
 * Ends the session of the account that signed out on this device, if a sign-out is pending. It never ends another
 * session. A session that has already ended counts as success. Throws like `call`, and is then retried before the next
 * call.
 */
export async function sendPendingSignOut(): Promise<void> {
  const account = pendingSignOut()
  if (account === undefined) return
  signingOut ??= sendRequest(authApi.signOut, { timeoutMs: SIGN_OUT_TIMEOUT_MS }, account)
    .catch((error: unknown) => {
      if (!isNotSignedIn(error)) throw error
    })
    .then(clearPendingSignOut)
    .finally(() => (signingOut = undefined))
  await signingOut
}

async function sendRequest<E extends Endpoint>(
  endpoint: E,
  input: AnyInput,
  account: string | undefined,
): Promise<Reply<E>> {
  const { params, query, body } = input
  const requestId = crypto.randomUUID()
  lastRequestId = requestId
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
    const reply = await sendWithRetries(addressOf(endpoint, params, query), request, {
      requestId,
      timeoutMs: input.timeoutMs,
    })
    recordReply(true)
    return reply as Reply<E>
  } catch (error) {
    recordReply(error instanceof ApiProblem && error.status < 500)
    throw error instanceof ApiProblem ? await toKnownProblem(error) : error
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

async function sendWithRetries(
  address: string,
  request: RequestInit,
  { requestId, timeoutMs }: { requestId: string; timeoutMs: number | undefined },
): Promise<unknown> {
  const isRead = request.method === 'GET'
  const policy = isRead ? READ : CHANGE
  const allowedMs = timeoutMs ?? policy.timeoutMs
  const startedAt = performance.now()
  for (let attempts = 0; ; attempts++) {
    const leftMs = isRead ? allowedMs : allowedMs - (performance.now() - startedAt)
    try {
      return await withTimeout(leftMs, isRead, (signal) => fetchReply(address, { ...request, signal }, requestId))
    } catch (error) {
      const pauseMs = policy.pausesMs[attempts]
      if (pauseMs === undefined || !navigator.onLine || !isRetryable(error, isRead)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** Aborts work that exceeds its time. Throws `ConnectionError` then. */
async function withTimeout<T>(ms: number, isRead: boolean, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), ms)
  try {
    return await work(timeout.signal)
  } catch (error) {
    throw timeout.signal.aborted ? new ConnectionError(isRead ? 'Query timeout' : 'Network timeout') : error
  } finally {
    clearTimeout(timer)
  }
}

function isRetryable(error: unknown, isRead: boolean): boolean {
  // The attempts of a change share one timeout, so no time is left after it.
  if (error instanceof ConnectionError) return isRead || !error.timedOut
  if (!(error instanceof ApiProblem)) return false
  return (error.status === 429 || error.status >= 500) && (error.retryAfterS ?? 0) <= LONGEST_RETRY_AFTER_S
}

async function fetchReply(address: string, request: RequestInit, requestId: string): Promise<unknown> {
  const response = await takeEarlyOrFetch(address, request).catch(failConnection)
  correctClock(response.headers.get('date'))
  // The early call has a correlation id of its own.
  lastRequestId = response.headers.get('x-correlation-id') ?? lastRequestId
  const text = await response.text().catch(failConnection)
  const reply = parse(text)
  if (response.ok) return reply ?? failConnection()
  const { status, headers } = response
  const retryAfterS = Number(headers.get('retry-after') ?? Number.NaN) || undefined
  if (isProblem(reply)) throw new ApiProblem(codeOf(reply), { ...reply, status }, retryAfterS)
  const code = status === 429 || status >= 500 ? 'unavailable' : 'unexpected'
  throw new ApiProblem(code, { status, requestId }, retryAfterS)
}

function failConnection(): never {
  throw new ConnectionError()
}

/** Returns the JSON object in a body; `undefined` for anything else, such as a hotel's login page. */
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
