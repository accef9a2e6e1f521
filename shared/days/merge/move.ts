import { isCustomField, MAX_CUSTOM_FIELDS } from '../model/custom-field.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import type { DayEdit } from '../model/schema.ts'
import { isSameValue } from '../model/values.ts'
import { draftOf, hasEdits, keepAskedFields, toEdit } from './draft.ts'
import type { ShownDay, UnnumberedEdit } from './queued.ts'

type Moment = Pick<UnnumberedEdit, 'editedAt' | 'zone'>

/** The edit of a day that clears the fields of `values`. */
export function clearing(values: DayValues): DayEdit {
  return Object.fromEntries(Object.keys(values).map((field) => [field, null]))
}

/**
 * The edits that set the fields of `set` on a day; none when the day already has these values. An edit has at most
 * `MAX_CUSTOM_FIELDS` custom fields, so a day with more of them needs several edits.
 */
export function editsToSet(day: ShownDay, set: DayEdit, moment: Moment): UnnumberedEdit[] {
  const draft = draftOf(day, set)
  const customFields: DayField[] = Object.keys(draft.edits).filter(isCustomField)
  const partOf = (field: DayField) => Math.floor(Math.max(0, customFields.indexOf(field)) / MAX_CUSTOM_FIELDS)
  const partCount = Math.max(1, Math.ceil(customFields.length / MAX_CUSTOM_FIELDS))
  return Array.from({ length: partCount }, (_, part) => keepAskedFields(draft, (field) => partOf(field) === part))
    .filter(hasEdits)
    .map((part) => toEdit(part, { date: day.date, ...moment }))
}

/** Edits that move values. Those of `clear` may be sent only after the service has stored all of `set`. */
export interface Move {
  set: readonly UnnumberedEdit[]
  clear: readonly UnnumberedEdit[]
}

/** The edits that move values from one day to another. */
export function editsToMove(values: DayValues, from: ShownDay, to: ShownDay, moment: Moment): Move {
  return { set: editsToSet(to, values, moment), clear: editsToSet(from, clearing(values), moment) }
}

/** The moved or cleared values that can be put back: those that changed neither here nor where they were moved. */
export function valuesToRestore(values: DayValues, day: ShownDay, movedTo: ShownDay | undefined): DayValues {
  const isUnchanged = (field: DayField, value: DayValues[DayField]) =>
    day.values[field] === undefined && (!movedTo || isSameValue(movedTo.values[field] ?? null, value ?? null))
  const entries = Object.entries(values) as [DayField, DayValues[DayField]][]
  return Object.fromEntries(entries.filter(([field, value]) => isUnchanged(field, value))) as DayValues
}
