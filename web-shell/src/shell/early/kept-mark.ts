/*
 * Whose reads are kept on this device, by their opaque id; or whose are still to be removed. It is asked before anything is
 * drawn, so it must not take time.
 */
const KEEPS = 'keeps-reads'
const LEAVES = 'leaves-reads'
const FORGETS = 'forgets'

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
    // Storage is closed to us: then nothing is kept either.
  }
}

/** The account whose reads are kept here; `null` when nobody's are. */
export function keptAccount(): string | null {
  return read(KEEPS)
}

/** Notes whose reads are kept here. */
export function markKept(accountId: string): void {
  write(KEEPS, accountId)
}

/** The account whose reads are to be removed from here, which may have been cut short; `null` when nobody's are. */
export function leftAccount(): string | null {
  return read(LEAVES)
}

/** From now on nobody's reads are kept here; those of this account are to be removed. */
export function markLeft(accountId: string): void {
  write(LEAVES, accountId)
  write(KEEPS, null)
}

/** They have been removed. */
export function forgetLeft(): void {
  write(LEAVES, null)
}

/** The account of which nothing at all may stay here, which may have been cut short; `null` when that is nobody's. */
export function forgottenAccount(): string | null {
  return read(FORGETS)
}

/** This person signs out: nothing of theirs is to stay, not even what was not sent. */
export function markForgotten(accountId: string): void {
  write(FORGETS, accountId)
}

/** Nothing of theirs is left. */
export function forgetForgotten(): void {
  write(FORGETS, null)
}
