import type { QueryClient } from '@tanstack/react-query'
import { sessionOf } from './session.ts'
import { followUnsent, holdUnsent, unsentOf } from './unsent.ts'
import { forgetKept, keep, recall } from './vault.ts'

/*
 * What somebody began outlives the page, sealed like what waits to be sent: phones close pages that nobody looks at. It
 * comes back to the same person only, and goes when they sign out.
 */

const NAME = 'drafts'
/** What is typed together is written together. */
const SETTLED_MS = 400

let settleNow = async () => {}

/** Waits until what is kept is what is begun now, so that nothing that was saved comes back as begun. */
export function draftsKept(): Promise<void> {
  return settleNow()
}

/** Keeps what is begun from now on, and brings back what was. */
export function followDrafts(client: QueryClient): void {
  let account: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let working: Promise<unknown> = Promise.resolve()

  const write = (id: string) => {
    clearTimeout(timer)
    timer = undefined
    const drafts = unsentOf(id)
    working = working
      .then(() => (drafts.length > 0 ? keep(id, NAME, drafts) : forgetKept(id, NAME)))
      .catch(() => undefined)
  }

  /** What was begun meanwhile is newer than what comes back. */
  async function bringBack(id: string, before: Promise<unknown>): Promise<void> {
    await before
    const drafts = ((await recall(id, NAME).catch(() => undefined)) ?? []) as ReturnType<typeof unsentOf>
    if (sessionOf(client)?.account?.id !== id) return
    const begun = new Set(unsentOf(id).map(([place]) => place))
    for (const [place, value] of drafts) if (!begun.has(place)) holdUnsent({ id }, place, value)
  }

  const follow = () => {
    const next = sessionOf(client)?.account?.id
    if (next === account) return
    account = next
    if (next !== undefined) working = bringBack(next, working)
  }
  follow()
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'session') follow()
  })
  followUnsent(() => {
    const id = account
    if (id !== undefined && sessionOf(client)?.account?.id === id) timer ??= setTimeout(() => write(id), SETTLED_MS)
  })
  settleNow = async () => {
    if (timer !== undefined && account !== undefined) write(account)
    await working
  }
  // A phone may close the page at any time from here on.
  document.addEventListener('visibilitychange', () => {
    void settleNow()
  })
}
