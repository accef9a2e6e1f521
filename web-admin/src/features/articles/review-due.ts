import { isReviewDue } from '../../../../shared/articles/managed-list.ts'
import { localDate } from '../../../../shared/time/local-date.ts'
import { zoneName } from '../../when.ts'
import { originText } from './text.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Says that a review was due; `undefined` before that date has passed, and without one. */
export function dueText(reviewBy: string | null | undefined): string | undefined {
  if (!reviewBy || !isReviewDue({ reviewBy }, localDate(Date.now(), zoneName()))) return undefined
  return originText.wasDue(DAY.format(new Date(reviewBy)))
}
