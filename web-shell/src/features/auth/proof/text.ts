export const text = {
  title: 'Is it you?',
  what: 'Please enter your password. It counts for 15 minutes.',
  password: 'Your password',
  missing: 'Enter your password',
  submit: 'Continue',
  busy: 'Checking…',
} as const
