import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import type { Column } from './columns.ts'

/** What one point of a chart stands for. */
export type Grain = 'day' | 'week' | 'month'

/** Some days that one point of a chart stands for: the indexes `from` to `to`, `to` excluded. */
export interface Slice {
  first: LocalDate
  last: LocalDate
  from: number
  to: number
}

/** A phone has room for about a hundred points beside each other. */
const MAX_DAYS = 92
const MAX_WEEKS_IN_DAYS = 700

/** The grain in which `count` days can be read at one glance. */
export function grainOf(count: number): Grain {
  if (count <= MAX_DAYS) return 'day'
  return count <= MAX_WEEKS_IN_DAYS ? 'week' : 'month'
}

/** The last day of the slice that begins on `date`. Weeks are counted back from `last`, so the last one is whole. */
function endOf(date: LocalDate, last: LocalDate, grain: Grain): LocalDate {
  if (grain === 'day') return date
  if (grain === 'month') {
    const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
    return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  }
  return addDays(date, daysBetween(date, last) % 7)
}

/** Cuts the `count` days from `first` on into slices. The first and the last one may be shorter than the others. */
export function slicesOf(first: LocalDate, count: number, grain: Grain): Slice[] {
  const slices: Slice[] = []
  const last = addDays(first, count - 1)
  let from = 0
  while (from < count) {
    const begin = addDays(first, from)
    const end = endOf(begin, last, grain)
    const to = Math.min(count, from + daysBetween(begin, end) + 1)
    slices.push({ first: begin, last: addDays(first, to - 1), from, to })
    from = to
  }
  return slices
}

/** The average of each slice's answers, not rounded. A slice without an answer is a gap, never 0. */
export function averagesIn(column: Column, slices: readonly Slice[]): (number | null)[] {
  return slices.map(({ from, to }) => {
    let [sum, answers] = [0, 0]
    for (let index = from; index < to; index++) {
      const value = column[index] ?? null
      if (value === null) continue
      sum += value
      answers += 1
    }
    return answers ? sum / answers : null
  })
}
