import { BASELINE_DAYS, withInferredFlare } from '../../../shared/days/flare/flare.ts'
import type { StoredDay } from '../../../shared/days/merge/merge.ts'
import { DAY_FIELDS, type DayValues } from '../../../shared/days/model/fields.ts'
import { DEFAULT_PREFERENCES } from '../../../shared/preferences/preferences.ts'
import { addDays, type LocalDate } from '../../../shared/time/local-date.ts'

/** The device id of the writer of all these days. */
const DEVICE = 'local000'

/** A day to store as if the user had saved it that evening. Without `flareInferred`, the rules infer it. */
export interface NewDay {
  date: LocalDate
  values: DayValues
  flareInferred?: boolean
}

/**
 * Returns days as the service would store them if the user saved each one on its evening with the default preferences,
 * oldest first. `known` are the days in the table. `now` is in epoch ms.
 */
export function toStoredDays(days: readonly NewDay[], known: readonly StoredDay[], now: number): StoredDay[] {
  const all = new Map(known.map((day) => [day.date, day]))
  const inOrder = days.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return inOrder.map(({ date, values, flareInferred }, index) => {
    const counter = index + 1
    const writer = { device: DEVICE, n: counter, stamp: Math.min(now, Date.parse(`${date}T20:00:00Z`)) }
    const writers = Object.fromEntries(DAY_FIELDS.filter((field) => field in values).map((field) => [field, writer]))
    const loggedDay = {
      date,
      version: 1,
      values,
      writers,
      devices: { [DEVICE]: counter },
      flareInferred: flareInferred ?? false,
    }
    const before = Array.from({ length: BASELINE_DAYS }, (_, daysBack) => all.get(addDays(date, -1 - daysBack)) ?? [])
    const day =
      flareInferred === undefined ? withInferredFlare(loggedDay, before.flat(), DEFAULT_PREFERENCES.flare) : loggedDay
    all.set(date, day)
    return day
  })
}
