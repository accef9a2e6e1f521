import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'edit-too-old': {
    title: 'Waited too long',
    text: 'This was entered more than 60 days ago, or before the account existed, so it can no longer be added.',
  },
  'too-many-versions': {
    title: 'Changed elsewhere too often',
    text: 'This day was changed on other devices so often that we cannot add this on top. Open the day, look at what it says now, and save it again.',
  },
  'date-in-future': { title: 'Invalid Date', text: 'Cannot log data for future dates.' },
  'date-too-old': { title: 'Date Too Old', text: 'Cannot log data more than 14 days in the past.' },
} as const satisfies Partial<Record<ProblemCode, Words>>
