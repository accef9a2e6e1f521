import { useSyncExternalStore } from 'react'
import type { Account } from '../../../shared/auth/schema.ts'

/*
 * What somebody began and has not sent, by person and by what it is: in memory only, past a change of screen and a
 * session's end, for nobody else. It is not in the query cache, whose news comes a moment later: long enough to put
 * the cursor of somebody who types in the wrong place.
 */
const kept = new Map<string, Map<string, unknown>>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets what was not sent, except what belongs to the person named. */
export function forgetUnsent(except?: Account): void {
  for (const email of kept.keys()) if (email !== except?.email) kept.delete(email)
  for (const listener of listeners) listener()
}

/** The person's own unsent value of one thing, `nothing` until they write one. */
export function useUnsent<T>(account: Account | undefined, what: string, nothing: T) {
  const email = account?.email ?? ''
  const read = () => (kept.get(email)?.get(what) ?? nothing) as T
  const value = useSyncExternalStore(subscribe, read)
  function write(next: T): void {
    const own = kept.get(email) ?? new Map<string, unknown>()
    if (next === nothing) own.delete(what)
    else own.set(what, next)
    kept.set(email, own)
    for (const listener of listeners) listener()
  }
  return { value, read, write }
}
