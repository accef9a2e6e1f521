import { BASELINE_DAYS, judge } from '../../../shared/days/flare/flare.ts'
import type { StoredDay } from '../../../shared/days/merge/merge.ts'
import { DAY_FIELDS, type DayValues } from '../../../shared/days/model/fields.ts'
import { DEFAULT_PREFERENCES } from '../../../shared/preferences/preferences.ts'
import { addDays, type LocalDate } from '../../../shared/time/local-date.ts'

/** The device that generated and exact history appears to come from. */
const DEVICE = 'local000'

/** A day to be written as it would stand had it been saved that evening; without `flareInferred` the rules infer it. */
export interface NewDay {
  date: LocalDate
  values: DayValues
  flareInferred?: boolean
}

/**
 * Days as the product would have stored them, oldest first, had each been saved on its evening under the default
 * settings. `known` are the days that the table has already; `now` is epoch ms.
 */
export function storedDays(days: readonly NewDay[], known: readonly StoredDay[], now: number): StoredDay[] {
  const all = new Map(known.map((day) => [day.date, day]))
  const inOrder = days.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return inOrder.map(({ date, values, flareInferred }, index) => {
    const n = index + 1
    const writer = { device: DEVICE, n, stamp: Math.min(now, Date.parse(`${date}T20:00:00Z`)) }
    const writers = Object.fromEntries(DAY_FIELDS.filter((field) => field in values).map((field) => [field, writer]))
    const plain = { date, version: 1, values, writers, devices: { [DEVICE]: n }, flareInferred: flareInferred ?? false }
    const before = Array.from({ length: BASELINE_DAYS }, (_, back) => all.get(addDays(date, -1 - back)) ?? [])
    const day = flareInferred === undefined ? judge(plain, before.flat(), DEFAULT_PREFERENCES.flare) : plain
    all.set(date, day)
    return day
  })
}
