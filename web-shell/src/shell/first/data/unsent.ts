import { useSyncExternalStore } from 'react'
import type { Account } from '../../../../../shared/auth/schema.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'

/*
 * What somebody began and has not saved, by person and by the address of its screen: past a change of screen and a
 * session's end, for nobody else. It is not in the query cache, whose news comes a moment later: long enough to put the
 * cursor of somebody who types in the wrong place.
 */
const kept = new Map<string, Map<string, unknown>>()
const listeners = createListeners()

/** Forgets what was not sent, except what belongs to the person named. */
export function forgetUnsent(except?: Account): void {
  for (const id of kept.keys()) if (id !== except?.id) kept.delete(id)
  listeners.tell()
}

/** The addresses of the screens that hold something unsent, the person's own only. */
export function useUnsentPlaces(account: Account | undefined): readonly string[] {
  const read = () => [...(kept.get(account?.id ?? '')?.keys() ?? [])].join('\n')
  return useSyncExternalStore(listeners.subscribe, read).split('\n').filter(Boolean)
}

/** Whether anybody began anything. */
export function isAnyBegun(): boolean {
  return [...kept.values()].some(({ size }) => size > 0)
}

export function useAnyBegun(): boolean {
  return useSyncExternalStore(listeners.subscribe, isAnyBegun)
}

/** Keeps something unsent for a person; `undefined` forgets it. */
export function holdUnsent(account: Pick<Account, 'id'>, place: string, value: unknown): void {
  const own = kept.get(account.id) ?? new Map<string, unknown>()
  if (value === undefined) own.delete(place)
  else own.set(place, value)
  kept.set(account.id, own)
  listeners.tell()
}

/** The person's own unsent value at the screen of an address, `nothing` until they write one. */
export function useUnsent<T>(account: Account | undefined, place: string, nothing: T) {
  const id = account?.id ?? ''
  const read = () => (kept.get(id)?.get(place) ?? nothing) as T
  const value = useSyncExternalStore(listeners.subscribe, read)
  const write = (next: T) => holdUnsent({ id }, place, next === nothing ? undefined : next)
  return { value, read, write }
}

/** All that a person began, by address. */
export function unsentOf(accountId: string): readonly (readonly [place: string, value: unknown])[] {
  return [...(kept.get(accountId) ?? [])]
}

/** Tells of every change. Answers how to stop. */
export function followUnsent(listener: () => void): () => void {
  return listeners.subscribe(listener)
}
