import type { Schedule } from '../../../../../shared/reminders/schedule.ts'
import type { Reminder } from '../../../../../shared/reminders/schema.ts'

/** Computes when reminders come, in the time zone of the account. All instants are epoch ms. */
export interface Times {
  /** `undefined` when it does not come again. */
  nextAt: (reminder: Reminder, zone: string) => number | undefined
  /** The next instants of a schedule after one; `undefined` when they cannot be computed. */
  preview: (schedule: Schedule, zone: string, after: number) => number[] | undefined
  sameTimeTomorrow: (now: number, zone: string) => number
  isExact: boolean
}
