import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { authApi } from '../../../../../shared/auth/api.ts'
import type { Account } from '../../../../../shared/auth/schema.ts'
import { onSignedOutElsewhere, pendingSignOut } from '../../early/pending-sign-out.ts'
import { actAs, call, finishSignOut } from '../api/call.ts'
import { forgetUnsent } from '../data/unsent.ts'

/** Who is signed in. `signedOut` when nobody is because the person signed out here, rather than a session's end. */
export interface Session {
  account: Account | null
  signedOut?: true
  /** How whoever was here had signed in, when nobody is because their session came to its end. */
  ended?: Pick<Account, 'stayLoggedIn'>
  /** Whether one can sign in by Google; absent while that is not known. */
  google?: boolean
}

const KEY = ['session'] as const

/** Who is signed in, asked once: afterwards signing in, signing out and refusals tell. */
export const sessionQuery = queryOptions<Session>({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const session = await call(authApi.session)
    // What arrives after a sign-out speaks of somebody who is gone.
    if (!signal.aborted) actAs(session.account?.id)
    return session
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Who is signed in as far as is known; `undefined` while it is not. */
export function sessionOf(client: QueryClient): Session | undefined {
  return client.getQueryData<Session>(KEY)
}

/** Asks again, without a word on failure: only an answer changes anything. */
export async function checkSession(client: QueryClient): Promise<void> {
  const before = sessionOf(client)
  const session = await call(authApi.session).catch(() => undefined)
  // Whoever signed in or out meanwhile knows better.
  if (session && !session.account && sessionOf(client) === before) endSession(client)
}

/** Keeps what is known of signing in itself, whoever does. */
function setSession(client: QueryClient, session: Session): void {
  client.setQueryData<Session>(KEY, (known) => ({
    ...(known?.google !== undefined && { google: known.google }),
    ...session,
  }))
}

/** Takes note of who a reply says is signed in. */
export function knowSession(client: QueryClient, account: Account): void {
  actAs(account.id)
  setSession(client, { account })
}

/** A session begins: nothing read before is kept, except what this person had not sent. */
export async function beginSession(client: QueryClient, account: Account): Promise<void> {
  await forgetRead(client)
  forgetUnsent(account)
  knowSession(client, account)
}

/** The service no longer knows the session. What was not sent stays. */
export function endSession(client: QueryClient): void {
  const before = sessionOf(client)?.account
  actAs(undefined)
  setSession(client, { account: null, ...(before && { ended: { stayLoggedIn: before.stayLoggedIn } }) })
}

/** The person signed out: nothing of theirs stays in memory. */
export async function leaveSession(client: QueryClient): Promise<void> {
  actAs(undefined)
  await forgetRead(client)
  forgetUnsent()
  setSession(client, { account: null, signedOut: true })
}

/** Follows sign-outs: here too when it was in another tab, and told to the service once there is a network. */
export function followSignOuts(client: QueryClient): void {
  onSignedOutElsewhere((id) => {
    if (sessionOf(client)?.account?.id === id) void leaveSession(client)
  })
  window.addEventListener('online', () => {
    finishSignOut().catch(() => undefined)
  })
}

/** Keeps to a sign-out that the service has not been told of: nobody is signed in. Answers whether there is one. */
export function keepSignedOut(client: QueryClient): boolean {
  if (pendingSignOut() === undefined) return false
  setSession(client, { account: null, signedOut: true })
  finishSignOut().catch(() => undefined)
  return true
}

async function forgetRead(client: QueryClient): Promise<void> {
  await client.cancelQueries()
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] })
}

/** Whether the person is still the one who is signed in, for a reply that arrives late. */
export function isStill(client: QueryClient, account: Account | undefined): boolean {
  return sessionOf(client)?.account?.id === account?.id
}

/** How somebody had signed in whose session ended here: they may wonder why they are asked to sign in. */
export function useEnded(): Session['ended'] {
  return useQuery({ ...sessionQuery, enabled: false }).data?.ended
}

/** The person whose screen this is. Only for screens behind `RequireSession`; `undefined` while home finds out. */
export function useAccount(): Account | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data?.account ?? undefined
}
