/*
 * The account (opaque id) whose cache is persisted on this device, and the accounts whose data is still to be removed.
 * They are read before the first render, so reading them must be fast.
 */
const PERSISTED = 'keeps-reads'
const CACHE_REMOVAL = 'leaves-reads'
const ERASURE = 'forgets'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, accountId: string | null): void {
  try {
    if (accountId === null) localStorage.removeItem(key)
    else localStorage.setItem(key, accountId)
  } catch {
    // Storage is not available, so nothing is persisted either.
  }
}

/** Returns the account whose cache is persisted on this device; `null` when there is none. */
export function persistedAccount(): string | null {
  return read(PERSISTED)
}

/** Sets the account whose cache is persisted. */
export function setPersistedAccount(accountId: string): void {
  write(PERSISTED, accountId)
}

/**
 * Returns the account whose persisted cache is still to be removed, for example because the page closed during the
 * removal; `null` when there is none.
 */
export function pendingCacheRemoval(): string | null {
  return read(CACHE_REMOVAL)
}

/** Stops persisting a cache and marks the cache of this account for removal. */
export function requestCacheRemoval(accountId: string): void {
  write(CACHE_REMOVAL, accountId)
  write(PERSISTED, null)
}

/** Marks the removal of the persisted cache as done. */
export function completeCacheRemoval(): void {
  write(CACHE_REMOVAL, null)
}

/**
 * Returns the account whose data is still to be erased completely, for example because the page closed during the
 * erasure; `null` when there is none.
 */
export function pendingErasure(): string | null {
  return read(ERASURE)
}

/**
 * Marks all data of an account for erasure, because the user signed out or removed the earlier use
 * of a claimed account. This includes unsaved drafts and queued edits.
 */
export function requestErasure(accountId: string): void {
  write(ERASURE, accountId)
}

/** Marks the erasure as done. */
export function completeErasure(): void {
  write(ERASURE, null)
}
