import type { DayField, DayValues } from './fields.ts'

/* What is done with answers, without the lists of all that can be said: home needs the one and not the other. */

/** Answers that only count beside another one. Until then they are kept, but neither shown nor reckoned with. */
const COUNTS_WHEN: { [F in DayField]?: (day: DayValues) => boolean } = {
  painAfterUrinationLevel: (day) => day.painAfterUrination === true,
  pelvicHeavinessLevel: (day) => day.pelvicHeaviness === true,
  painRadiationAreas: (day) => day.painRadiates === true,
  interventions: (day) => day.isManagingFlare === true,
  firstSymptomTime: (day) => [day.urgencyLevel, day.painLevel, day.frequency].some((value) => (value ?? 0) > 0),
}

/** Whether a field counts, given the day's other answers. Source: requirements LOG-08 and FLARE-07. */
export function counts(field: DayField, day: DayValues): boolean {
  return COUNTS_WHEN[field]?.(day) ?? true
}

/** The answers that count: what every rule and statistic reads. */
export function counting(day: DayValues): DayValues {
  const entries = Object.entries(day).filter(([field]) => counts(field as DayField, day))
  return Object.fromEntries(entries) as DayValues
}

/** Whether two values of a field say the same. */
export function isSame(one: DayValues[DayField] | null, other: DayValues[DayField] | null): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((each, index) => each === other[index])
}
