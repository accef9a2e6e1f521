import type { Day } from './schema.ts'

/** A day without any values. */
export function emptyDay(date: string): Day {
  return { date, version: 0, values: {}, writers: {}, flareInferred: false }
}

/** Whether the day has any value. A day is not logged any more when all its fields are cleared. */
export function isLogged(day: Pick<Day, 'values'>): boolean {
  return Object.keys(day.values).length > 0
}

/**
 * Whether the user filled in the log. `isManagingFlare` alone does not count: the user sets it outside the log, and the
 * log still asks for the rest.
 */
export function isFilledIn({ values }: Pick<Day, 'values'>): boolean {
  return Object.keys(values).some((field) => field !== 'isManagingFlare')
}

/** Whether the user tagged the day as a flare day. */
export function isTaggedAsFlare({ values }: Pick<Day, 'values'>): boolean {
  return values.flareManual === true || values.isManagingFlare === true
}

/** Whether the day is a flare day: tagged, being managed, or inferred. Source: requirements FLARE-08 and HOME-06. */
export function isFlareDay(day: Pick<Day, 'values' | 'flareInferred'>): boolean {
  return isTaggedAsFlare(day) || day.flareInferred
}
