import { safeNext } from '../../../shell/early/paths.ts'

/*
 * What was wanted before somebody left for Google, kept by this tab alone until they come back. It holds no secret: those
 * lie in a cookie that no script can read.
 */
const KEY = 'google-trip'

export interface Wanted {
  /** The screen to open afterwards. */
  next: string
  stayLoggedIn: boolean
}

/** Keeps it; where that is not possible, home it is. */
export function keepWanted(wanted: Wanted): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wanted))
  } catch {
    // Storage is closed to us.
  }
}

/** Takes it back, once. It leads to a screen of ours or home. Source: requirement SEC-15. */
export function takeWanted(): Wanted {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const { next, stayLoggedIn } = JSON.parse(kept ?? '{}') as Partial<Wanted>
    return { next: safeNext(next ?? null), stayLoggedIn: stayLoggedIn === true }
  } catch {
    return { next: '/home', stayLoggedIn: false }
  }
}

/** What Google brought: a code for a sign-in that was begun with `state`, or why there is none. */
export type Brought = { code: string; state: string } | { error: string }

/**
 * Takes what Google brought out of the address, where neither history nor anybody who reads over a shoulder may find it
 * again; `undefined` when it brought nothing.
 */
export function takeBrought(): Brought | undefined {
  const found = new URLSearchParams(location.search)
  const [code, state, error] = ['code', 'state', 'error'].map((name) => found.get(name))
  history.replaceState(history.state, '', location.pathname)
  if (error) return { error }
  return code && state ? { code, state } : undefined
}
