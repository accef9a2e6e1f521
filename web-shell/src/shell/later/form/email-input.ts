/** How a field for an address behaves on a phone's keyboard. */
export const emailInput = {
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  autoCapitalize: 'none',
} as const
