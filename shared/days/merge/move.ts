import { isCustomField, MAX_CUSTOM_FIELDS } from '../model/custom-field.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import type { DayEdit } from '../model/schema.ts'
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

/**
 * The edits that move values from one day to another, in the order in which they must be stored: they are set on the
 * new day before they are cleared on the old one, so that no interruption loses them.
 */
export function editsToMove(values: DayValues, from: ShownDay, to: ShownDay, moment: Moment): UnnumberedEdit[] {
  return [...editsToSet(to, values, moment), ...editsToSet(from, clearing(values), moment)]
}
