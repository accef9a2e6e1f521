import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'wrong-credentials': {
    title: 'Error',
    text: 'That email and password do not match. Please check both and try again.',
  },
  'wrong-password': {
    title: 'Error',
    text: 'That is not your current password. Please check it and try again.',
  },
  'sign-in-again': {
    title: 'Please sign in again first',
    text: 'This shows us that it is you. Nothing has changed yet.',
  },
  'prove-again': {
    title: 'Please enter your password first',
    text: 'This shows us that it is you. Nothing has changed yet.',
  },
  'passkey-refused': {
    title: 'That passkey does not work here',
    text: 'It may have been removed from your account, it took too long, or the connection was lost. Please try again, or sign in another way. Nothing is lost.',
  },
  'passkey-first': {
    title: 'Please use your passkey first',
    text: 'You are an editor or an admin who has one. Nothing has changed yet.',
  },
  'too-many-passkeys': {
    title: 'You have ten passkeys',
    text: 'That is as many as fit. Remove one to add another.',
  },
  'link-invalid': {
    title: 'That no longer works',
    text: 'It was used before, has expired, or a newer one was sent. Ask for a new one.',
  },
  'email-unavailable': {
    title: 'Error',
    text: 'We could not create this account. If you already have one, sign in or ask for a magic link.',
  },
  'google-refused': { title: 'Something went wrong', text: 'Please try signing in again.' },
  'google-unavailable': {
    title: 'Google cannot be reached',
    text: 'Please try again in a moment, or sign in with your email.',
  },
  'sign-in-otherwise': {
    title: 'Please sign in another way',
    text: 'Google cannot tell us for certain that this address is yours. Your password or a magic link can.',
  },
  'claim-pending': {
    title: 'One question first',
    text: 'Please decide about the earlier use of your account. Then you can continue.',
  },
  'claim-decided': {
    title: 'Already decided',
    text: 'This was decided on another device. You see what was decided there.',
  },
  'password-too-short': {
    title: 'Please choose a longer password',
    text: 'Editors and admins need at least 12 characters. Three or four unrelated words make a good one.',
  },
  'weak-password': {
    title: 'Please choose another password',
    text: 'That password is too common, or too much like your name or email. Three or four unrelated words make a good one.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
