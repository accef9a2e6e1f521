const NOTHING = { fullName: '', email: '', password: '' }
type Typed = typeof NOTHING

/**
 * What was typed into the forms for visitors, so that the next form begins with it. Kept only in memory, and only until
 * the sign-in.
 */
let typed: Typed = NOTHING

export function rememberTyped(changes: Partial<Typed>): void {
  typed = { ...typed, ...changes }
}

export function typedBefore(): Typed {
  return typed
}

export function forgetTyped(): void {
  typed = NOTHING
}
