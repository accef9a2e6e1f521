/*
 * The mark of somebody who signed out while the service could not be told. Until it has ended the session, no screen
 * uses it. It holds nothing of theirs. Source: requirement AUTH-15.
 */
const KEY = 'signed-out'

let inMemory = false

/** Notes that the session of this browser is to be ended. */
export function markLeft(): void {
  inMemory = true
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Storage is closed to us: the mark lasts as long as the page.
  }
}

/** The service has ended the session. */
export function forgetLeft(): void {
  inMemory = false
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There was none to remove.
  }
}

export function hasLeft(): boolean {
  try {
    return inMemory || localStorage.getItem(KEY) !== null
  } catch {
    return inMemory
  }
}

/** Tells `leave` when somebody signs out in another tab of this browser. */
export function onLeftElsewhere(leave: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) leave()
  })
}
