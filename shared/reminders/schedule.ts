import * as z from 'zod/mini'
import { LocalDate } from '../time/schema.ts'
import { EVERY_DAYS, EVERY_HOURS, MAX_TIMES_A_DAY } from './limits.ts'
import { timesWithin } from './times.ts'

/** A time of day without a zone, `HH:MM`, from 00:00 to 23:59. */
export const LocalTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** Whether each entry is larger than the one before. Times of day, as text, are larger when they are later. */
const isRising = (list: readonly (string | number)[]) =>
  list.every((each, index) => index === 0 || (list[index - 1] ?? each) < each)

/** Times of one day, in order, each once. */
const Times = z.array(LocalTime).check(
  z.minLength(1),
  z.maxLength(MAX_TIMES_A_DAY),
  z.refine((times) => isRising(times)),
)

/** Days of the week, Monday is 1 and Sunday 7, in order, each once. */
const Weekdays = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
  z.minLength(1),
  z.maxLength(7),
  z.refine((days) => isRising(days)),
)

/**
 * When a reminder comes, in local time, whatever the zone of the account is at that moment. Source: requirement REM-01.
 *
 * - `once`: on one date
 * - `daily`, `weekly`: at each of its times, every day or on some days of the week
 * - `days`: every n days, counted from a date
 * - `hours`: every n hours of each day, from one time until another, which it reaches or not
 */
export const Schedule = z.discriminatedUnion('frequency', [
  z.strictObject({ frequency: z.literal('once'), on: LocalDate, times: Times.check(z.maxLength(1)) }),
  z.strictObject({ frequency: z.literal('daily'), times: Times }),
  z.strictObject({ frequency: z.literal('weekly'), weekdays: Weekdays, times: Times }),
  z.strictObject({
    frequency: z.literal('days'),
    everyDays: z.int().check(z.minimum(EVERY_DAYS.min), z.maximum(EVERY_DAYS.max)),
    from: LocalDate,
    times: Times,
  }),
  z
    .strictObject({
      frequency: z.literal('hours'),
      everyHours: z.int().check(z.minimum(EVERY_HOURS.min), z.maximum(EVERY_HOURS.max)),
      from: LocalTime,
      until: LocalTime,
    })
    .check(
      z.refine(({ from, until }) => from <= until, { path: ['until'] }),
      z.refine((hours) => timesWithin(hours).length <= MAX_TIMES_A_DAY, { path: ['everyHours'] }),
    ),
])
export type Schedule = z.infer<typeof Schedule>
