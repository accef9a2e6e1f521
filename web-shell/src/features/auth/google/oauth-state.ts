import { safeNextPath } from '../../../shell/early/paths.ts'

/*
 * What this tab keeps while the user signs in at Google. It holds no secret: the secrets of the OAuth state are in a
 * cookie that scripts cannot read.
 */
const KEY = 'google-trip'

export interface SignInOptions {
  /** The path of the screen to open after the sign-in. */
  next: string
  stayLoggedIn: boolean
}

/** Saves the options in this tab. If storage is not available, the sign-in opens home. */
export function saveSignInOptions(options: SignInOptions): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(options))
  } catch {
    // The browser denies access to the storage.
  }
}

/** Reads and deletes the saved options. `next` is a path of this app, otherwise `/home`. Source: requirement SEC-15. */
export function takeSignInOptions(): SignInOptions {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const { next, stayLoggedIn } = JSON.parse(stored ?? '{}') as Partial<SignInOptions>
    return { next: safeNextPath(next ?? null), stayLoggedIn: stayLoggedIn === true }
  } catch {
    return { next: '/home', stayLoggedIn: false }
  }
}

/** The parameters of Google's redirect: a code for the sign-in that began with `state`, or an error code. */
export type GoogleResponse = { code: string; state: string } | { error: string }

/**
 * Reads Google's response and removes it from the address bar and the history, so that it cannot be read there.
 * Returns `undefined` if the address has no such parameters.
 */
export function takeGoogleResponse(): GoogleResponse | undefined {
  const params = new URLSearchParams(location.search)
  const [code, state, error] = ['code', 'state', 'error'].map((name) => params.get(name))
  history.replaceState(history.state, '', location.pathname)
  if (error) return { error }
  return code && state ? { code, state } : undefined
}
