/*
 * The account (opaque id) whose cache is persisted on this device, and the accounts whose data is still to be removed.
 * They are read before the first render, so reading them must be fast.
 */
const PERSISTED = 'keeps-reads'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is not available, so nothing is persisted either.
  }
}

/** Accounts in a list, because several users of a device may sign out before a removal succeeds. */
function createMarks(key: string) {
  const marked = () => read(key)?.split(',') ?? []
  const others = (accountId: string) => marked().filter((each) => each !== accountId)
  return {
    marked,
    mark: (accountId: string) => write(key, [...others(accountId), accountId].join(',')),
    unmark: (accountId: string) => write(key, others(accountId).join(',') || undefined),
  }
}

const cacheRemovals = createMarks('leaves-reads')
const erasures = createMarks('forgets')

/** Returns the account whose cache is persisted on this device; `null` when there is none. */
export function persistedAccount(): string | null {
  return read(PERSISTED)
}

/** Sets the account whose cache is persisted. */
export function setPersistedAccount(accountId: string): void {
  write(PERSISTED, accountId)
}

/**
 * Returns the accounts whose persisted cache is still to be removed, for example because the page closed during the
 * removal.
 */
export const pendingCacheRemovals = cacheRemovals.marked

/** Stops persisting a cache and marks the cache of this account for removal. */
export function requestCacheRemoval(accountId: string): void {
  cacheRemovals.mark(accountId)
  write(PERSISTED, undefined)
}

/** Marks the removal of the persisted cache as done. */
export const completeCacheRemoval = cacheRemovals.unmark

/**
 * Returns the accounts whose data is still to be erased completely, for example because the page closed during the
 * erasure.
 */
export const pendingErasures = erasures.marked

/**
 * Marks all data of an account for erasure, because the user signed out or removed the earlier use
 * of a claimed account. This includes unsaved drafts and queued edits.
 */
export function requestErasure(accountId: string): void {
  erasures.mark(accountId)
  if (persistedAccount() === accountId) requestCacheRemoval(accountId)
}

/** Marks the erasure as done. */
export const completeErasure = erasures.unmark
