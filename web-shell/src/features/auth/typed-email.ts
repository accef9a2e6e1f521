/** The email address typed in one form, for use in the next form. Kept only in memory and only until the sign-in. */
let typed = ''

export function rememberEmail(email: string): void {
  typed = email
}

export function rememberedEmail(): string {
  return typed
}
