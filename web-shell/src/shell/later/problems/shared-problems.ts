import type { ProblemCode } from '../../../../../shared/problems.ts'
import type { Words } from '../../early/feature.ts'
import { BUILT_IN_WORDS, GENERIC_TEXT, GENERIC_TITLE } from '../../first/api/problem-text.ts'

/** The texts for problem codes that belong to no feature. */
export const problems = {
  ...BUILT_IN_WORDS,
  'invalid-request': {
    title: 'Please check your entry',
    text: 'Something in it could not be accepted. Please change it and try again. Nothing you entered is lost.',
  },
  'not-json': { title: GENERIC_TITLE, text: GENERIC_TEXT },
  'too-large': { title: 'That is too long', text: 'Please shorten it and try again.' },
  'too-many-tries': {
    title: 'Too many tries',
    text: 'To keep accounts safe we ask you to wait a while, then try again. Nothing is lost.',
  },
  'key-used': { title: 'Please try again', text: 'Nothing has changed, and nothing you entered is lost.' },
  'too-many-changes': {
    title: 'Many changes at once',
    text: 'We ask you to wait a while, then try again. Nothing is lost.',
  },
  'clock-ahead': {
    title: 'The clock of this device is ahead',
    text: 'Please let the device set its date and time automatically, then try again. Nothing is lost.',
  },
  'unknown-field': {
    title: 'Waiting for an update',
    text: 'This was entered in a newer version of the app. It stays here and is sent as soon as our service has that version, too.',
  },
  'record-gone': {
    title: 'No longer there',
    text: 'What this changes was removed some weeks ago on another device. It stays here until you decide.',
  },
  'too-many-kept-values': {
    title: 'Changed elsewhere too often',
    text: 'Other devices have changed this so often that we cannot add this on top. Choose between the values that wait for your decision, then try again.',
  },
  'not-allowed': { title: 'Not available', text: 'Your account cannot do that.' },
  'other-origin': { title: GENERIC_TITLE, text: 'Please reload the page and try again.' },
  'not-found': { title: 'Not found', text: 'It may have been moved or deleted.' },
  busy: { title: 'Busy just now', text: 'Please try again in a moment. Nothing is lost.' },
} as const satisfies Partial<Record<ProblemCode, Words>>
