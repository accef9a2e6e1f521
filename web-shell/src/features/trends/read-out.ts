import { shortRange } from '../../../../shared/time/write-range.ts'
import { format1, type MeasureSeries } from '../../../../shared/trends/measures.ts'
import type { Slice } from '../../../../shared/trends/slices.ts'
import { isFlareState, isLoggedState } from '../../../../shared/trends/state.ts'
import { text } from './text.ts'
import type { View } from './view.ts'

const words = text.chart

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const DAY_WITH_YEAR = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "Tue 17 Nov", "11–17 Nov 2026" or "November 2026". */
export function nameOf({ first, last }: Slice, { grain, today }: Pick<View, 'grain' | 'today'>): string {
  if (grain === 'month') return MONTH.format(Date.parse(first))
  if (grain === 'week') return shortRange({ from: first, to: last }, true)
  const format = first.slice(0, 4) === today.slice(0, 4) ? DAY : DAY_WITH_YEAR
  return format.format(Date.parse(first)).replace(',', '')
}

/** How many days of a slice are logged, and how many are flare days. */
export function countsIn({ from, to }: Slice, { days }: Pick<View, 'days'>): { logged: number; flares: number } {
  const states = days.states.slice(from, to)
  return { logged: states.filter(isLoggedState).length, flares: states.filter(isFlareState).length }
}

/** What is known of a point: its days, and the value of each series. */
export interface ReadOut {
  title: string
  values: string
}

/** What is known of the point with this index. */
export function readOutOf(index: number, view: View, series: readonly MeasureSeries[]): ReadOut {
  const slice = view.slices[index]
  if (!slice) return { title: '', values: '' }
  const { logged, flares } = countsIn(slice, view)
  const days = slice.to - slice.from
  const states =
    view.grain === 'day'
      ? flares > 0 && words.flareDay
      : [words.loggedOf(logged, days), flares > 0 && `${flares} ${words.flareDays.toLowerCase()}`]
  const title = [nameOf(slice, view), states].flat().filter(Boolean).join(' · ')
  const values = series.flatMap(({ label, unit, values: all }) => {
    const value = all[index] ?? null
    return value === null ? [] : [`${label} ${format1(value)}${unit ? ` ${unit}` : ''}`]
  })
  return { title, values: values.length > 0 ? values.join(' · ') : words.notLogged }
}
