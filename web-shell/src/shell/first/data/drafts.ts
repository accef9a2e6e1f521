import { useSyncExternalStore } from 'react'
import type { Account } from '../../../../../shared/auth/schema.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'

/*
 * Drafts by account and screen path. They survive a change of screen and the end of a session, but only the same user
 * gets them back. They are not in the query cache: its updates arrive a moment later, which would move the cursor while
 * the user types.
 *
 * A draft under a key that is no path belongs to no screen that waits for a save, such as the answers of the set-up. It
 * is stored like the others, but nothing asks about it before the page closes or the user signs out.
 */
const drafts = new Map<string, Map<string, unknown>>()
const listeners = createListeners()

/** Removes all drafts, except those of the given account. */
export function clearDrafts(except?: Account): void {
  for (const id of drafts.keys()) if (id !== except?.id) drafts.delete(id)
  listeners.tell()
}

const isPath = (key: string) => key.startsWith('/')

/** Returns the paths of the screens on which a user has drafts. */
export function draftPathsOf(accountId: string | undefined): string[] {
  return [...(drafts.get(accountId ?? '')?.keys() ?? [])].filter(isPath)
}

export function useDraftPaths(account: Account | undefined): readonly string[] {
  const read = () => draftPathsOf(account?.id).join('\n')
  return useSyncExternalStore(listeners.subscribe, read).split('\n').filter(Boolean)
}

/** Whether any user has drafts on a screen. */
export function hasDrafts(): boolean {
  return [...drafts.keys()].some((id) => draftPathsOf(id).length > 0)
}

export function useHasDrafts(): boolean {
  return useSyncExternalStore(listeners.subscribe, hasDrafts)
}

/** Whether anything is to be stored on this device: drafts on screens, and the others. */
export function hasAnyDrafts(): boolean {
  return [...drafts.values()].some(({ size }) => size > 0)
}

/** Stores the draft of a user; `undefined` removes it. */
export function storeDraft(account: Pick<Account, 'id'>, path: string, value: unknown): void {
  const accountDrafts = drafts.get(account.id) ?? new Map<string, unknown>()
  if (value === undefined) accountDrafts.delete(path)
  else accountDrafts.set(path, value)
  drafts.set(account.id, accountDrafts)
  listeners.tell()
}

/** Returns the user's draft at a path, or `empty` when there is none. Writing `empty` removes the draft. */
export function useDraftAt<T>(account: Account | undefined, path: string, empty: T) {
  const id = account?.id ?? ''
  const read = () => (drafts.get(id)?.get(path) ?? empty) as T
  const value = useSyncExternalStore(listeners.subscribe, read)
  const write = (next: T) => storeDraft({ id }, path, next === empty ? undefined : next)
  return { value, read, write }
}

/** Returns all drafts of an account by path. */
export function draftsOf(accountId: string): readonly (readonly [path: string, value: unknown])[] {
  return [...(drafts.get(accountId) ?? [])]
}

/** Calls the listener after every change. Returns a function that unsubscribes. */
export function onDraftsChanged(listener: () => void): () => void {
  return listeners.subscribe(listener)
}
