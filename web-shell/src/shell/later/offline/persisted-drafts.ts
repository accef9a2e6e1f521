import type { QueryClient } from '@tanstack/react-query'
import { draftsOf, hasAnyDrafts, onDraftsChanged, storeDraft } from '../../first/data/drafts.ts'
import { sessionOf } from '../../first/session/session.ts'
import { createDebouncedWriter } from './debounced-writer.ts'
import { eraseUser, readSealed, removeOldSealed, removeSealed, storeSealed } from './sealed-storage.ts'

/*
 * Drafts survive a reload, sealed like queued edits, because phones close pages in the background. Only the same user
 * gets them back, and they are removed at sign-out.
 */

const NAME = 'drafts'
/** Drafts end like persisted reads, also those of a user whose session ended. Queued edits never end by time. */
const MAX_AGE_MS = 30 * 86_400_000
/** Changes within this time are written together. It is short: a reload may follow the last key at once. */
const WRITE_DELAY_MS = 20

let writer: ReturnType<typeof createDebouncedWriter> | undefined

/** Resolves when the current drafts are stored, so that a saved draft is not restored later. */
export async function waitUntilDraftsPersisted(): Promise<void> {
  await writer?.settled()
}

async function storedDrafts(accountId: string): Promise<ReturnType<typeof draftsOf>> {
  // Drafts that cannot be decrypted count as missing.
  return ((await readSealed(accountId, NAME).catch(() => undefined)) ?? []) as ReturnType<typeof draftsOf>
}

/** Stores drafts from now on, and restores the stored ones. */
export function persistDrafts(client: QueryClient): void {
  const currentAccount = () => sessionOf(client)?.account?.id
  let account: string | undefined
  /** The account whose drafts are written. It stays the same when its session ends. */
  let draftsAccount = ''

  /** The stored drafts of that account, as far as this tab knows. */
  let knownStored = new Map<string, unknown>()

  /**
   * Stores only the changes of this tab. Drafts that other tabs stored stay, and drafts that they removed after a save
   * are not stored again.
   */
  async function write(): Promise<void> {
    const current = new Map(draftsOf(draftsAccount))
    // After a sign-out the drafts of all tabs are removed. A write that ran meanwhile may have stored the user again.
    if (current.size === 0 && currentAccount() !== draftsAccount)
      return sessionOf(client)?.signedOut ? void (await eraseUser(draftsAccount)) : removeSealed(draftsAccount, NAME)
    const stored = new Map(await storedDrafts(draftsAccount))
    for (const path of knownStored.keys()) if (!current.has(path)) stored.delete(path)
    for (const [path, value] of current) if (knownStored.get(path) !== value) stored.set(path, value)
    await (stored.size > 0 ? storeSealed(draftsAccount, NAME, [...stored]) : removeSealed(draftsAccount, NAME))
    knownStored = current
  }

  /** Restores the drafts of an account. A draft that was changed meanwhile is newer than the stored one. */
  async function restore(accountId: string): Promise<void> {
    const drafts = await storedDrafts(accountId)
    knownStored = new Map(drafts)
    if (currentAccount() !== accountId) return
    const current = new Set(draftsOf(accountId).map(([path]) => path))
    for (const [path, value] of drafts) if (!current.has(path)) storeDraft({ id: accountId }, path, value)
  }

  const { run, writeSoon } = (writer = createDebouncedWriter(write, WRITE_DELAY_MS))
  run(() => removeOldSealed(NAME, MAX_AGE_MS))
  const onSessionChange = () => {
    const next = currentAccount()
    if (next === account) return
    account = next
    if (next !== undefined) run(() => restore(next))
  }
  onSessionChange()
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'session') onSessionChange()
  })
  const onDraftChange = () => {
    if (account === undefined || currentAccount() !== account) return
    draftsAccount = account
    writeSoon()
  }
  onDraftsChanged(onDraftChange)
  if (hasAnyDrafts()) onDraftChange()
}
