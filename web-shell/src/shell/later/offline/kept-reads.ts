import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Account } from '../../../../../shared/auth/schema.ts'
import {
  forgetForgotten,
  forgetLeft,
  forgottenAccount,
  keptAccount,
  leftAccount,
  markForgotten,
  markKept,
  markLeft,
} from '../../early/kept-mark.ts'
import { pendingSignOut } from '../../early/pending-sign-out.ts'
import { HOME_KEY } from '../../first/data/home-query.ts'
import { knowSession, sessionOf } from '../../first/session/session.ts'
import { createWriter } from './kept-writer.ts'
import { forgetKept, keep, recall, shred } from './vault.ts'

/*
 * What was read stays on the device of somebody who chose 'Stay logged in', so that the app opens with it at once, and
 * without a network. Of anybody else nothing outlives the page. Source: requirement SW-02.
 */

const NAME = 'reads'
/** As long as a session lives without use. */
const OLDEST_MS = 30 * 86_400_000
/** The app does not wait for a slow disk. */
const PATIENCE_MS = 1_000
/** What comes together is written together. */
const SETTLED_MS = 250

interface Kept {
  /** The build that wrote it: another may mean something else by the same fields. */
  build: string
  account: Account
  reads: [key: QueryKey, data: unknown, updatedAt: number][]
}

const isYoung = ([, , updatedAt]: Kept['reads'][number]) => Date.now() - updatedAt < OLDEST_MS

/**
 * Brings back who it was, and what they last read. Waits a second at most: what comes later still counts, unless the
 * service was faster. Whatever fails, nothing is brought back.
 */
export async function restoreReads(client: QueryClient, build: string): Promise<void> {
  const id = keptAccount()
  if (id === null || pendingSignOut() !== undefined) return
  const restoring = recall(id, NAME).then((kept) => restore(client, kept as Kept | undefined, build))
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([restoring.catch(() => undefined), late])
}

async function restore(client: QueryClient, kept: Kept | undefined, build: string): Promise<void> {
  if (!kept?.reads.some(isYoung) || sessionOf(client) || keptAccount() !== kept.account.id) return
  knowSession(client, kept.account)
  if (kept.build !== build) return
  for (const [key, data, updatedAt] of kept.reads.filter(isYoung)) client.setQueryData(key, data, { updatedAt })
  // However young: whoever opens the app wants to know what is, and whether the session still is.
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', refetchType: 'none' })
}

let writer: ReturnType<typeof createWriter> | undefined

/** Waits until what is kept is what is known now. */
export async function readsKept(): Promise<void> {
  await writer?.settled()
}

/** Keeps what is read from now on, for as long as its person stays logged in. */
export function followReads(client: QueryClient, build: string): void {
  let person: string | undefined

  async function write(): Promise<void> {
    const session = sessionOf(client)
    // Not known yet: what is kept stays.
    if (!session) return
    const { account } = session
    const kept = keptAccount()
    if (session.signedOut && person !== undefined) return forget(person)
    if (isOthers(kept, account)) return
    person = account?.id ?? person
    if (kept !== null && (kept !== account?.id || !account.stayLoggedIn)) {
      markLeft(kept)
      await removeLeft()
    }
    if (!account?.stayLoggedIn) return
    await keep(account.id, NAME, { build, account, reads: readsOf(client) } satisfies Kept)
    markKept(account.id)
  }

  /** Whether somebody signed in in another tab: what is kept is theirs now, and this tab's person has not learnt of it yet. */
  const isOthers = (kept: string | null, account: Account | null) =>
    kept !== null && person !== undefined && kept !== person && (!account || account.id === person)

  /** Whoever signs out by choice leaves nothing, not even what was not sent. */
  async function forget(id: string): Promise<void> {
    markForgotten(id)
    if (keptAccount() === id) markLeft(id)
    person = undefined
    await finishRemoving()
  }

  const { run, now, soon } = (writer = createWriter(write, SETTLED_MS))
  run(finishRemoving)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' && type !== 'removed') return
    // A sign-out does not wait: the next thing may be that the page is closed.
    if (query.queryKey[0] === 'session') now()
    else soon()
  })
  if (sessionOf(client)) soon()
}

/** Finishes what may have been cut short. */
async function finishRemoving(): Promise<void> {
  await removeLeft()
  await removeForgotten()
}

async function removeForgotten(): Promise<void> {
  const id = forgottenAccount()
  if (id === null) return
  await shred(id)
  forgetForgotten()
}

async function removeLeft(): Promise<void> {
  const id = leftAccount()
  if (id === null) return
  await forgetKept(id, NAME)
  forgetLeft()
}

/** What was read in the last month; of home, only the newest. */
function readsOf(client: QueryClient): Kept['reads'] {
  const reads = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[0] !== 'session' && state.data !== undefined)
    .map(({ queryKey, state }): Kept['reads'][number] => [queryKey, state.data, state.dataUpdatedAt])
    .toSorted((a, b) => b[2] - a[2])
  const newestHome = reads.find(([key]) => key[0] === HOME_KEY[0])
  return reads.filter((read) => isYoung(read) && (read[0][0] !== HOME_KEY[0] || read === newestHome))
}
