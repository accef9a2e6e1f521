/** The properties of an e-mail field, for the keyboard of a phone and for autofill. */
export const emailInput = {
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  autoCapitalize: 'none',
} as const
