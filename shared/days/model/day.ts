import type { Day } from './schema.ts'

/** A day on which nothing has been said yet. */
export function emptyDay(date: string): Day {
  return { date, version: 0, values: {}, writers: {}, flareInferred: false }
}

/** Whether anything stands on the day: an entry whose every field was cleared is no entry. */
export function isLogged(day: Pick<Day, 'values'>): boolean {
  return Object.keys(day.values).length > 0
}

/** Whether somebody answered something: that a flare is being managed is said beside the log, and asks for the rest still. */
export function isFilledIn({ values }: Pick<Day, 'values'>): boolean {
  return Object.keys(values).some((field) => field !== 'isManagingFlare')
}

/** Whether its person said that the day is a flare day. */
export function isOwnWord({ values }: Pick<Day, 'values'>): boolean {
  return values.flareManual === true || values.isManagingFlare === true
}

/** Whether the day is a flare day: said so, being managed, or inferred. Source: requirements FLARE-08 and HOME-06. */
export function isFlareDay(day: Pick<Day, 'values' | 'flareInferred'>): boolean {
  return isOwnWord(day) || day.flareInferred
}
