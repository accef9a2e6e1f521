import { type CustomField, isSymptom } from '../days/model/custom-field.ts'
import type { Column, CustomColumns } from './columns.ts'

/** The values of custom items that a user takes for one, because they have the same name. */
export interface CustomSeries {
  /** `undefined` for an item that was deleted so long ago that its name is not stored any more. */
  name: string | undefined
  /** The fields of its items, the active one first. */
  fields: readonly CustomField[]
  values: Column
}

/**
 * The series of custom items. An item that was deleted and made again under its name continues its series: on a day
 * with values of both, the active one counts. `names` are the names by field, active items first. Symptoms and triggers
 * of the same name stay apart. An item without any value has no series. Source: requirement TREND-01.
 */
export function customSeries(custom: CustomColumns, names: Readonly<Record<string, string>>): CustomSeries[] {
  const inOrder = [...new Set([...Object.keys(names), ...Object.keys(custom)])] as CustomField[]
  const logged = inOrder.filter((field) => custom[field]?.some((value) => value !== null))
  const groups = Map.groupBy(logged, (field) => {
    const name = names[field]
    return name === undefined ? field : `${isSymptom(field) ? 'symptom' : 'trigger'} ${name}`
  })
  return [...groups.values()].map((fields) => {
    const columns = fields.flatMap((field) => [custom[field] ?? []])
    const values = (columns[0] ?? []).map(
      (_, place) => columns.find((column) => column[place] !== null)?.[place] ?? null,
    )
    return { name: names[fields[0] ?? ''], fields, values }
  })
}
