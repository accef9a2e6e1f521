/*
 * Whose reads are kept on this device, by their opaque id. It is asked before anything is drawn, so it must not take time.
 */
const KEY = 'keeps-reads'

/** The account whose reads are kept here; `null` when nobody's are. */
export function keptAccount(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Notes whose reads are kept here; `null` for nobody's. */
export function markKept(accountId: string | null): void {
  try {
    if (accountId === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, accountId)
  } catch {
    // Storage is closed to us: then nothing is kept either.
  }
}
