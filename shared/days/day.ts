import type { Day } from './schema.ts'

/** A day on which nothing has been said yet. */
export function emptyDay(date: string): Day {
  return { date, version: 0, values: {}, writers: {} }
}

/** Whether anything stands on the day: an entry whose every field was cleared is no entry. */
export function isLogged(day: Pick<Day, 'values'>): boolean {
  return Object.keys(day.values).length > 0
}
