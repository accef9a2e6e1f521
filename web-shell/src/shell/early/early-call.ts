import { homeApi } from '../../../../shared/home/api.ts'
import { localDate } from '../../../../shared/time/local-date.ts'
import { screenAt } from './paths.ts'
import { pendingSignOut } from './pending-sign-out.ts'
import { persistedAccount } from './stored-data-marks.ts'

/*
 * Most visits begin with the same request. It is sent while the app's code still loads, which saves a full round trip
 * on a slow network. It has the same form as a request of `call`, so that `call` can use its reply.
 */

/** The early reply is used only in this time after the page opened (ms). A later call is not the app's first one. */
const USABLE_UNTIL_MS = 10_000

interface EarlyRequest {
  address: string
  account: string | null
  response: Promise<Response>
  abort: AbortController
}

let early: EarlyRequest | undefined

/** Requests home, if the first call of the screen at this path is home and no sign-out is pending. */
export function startEarlyCall(path: string): void {
  if (!screenAt(path)?.beginsWithHome || pendingSignOut() !== undefined) return
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const address = `${homeApi.open.path}?today=${localDate(Date.now(), timeZone)}`
  const account = persistedAccount()
  const abort = new AbortController()
  const headers = { 'x-correlation-id': crypto.randomUUID(), ...(account && { 'x-account': account }) }
  const response = fetch(address, { method: homeApi.open.method, headers, signal: abort.signal })
  response.catch(() => undefined)
  early = { address, account, response, abort }
}

/**
 * Works like `fetch`, but returns the early response if it belongs to this request. The early response is used at most
 * once.
 */
export function takeEarlyOrFetch(address: string, request: RequestInit): Promise<Response> {
  const taken = early
  early = undefined
  const account = new Headers(request.headers).get('x-account')
  const isSameRequest = taken?.address === address && taken.account === account && performance.now() < USABLE_UNTIL_MS
  if (!isSameRequest) {
    taken?.abort.abort()
    return fetch(address, request)
  }
  request.signal?.addEventListener('abort', () => taken.abort.abort())
  return taken.response
}
