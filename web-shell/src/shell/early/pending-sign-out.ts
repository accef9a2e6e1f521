/*
 * Who signed out here while the service could not be told, by their opaque id: until it has ended their session, no
 * screen uses it. Source: requirement AUTH-15.
 */
const KEY = 'signed-out'

/** Where storage is closed to us: the mark then lasts as long as the page. */
let inMemory: string | undefined

/** Notes that the session of an account is to be ended. */
export function markSignedOut(accountId: string): void {
  try {
    localStorage.setItem(KEY, accountId)
  } catch {
    inMemory = accountId
  }
}

/** The service has ended the session. */
export function forgetSignedOut(): void {
  inMemory = undefined
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There was none to remove.
  }
}

/** Whose session is to be ended; `undefined` when nobody's is. */
export function pendingSignOut(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

/** Tells `leave` who signs out in another tab of this browser. */
export function onSignedOutElsewhere(leave: (accountId: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) leave(newValue)
  })
}
