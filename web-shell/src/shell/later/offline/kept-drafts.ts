import type { QueryClient } from '@tanstack/react-query'
import { followUnsent, holdUnsent, isAnyBegun, unsentOf } from '../../first/data/unsent.ts'
import { sessionOf } from '../../first/session/session.ts'
import { createWriter } from './kept-writer.ts'
import { forgetKept, keep, recall } from './vault.ts'

/*
 * What somebody began outlives the page, sealed like what waits to be sent: phones close pages that nobody looks at. It
 * comes back to the same person only, and goes when they sign out.
 */

const NAME = 'drafts'
/** What is typed together is written together. */
const SETTLED_MS = 400

let writer: ReturnType<typeof createWriter> | undefined

/** Waits until what is kept is what is begun now, so that nothing that was saved comes back as begun. */
export async function draftsKept(): Promise<void> {
  await writer?.settled()
}

async function keptOf(accountId: string): Promise<ReturnType<typeof unsentOf>> {
  // What can no longer be read is as good as gone.
  return ((await recall(accountId, NAME).catch(() => undefined)) ?? []) as ReturnType<typeof unsentOf>
}

/** Keeps what is begun from now on, and brings back what was. */
export function followDrafts(client: QueryClient): void {
  const accountNow = () => sessionOf(client)?.account?.id
  let account: string | undefined
  /** Whose drafts are to be written, which their session's end does not change. */
  let id = ''

  /** What of it is kept, as far as this tab knows. */
  let known = new Map<string, unknown>()

  /** Keeps what changed here beside what another tab keeps: what is saved there does not come back. */
  async function write(): Promise<void> {
    const begun = new Map(unsentOf(id))
    // Whoever signed out leaves nothing, in no tab.
    if (begun.size === 0 && accountNow() !== id) return forgetKept(id, NAME)
    const kept = new Map(await keptOf(id))
    for (const place of known.keys()) if (!begun.has(place)) kept.delete(place)
    for (const [place, value] of begun) if (known.get(place) !== value) kept.set(place, value)
    await (kept.size > 0 ? keep(id, NAME, [...kept]) : forgetKept(id, NAME))
    known = begun
  }

  /** What was begun meanwhile is newer than what comes back. */
  async function bringBack(to: string): Promise<void> {
    const drafts = await keptOf(to)
    known = new Map(drafts)
    if (accountNow() !== to) return
    const begun = new Set(unsentOf(to).map(([place]) => place))
    for (const [place, value] of drafts) if (!begun.has(place)) holdUnsent({ id: to }, place, value)
  }

  const { run, soon } = (writer = createWriter(write, SETTLED_MS))
  const follow = () => {
    const next = accountNow()
    if (next === account) return
    account = next
    if (next !== undefined) run(() => bringBack(next))
  }
  follow()
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'session') follow()
  })
  const note = () => {
    if (account === undefined || accountNow() !== account) return
    id = account
    soon()
  }
  followUnsent(note)
  if (isAnyBegun()) note()
}
