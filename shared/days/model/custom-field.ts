/** The field of a custom item, by the item's id: a symptom's level, or the number of times that a trigger occurred. */
export type CustomField = `symptom.${string}` | `trigger.${string}`

const PATTERN = /^(?:symptom|trigger)\.[0-9a-z]{6}$/

export function isCustomField(name: string): name is CustomField {
  return PATTERN.test(name)
}

/** Whether a custom field is a symptom, which has a level. Otherwise it is a trigger, which has a count. */
export function isSymptom(field: CustomField): boolean {
  return field.startsWith('symptom.')
}

/**
 * The highest level of a custom symptom and the highest count of a custom trigger. Both start at 0. Source: requirement
 * CUST-01.
 */
export const MAX_CUSTOM_VALUES = { symptom: 10, trigger: 999 } as const

/** The maximum number of custom fields in an edit. */
export const MAX_CUSTOM_FIELDS = 20
