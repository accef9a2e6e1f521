import { DAY_FIELDS, FIELDS, type Field, type FieldOfKind } from '../days/model/fields.ts'
import type { LocalDate } from '../time/local-date.ts'

/* The days of a user as columns: what charts and statistics read, and the smallest form in which years travel. */

/** The kinds of fields that a number can hold. Words, lines and times of day are not in columns. */
const COLUMN_KINDS = ['level', 'count', 'flag', 'choice', 'choices'] as const satisfies Field['kind'][]
type ColumnKind = (typeof COLUMN_KINDS)[number]

/** A fixed field that can be asked for as a column. */
export type ColumnField = FieldOfKind<ColumnKind>
export const COLUMN_FIELDS = DAY_FIELDS.filter((field) =>
  COLUMN_KINDS.some((kind) => kind === FIELDS[field].kind),
) as ColumnField[]

/** What can be asked for: single fields, and `custom` for the fields of all custom items. */
export type ColumnName = ColumnField | 'custom'
export const COLUMN_NAMES: readonly ColumnName[] = [...COLUMN_FIELDS, 'custom']

/** The series of the trends. The eighth, flares, is in the states of every reply. Source: requirement TREND-01. */
export const SERIES = [
  'painLevel',
  'urgencyLevel',
  'frequency',
  'nocturia',
  'sleepHours',
  'stressLevel',
  'waterGlasses',
] as const satisfies readonly ColumnField[]

/** What the user ate and drank. */
export const FOOD_FIELDS = ['foodTags', 'beverages'] as const satisfies readonly ColumnField[]

/**
 * One number for each day; `null` without an applicable answer, which is never 0. Levels and counts are in the unit of
 * their field, a flag is 0 or 1, a choice is its place in the list of options, and several choices are a bit set of such
 * places (`codes.ts`).
 */
export type Column = readonly (number | null)[]

/** The days from `first` on without a gap. Each column, `states` and `versions` have one number for each of them. */
export interface Columns {
  /** The local date of the first day. Of no meaning when there are no days (`states` is empty). */
  first: LocalDate
  /** What the user said about the day, as a bit set (`state.ts`): logged, flare. 0 for a day without an entry. */
  states: readonly number[]
  /** The version of each day, which orders what different requests read; 0 for a day that was never stored. */
  versions: readonly number[]
  fields: { readonly [F in ColumnField]?: Column }
  /** Absent unless they were asked for. */
  custom?: CustomColumns
}

/** Columns by the field of a custom item. Of a field without a column no day has a value. */
export type CustomColumns = Readonly<Record<string, Column>>
