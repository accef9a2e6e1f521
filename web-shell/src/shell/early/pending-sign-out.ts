/*
 * The account (opaque id) that signed out on this device while the service was not reachable. Until the service has
 * ended the session, no screen uses that session. Source: requirement AUTH-15.
 */
const KEY = 'signed-out'
/** A random value, new with each sign-out on this device. It stays, and says nothing of the user. */
const LAST = 'last-sign-out'

/** The fallback when storage is not available: it lasts as long as the page. */
let fallback: string | undefined

/** Records that the session of this account is to be ended. */
export function setPendingSignOut(accountId: string): void {
  try {
    // Before the account, whose change the other tabs notice.
    localStorage.setItem(LAST, crypto.randomUUID())
    localStorage.setItem(KEY, accountId)
  } catch {
    fallback = accountId
  }
}

/** Removes the record when the service has ended the session. */
export function clearPendingSignOut(): void {
  fallback = undefined
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is not available, so there is nothing to remove.
  }
}

/** Returns the account whose session is to be ended; `undefined` when there is none. */
export function pendingSignOut(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? fallback
  } catch {
    return fallback
  }
}

/** Returns a value that differs after each sign-out on this device; `null` if there was none or it cannot be read. */
export function lastSignOut(): string | null {
  try {
    return localStorage.getItem(LAST)
  } catch {
    return null
  }
}

/** Calls `listener` with the account when a user signs out in another tab of this browser. */
export function onSignOutInOtherTab(listener: (accountId: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) listener(newValue)
  })
}
