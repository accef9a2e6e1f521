import { approximateNextAt } from '../../../../../shared/reminders/approximate.ts'
import type { Times } from './times.ts'

const DAY_MS = 86_400_000

/** What is used while the code of time zones cannot be loaded. Source: requirement REM-06. */
export const approximateTimes: Times = {
  nextAt: approximateNextAt,
  preview: () => undefined,
  sameTimeTomorrow: (now) => now + DAY_MS,
  isExact: false,
}
