import { MIN_PASSWORD_LENGTH } from '../../../../../shared/auth/schema.ts'

/** Texts that the account forms share. */
export const text = {
  hint: `At least ${MIN_PASSWORD_LENGTH} characters. Three or four unrelated words make a good one.`,
  emailMissing: 'Enter your email address',
  emailForm: 'Enter an email address like name@example.com',
  passwordShort: `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters`,
  passwordSpaces: 'A password cannot begin or end with a space',
  passwordLong: 'That password is too long',
  confirmMissing: 'Enter the new password once more',
  confirmOther: 'Enter the same password in both fields',
  mismatch: { title: 'Error', text: 'Passwords do not match.' },
  error: 'Error',
  typedStays: 'What you typed is still here.',
} as const
