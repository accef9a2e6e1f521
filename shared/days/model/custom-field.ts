/** A field of a person's own, by the id of its definition: a symptom's level, or how often a trigger was met. */
export type CustomField = `symptom.${string}` | `trigger.${string}`

const FORM = /^(?:symptom|trigger)\.[0-9a-z]{6}$/

export function isCustomField(name: string): name is CustomField {
  return FORM.test(name)
}

/** Whether a field of a person's own is a symptom, with a level; a trigger has a count. */
export function isSymptom(field: CustomField): boolean {
  return field.startsWith('symptom.')
}

/** The highest level of a symptom and the highest count of a trigger; both begin at 0. Source: requirement CUST-01. */
export const HIGHEST_CUSTOM = { symptom: 10, trigger: 999 } as const

/** An edit says something of at most so many of a person's own fields. */
export const MOST_CUSTOM = 20
