import * as z from 'zod/mini'

const NOTHING = { fullName: '', email: '', password: '' }
type Typed = typeof NOTHING

/** The item of sessionStorage that survives a reload, with name and email but never the password. */
const KEY = 'typed'
const Kept = z.object({ fullName: z.string(), email: z.string() })

function keep({ fullName, email }: Typed): void {
  try {
    if (fullName || email) sessionStorage.setItem(KEY, JSON.stringify({ fullName, email }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, a reload empties the forms.
  }
}

function readKept(): Typed {
  try {
    return { ...NOTHING, ...Kept.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) }
  } catch {
    return NOTHING
  }
}

/**
 * What was typed into the forms for visitors, so that the next form begins with it. Kept until the sign-in: in memory, and
 * without the password in this tab's storage, because phones reload pages that were in the background (decision 190).
 */
let typed: Typed | undefined

export function typedBefore(): Typed {
  typed ??= readKept()
  return typed
}

export function rememberTyped(changes: Partial<Typed>): void {
  typed = { ...typedBefore(), ...changes }
  keep(typed)
}

export function forgetTyped(): void {
  typed = NOTHING
  keep(typed)
}
