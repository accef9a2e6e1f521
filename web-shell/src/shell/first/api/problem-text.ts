import type { Problem, ProblemCode } from '../../../../../shared/http/problem.ts'
import { ApiProblem, ConnectionError } from './api-problem.ts'

export interface Words {
  title: string
  text: string
}

const SORRY = 'Something went wrong'
const OURS = 'An unexpected error occurred. Please try again.'

/** What a person reads for each refusal. A code without words does not compile. */
export const problemText: Record<ProblemCode, Words> = {
  'invalid-request': { title: 'Please check your entry', text: 'Something in it could not be accepted.' },
  'not-json': { title: SORRY, text: OURS },
  'too-large': { title: 'That is too long', text: 'Please shorten it and try again.' },
  'not-signed-in': { title: 'Authentication required', text: 'Please sign in to go on.' },
  'wrong-credentials': {
    title: 'Error',
    text: 'That email and password do not match. Please check both and try again.',
  },
  'wrong-password': {
    title: 'Error',
    text: 'That is not your current password. Please check it and try again.',
  },
  'link-invalid': {
    title: 'That no longer works',
    text: 'It was used before, has expired, or a newer one was sent. Ask for a new one.',
  },
  'email-unavailable': {
    title: 'Error',
    text: 'We could not create this account. If you already have one, sign in or ask for a magic link.',
  },
  'google-refused': { title: SORRY, text: 'Please try signing in again.' },
  'google-unavailable': {
    title: 'Google cannot be reached',
    text: 'Please try again in a moment, or sign in with your email.',
  },
  'sign-in-otherwise': {
    title: 'Please sign in another way',
    text: 'Google cannot tell us for certain that this address is yours. Your password or a magic link can.',
  },
  'weak-password': {
    title: 'Please choose another password',
    text: 'That password is too common, or too much like your name or email. Three or four unrelated words make a good one.',
  },
  'too-many-tries': {
    title: 'Too many tries',
    text: 'To keep accounts safe we ask you to wait a while, then try again. Nothing was lost.',
  },
  'not-allowed': { title: 'Not available', text: 'Your account cannot do that.' },
  'other-origin': { title: SORRY, text: 'Please reload the page and try again.' },
  'not-found': { title: 'Not found', text: 'It may have been moved or removed.' },
  'custom-limit-reached': { title: 'That is the maximum', text: 'To add another one, delete one first.' },
  'article-title-taken': { title: 'Error', text: 'An article with this title already exists' },
  'article-changed': {
    title: 'Changed meanwhile',
    text: 'Somebody else has changed this article. Open it again to see what they did, then make your change.',
  },
  'date-in-future': { title: 'Invalid Date', text: 'Cannot log data for future dates.' },
  'date-too-old': { title: 'Date Too Old', text: 'Cannot log data more than 14 days in the past.' },
  'not-today': { title: 'Invalid Date', text: "Please check your device's date and time." },
  busy: { title: 'Busy just now', text: 'Please try again in a moment.' },
  unavailable: { title: 'Not reachable just now', text: 'The fault is ours. Please try again in a moment.' },
  unexpected: { title: SORRY, text: OURS },
}

/** The code of a received problem; `unexpected` for one that this build does not know. */
export function codeOf({ type }: Problem): ProblemCode {
  const code = type.replace('/problems/', '')
  return Object.hasOwn(problemText, code) ? (code as ProblemCode) : 'unexpected'
}

/** Part of a saved day that was refused because it is none of the person's own any more. Source: requirement CUST-03. */
const OWN = /^\/body\/set\/(symptom|trigger)\./

/** Which of a person's own things a save was refused for; `undefined` for any other refusal. */
export function ownRefused(error: unknown): string | undefined {
  return error instanceof ApiProblem ? OWN.exec(error.errors[0]?.pointer ?? '')?.[1] : undefined
}

const connection: Words = { title: 'No connection', text: 'Please check your connection and try again.' }

/** Words for anything that was thrown. */
export function wordsFor(error: unknown): Words {
  if (error instanceof ConnectionError) return connection
  if (!(error instanceof ApiProblem)) return problemText.unexpected
  const own = ownRefused(error)
  if (own) return { title: `Error saving ${own}`, text: 'It is no longer on your list. Please try again.' }
  const { code, retryAfterS } = error
  const words = problemText[code]
  if (code !== 'too-many-tries' || !retryAfterS) return words
  const minutes = Math.ceil(retryAfterS / 60)
  return { ...words, text: words.text.replace('a while', minutes === 1 ? 'a minute' : `${minutes} minutes`) }
}
