/** The address typed into one form, for the next one: in memory alone, and only until somebody is signed in. */
let typed = ''

export function keepEmail(email: string): void {
  typed = email
}

export function keptEmail(): string {
  return typed
}
