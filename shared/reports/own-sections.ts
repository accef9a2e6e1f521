import { isSymptom } from '../days/model/custom-field.ts'
import type { Column } from '../trends/columns.ts'
import { answersIn } from '../trends/counts.ts'
import { type CustomSeries, customSeries } from '../trends/custom-series.ts'
import type { ReportSection } from './model.ts'
import { NUMBER_COLUMNS, numberRow, type Periods } from './number-sections.ts'
import { text } from './text.ts'

const words = text.own

/** A custom item with its values in both periods. */
interface OwnItem extends CustomSeries {
  before: Column
}

/** The items with a value in either period. */
function itemsOf({ now, before }: Periods, names: Readonly<Record<string, string>>): OwnItem[] {
  const { custom = {} } = now.columns
  const earlier = before.columns.custom ?? {}
  // Both periods at once, so that an item has the same row in both.
  const joined = Object.fromEntries(
    Object.entries(custom).map(([field, column]) => [field, [...(earlier[field] ?? []), ...column]]),
  )
  return customSeries(joined, names).map((item) => ({
    ...item,
    before: item.values.slice(0, before.count),
    values: item.values.slice(before.count),
  }))
}

const daysWith = (column: Column) => {
  const answers = answersIn(column)
  return answers.length === 0 ? text.none : text.ofDays(answers.filter((count) => count > 0).length, answers.length)
}

/** The user's own symptoms and triggers, a row for each. Nothing for users who have none. */
export function ownSections(periods: Periods, names: Readonly<Record<string, string>>): ReportSection[] {
  const items = itemsOf(periods, names)
  const isOwnSymptom = ({ fields: [field = 'symptom.'] }: OwnItem) => isSymptom(field)
  const symptoms = items.filter(isOwnSymptom).flatMap(({ name, values, before }) => {
    const row = numberRow(name ?? words.unnamed, [values, before], periods.now.count)
    return row ? [row] : []
  })
  const triggers = items
    .filter((item) => !isOwnSymptom(item))
    .map(({ name, values, before }) => [name ?? words.unnamed, daysWith(values), daysWith(before)])
  const triggerColumns = [
    { label: words.columns.name },
    { label: words.columns.withIt, isNumber: true },
    { label: words.columns.before, isNumber: true },
  ] as const
  return [
    ...(symptoms.length > 0
      ? [{ id: 'own-symptoms', heading: words.symptoms, table: { columns: NUMBER_COLUMNS, rows: symptoms } }]
      : []),
    ...(triggers.length > 0
      ? [{ id: 'own-triggers', heading: words.triggers, table: { columns: triggerColumns, rows: triggers } }]
      : []),
  ]
}
