import { MIN_PASSWORD_LENGTH, MIN_STAFF_PASSWORD_LENGTH } from '../../../../../shared/auth/schema.ts'

const hint = (length: number) => `At least ${length} characters. Three or four unrelated words make a good one.`
const tooShort = (length: number) => `Choose a password of at least ${length} characters`

/** Texts that the account forms share. */
export const text = {
  hint: hint(MIN_PASSWORD_LENGTH),
  staffHint: hint(MIN_STAFF_PASSWORD_LENGTH),
  emailMissing: 'Enter your email address',
  emailForm: 'Enter an email address like name@example.com',
  passwordShort: tooShort(MIN_PASSWORD_LENGTH),
  staffPasswordShort: tooShort(MIN_STAFF_PASSWORD_LENGTH),
  passwordSpaces: 'A password cannot begin or end with a space',
  passwordLong: 'That password is too long',
  confirmMissing: 'Enter the new password once more',
  confirmOther: 'Enter the same password in both fields',
  repeated: 'the repeated password',
  mismatch: { title: 'Error', text: 'Passwords do not match.' },
  error: 'Error',
  typedStays: 'What you entered is still here.',
} as const
