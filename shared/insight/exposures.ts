import { type CustomField, isSymptom } from '../days/model/custom-field.ts'
import { DRINKS, FOODS } from '../days/model/options.ts'
import { addDays, type LocalDate } from '../time/local-date.ts'
import type { Column, Columns } from '../trends/columns.ts'
import { customSeries } from '../trends/custom-series.ts'
import { lastDays } from '../trends/window.ts'
import type { Exposure, LinkInput } from './link-types.ts'

/** The columns that links are made of, each with its own first day. */
export interface LinkColumns {
  /** With `painLevel` and `sleepHours`. */
  series: Columns
  /** With `foodTags` and `beverages`. */
  food: Columns
  /** With `custom`, and the names of custom items by field. */
  custom: Columns & { names: Readonly<Record<string, string>> }
}

const OPTIONS = { foodTags: FOODS, beverages: DRINKS } as const
type OptionField = keyof typeof OPTIONS

const idOf = (field: OptionField, option: string) => `${field}.${option}`

/** Whether an exposure is an option of the log: a food or a drink, and no trigger of the user's own. */
export function isOptionExposure(id: string): boolean {
  return Object.keys(OPTIONS).some((field) => id.startsWith(`${field}.`))
}

/** Whether each day has the option at this place of a bit set. */
const optionIn = (column: Column, place: number): Column =>
  column.map((code) => (code === null ? null : Math.floor(code / 2 ** place) % 2))

function optionsIn({ fields }: Columns, field: OptionField): Exposure[] {
  const column = fields[field] ?? []
  return OPTIONS[field].map((option, place) => ({ id: idOf(field, option), values: optionIn(column, place) }))
}

function triggersIn({ custom = {}, names }: LinkColumns['custom']): Exposure[] {
  return customSeries(custom, names).flatMap(({ fields: [field = 'symptom.'], values }) =>
    isSymptom(field) ? [] : [{ id: field, values }],
  )
}

/** What an exposure is called: an option of the log, or the user's own word; `undefined` for an item that has none any more. */
export function nameOfExposure(id: string, names: Readonly<Record<string, string>>): string | undefined {
  const options = Object.entries(OPTIONS).flatMap(([field, all]) =>
    all.flatMap((option) => (idOf(field as OptionField, option) === id ? option : [])),
  )
  return options[0] ?? names[id as CustomField]
}

/**
 * Pain and every food, drink and own trigger that the user ever had, of the `count` days up to and including `last`; from
 * the first day with a pain level on. A day on which the question was not answered is unknown, also if a trigger is only
 * ever logged when it happens: nothing is taken for "did not have it" but an answer.
 */
export function linkInputOf({ series, food, custom }: LinkColumns, last: LocalDate, count: number): LinkInput {
  const { painLevel: pain = [], sleepHours = [] } = lastDays(series, last, count).fields
  const eaten = lastDays(food, last, count)
  const all = [
    ...optionsIn(eaten, 'foodTags'),
    ...optionsIn(eaten, 'beverages'),
    ...triggersIn(lastDays(custom, last, count)),
  ]
  const found = pain.findIndex((level) => level !== null)
  const from = found === -1 ? pain.length : found
  const exposures = all
    .map(({ id, values }) => ({ id, values: values.slice(from) }))
    .filter(({ values }) => values.some((value) => value !== null && value > 0))
  return {
    first: addDays(last, 1 - count + from),
    pain: pain.slice(from),
    exposures,
    sleepHours: sleepHours.slice(from),
  }
}
