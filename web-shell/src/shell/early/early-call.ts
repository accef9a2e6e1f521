import { homeApi } from '../../../../shared/home/api.ts'
import { localDate } from '../../../../shared/time/local-date.ts'
import { keptAccount } from './kept-mark.ts'
import { screenAt } from './paths.ts'
import { pendingSignOut } from './pending-sign-out.ts'

/*
 * The call with which most openings begin is on its way while the app's code still is, which saves its whole time on a
 * poor line. It is sent as `call` would send it, and `call` takes its answer.
 */

/** An answer older than this, in milliseconds from the page's beginning, is not that of the app's first call. */
const YOUNG_MS = 10_000

interface Early {
  address: string
  account: string | null
  response: Promise<Response>
  stop: AbortController
}

let early: Early | undefined

/** Asks for home, where the screen of this path begins with it and nobody has signed out here. */
export function askEarly(path: string): void {
  if (!screenAt(path)?.beginsWithHome || pendingSignOut() !== undefined) return
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const address = `${homeApi.open.path}?today=${localDate(Date.now(), timeZone)}`
  const account = keptAccount()
  const stop = new AbortController()
  const headers = { 'x-correlation-id': crypto.randomUUID(), ...(account && { 'x-account': account }) }
  const response = fetch(address, { method: homeApi.open.method, headers, signal: stop.signal })
  response.catch(() => undefined)
  early = { address, account, response, stop }
}

/** `fetch`, but for the one request whose answer is on its way already. */
export function takeEarlyOrFetch(address: string, request: RequestInit): Promise<Response> {
  const taken = early
  early = undefined
  const account = new Headers(request.headers).get('x-account')
  const isMeant = taken?.address === address && taken.account === account && performance.now() < YOUNG_MS
  if (!isMeant) {
    taken?.stop.abort()
    return fetch(address, request)
  }
  request.signal?.addEventListener('abort', () => taken.stop.abort())
  return taken.response
}
