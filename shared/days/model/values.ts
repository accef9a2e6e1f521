import type { DayField, DayValues } from './fields.ts'

/* Functions on values. They do not import the lists of options, so that home does not load those lists. */

/**
 * The conditions of the fields that depend on other fields. While a condition is false, the field's value is kept, but
 * it is not shown and no rule reads it.
 */
const APPLICABLE_WHEN: { [F in DayField]?: (day: DayValues) => boolean } = {
  painAfterUrinationLevel: (day) => day.painAfterUrination === true,
  pelvicHeavinessLevel: (day) => day.pelvicHeaviness === true,
  painRadiationAreas: (day) => day.painRadiates === true,
  interventions: (day) => day.isManagingFlare === true,
  firstSymptomTime: (day) => [day.urgencyLevel, day.painLevel, day.frequency].some((value) => (value ?? 0) > 0),
}

/** Whether a field is applicable, given the day's other values. Source: requirements LOG-08 and FLARE-07. */
export function isApplicable(field: DayField, day: DayValues): boolean {
  return APPLICABLE_WHEN[field]?.(day) ?? true
}

/** The applicable values. Every rule and statistic reads these. */
export function applicableValues(day: DayValues): DayValues {
  const entries = Object.entries(day).filter(([field]) => isApplicable(field as DayField, day))
  return Object.fromEntries(entries) as DayValues
}

/** Whether two values of a field are equal. */
export function isSameValue(first: DayValues[DayField] | null, second: DayValues[DayField] | null): boolean {
  if (!Array.isArray(first) || !Array.isArray(second)) return first === second
  return first.length === second.length && first.every((each, index) => each === second[index])
}
