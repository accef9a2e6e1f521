import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { authApi } from '../../../../../shared/auth/api.ts'
import type { Account } from '../../../../../shared/auth/schema.ts'
import { lastSignOut, onSignOutInOtherTab, pendingSignOut } from '../../early/pending-sign-out.ts'
import { call, sendPendingSignOut, setCallAccount } from '../api/call.ts'
import { clearDrafts } from '../data/drafts.ts'
import { dismissToast } from '../messages/toast.tsx'

/** The session. `account` is `null` when there is none. */
export interface Session {
  account: Account | null
  /** There is no session because the user signed out on this device, not because it expired. */
  signedOut?: true
  /** No reply has shown yet that the browser sends the cookie of this sign-in. */
  isUnconfirmed?: true
  /** Set when the session expired: what the user had chosen at sign-in, and whether the browser never kept the sign-in. */
  ended?: Pick<Account, 'stayLoggedIn'> & { wasNeverKept?: true }
  /** Whether sign-in with Google is available; absent while unknown. */
  google?: boolean
}

const KEY = ['session'] as const

/** The query of the session, sent once. Later only sign-in, sign-out and not-signed-in replies change the session. */
export const sessionQuery = queryOptions<Session>({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const session = await call(authApi.session)
    // A reply that arrives after a sign-out must not set the account.
    if (!signal.aborted) setCallAccount(session.account?.id)
    return session
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Returns the session; `undefined` while it is unknown. */
export function sessionOf(client: QueryClient): Session | undefined {
  return client.getQueryData<Session>(KEY)
}

/** Checks the session again. Failures are ignored: only a reply that there is no session changes anything. */
export async function checkSession(client: QueryClient): Promise<void> {
  const previous = sessionOf(client)
  const session = await call(authApi.session).catch(() => undefined)
  // A sign-in or sign-out during the request is newer than its reply.
  if (session && !session.account && sessionOf(client) === previous) expireSession(client)
}

/** Sets the session. Whether Google sign-in is available stays known. */
function setSession(client: QueryClient, session: Session): void {
  client.setQueryData<Session>(KEY, (previous) => ({
    ...(previous?.google !== undefined && { google: previous.google }),
    ...session,
  }))
}

/** Sets the signed-in account that a reply contains. */
export function recordSession(client: QueryClient, account: Account): void {
  setCallAccount(account.id)
  setSession(client, { account })
}

/** Starts a session: clears the cache and the drafts of other users. */
export async function startSession(client: QueryClient, account: Account): Promise<void> {
  await clearCache(client)
  clearDrafts(account)
  setCallAccount(account.id)
  setSession(client, { account, isUnconfirmed: true })
}

/**
 * Ends a session that the service no longer accepts. Drafts and queued edits stay. A session that no reply has confirmed
 * was never kept by the browser, for example because it blocks cookies: then there is no welcome either.
 */
export function expireSession(client: QueryClient): void {
  const { account, isUnconfirmed } = sessionOf(client) ?? {}
  if (isUnconfirmed) dismissToast()
  setCallAccount(undefined)
  const ended = account && {
    stayLoggedIn: account.stayLoggedIn,
    ...(isUnconfirmed && { wasNeverKept: isUnconfirmed }),
  }
  setSession(client, { account: null, ...(ended && { ended }) })
}

/** Handles a refusal while a claim is pending: forgets what was read, and reads the account, which opens the claim. */
export async function openClaim(client: QueryClient): Promise<void> {
  if (sessionOf(client)?.account?.claimPending) return
  await clearCache(client)
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
}

/** The last sign-out of this device that this page knows of. */
let appliedSignOut: string | null

/** Removes what this tab keeps: what was typed before a sign-in, and where a sign-in with Google was to lead. */
function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without storage, nothing is kept.
  }
}

/** Signs the user out in this tab: clears all their data from memory, and the storage of the tab. */
export async function signOutLocally(client: QueryClient): Promise<void> {
  appliedSignOut = lastSignOut()
  setCallAccount(undefined)
  clearTab()
  dismissToast()
  await client.cancelQueries()
  clearDrafts()
  // Before the data is removed: a screen that is still open would read it again.
  setSession(client, { account: null, signedOut: true })
  await clearCache(client)
}

/**
 * Signs the user out when they sign out in another tab, and sends a pending sign-out when the network returns. A page that
 * the browser kept whole and shows again, because the user went back, has heard of no sign-out: it starts again if there
 * was one. Otherwise it stays, with what was typed in it.
 */
export function watchSignOuts(client: QueryClient): void {
  appliedSignOut = lastSignOut()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || lastSignOut() === appliedSignOut) return
    document.body.style.display = 'none'
    location.reload()
  })
  onSignOutInOtherTab((id) => {
    if (sessionOf(client)?.account?.id === id) void signOutLocally(client)
  })
  window.addEventListener('online', () => {
    sendPendingSignOut().catch(() => undefined)
  })
}

/** Applies a pending sign-out: there is no session, and the sign-out is sent again. Returns whether there is one. */
export function applyPendingSignOut(client: QueryClient): boolean {
  if (pendingSignOut() === undefined) return false
  setSession(client, { account: null, signedOut: true })
  sendPendingSignOut().catch(() => undefined)
  return true
}

/** Forgets what was read, and the changes that wait or are on their way (see `createQueryClient`). */
async function clearCache(client: QueryClient): Promise<void> {
  client.getMutationCache().clear()
  await client.cancelQueries()
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] })
}

/** Whether this user is still signed in, for replies that arrive late. */
export function isStillSignedIn(client: QueryClient, account: Account | undefined): boolean {
  return sessionOf(client)?.account?.id === account?.id
}

/** Returns the session that expired in this tab, if any: the sign-in screen then explains why it is shown. */
export function useEndedSession(): Session['ended'] {
  return useQuery({ ...sessionQuery, enabled: false }).data?.ended
}

/**
 * Returns the signed-in account. Use it only in screens behind `RequireSession`; `undefined` until home has been read.
 */
export function useAccount(): Account | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data?.account ?? undefined
}
