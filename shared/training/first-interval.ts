import type { DayValues } from '../days/model/fields.ts'
import { addDays, type LocalDate } from '../time/local-date.ts'
import { roundedInterval } from './interval.ts'

/** How many days of diary an advice needs, and how far back they may be. Source: facts, bladder training. */
const DIARY_DAYS = 3
const DIARY_WINDOW_DAYS = 14

const DAY_MINUTES = 24 * 60

/** An advice for the first interval in minutes, from `days` days, or how many days there are of the three needed. */
export type FirstInterval = { kind: 'advice'; minutes: number; days: number } | { kind: 'not-enough'; days: number }

interface DiaryDay {
  date: LocalDate
  values: Pick<DayValues, 'frequency' | 'sleepHours'>
}

/** The minutes awake for each daytime void. `undefined` when one of the two was not logged, or nothing can be told. */
function minutesPerVoid({ frequency, sleepHours }: DiaryDay['values']): number | undefined {
  if (!frequency || sleepHours === undefined) return undefined
  const awake = DAY_MINUTES - sleepHours * 60
  return awake > 0 ? awake / frequency : undefined
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/**
 * An interval to begin with: the median of the time awake for each daytime void, over the days with both numbers among
 * the 14 before `today`, rounded down to 5 minutes and within 15 to 240. Today does not count, because it is not over.
 * Nothing is assumed for a day that was not logged. Source: facts, bladder training.
 */
export function firstInterval(diary: readonly DiaryDay[], today: LocalDate): FirstInterval {
  const from = addDays(today, -DIARY_WINDOW_DAYS)
  const intervals = diary
    .filter(({ date }) => date >= from && date < today)
    .map(({ values }) => minutesPerVoid(values))
    .filter((minutes) => minutes !== undefined)
  const days = intervals.length
  if (days < DIARY_DAYS) return { kind: 'not-enough', days }
  return { kind: 'advice', minutes: roundedInterval(medianOf(intervals)), days }
}
