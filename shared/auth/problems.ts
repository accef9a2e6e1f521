import type { Problems } from '../http/problems.ts'

export const problems = {
  'wrong-credentials': { status: 401, title: 'Email and password do not match' },
  'link-invalid': { status: 410, title: 'The link or code was used, has expired or is not whole' },
  'email-unavailable': { status: 409, title: 'No account can be made with that address' },
  'wrong-password': { status: 422, title: 'That is not the current password' },
  'sign-in-again': { status: 403, title: 'The user must sign in again first' },
  'prove-again': { status: 403, title: 'The user must give the password first' },
  'google-refused': { status: 401, title: 'That sign-in by Google does not count' },
  'google-unavailable': { status: 503, title: 'Google cannot be asked' },
  'sign-in-otherwise': { status: 409, title: 'Google does not prove that address' },
  'claim-pending': { status: 403, title: 'The owner must first decide about the earlier use of the account' },
  'claim-decided': { status: 409, title: 'This was decided already' },
  'password-too-short': { status: 422, title: 'Editors and admins need a longer password' },
  'weak-password': { status: 422, title: 'The password is too easy to guess' },
} as const satisfies Problems
