import { queryOptions, useQuery } from '@tanstack/react-query'
import { trendsApi } from '../../../../../shared/trends/api.ts'
import { type ColumnName, type Columns, FOOD_FIELDS, SERIES } from '../../../../../shared/trends/columns.ts'
import { call } from '../../first/api/call.ts'

/** The columns that are read together. A screen asks for the groups that it shows. */
const GROUPS = {
  /** Pain, urgency, frequency, nocturia, sleep, stress and water. */
  series: SERIES,
  /** Food and drinks. */
  food: FOOD_FIELDS,
  /** All custom items, deleted ones too. */
  custom: ['custom'],
} as const satisfies Record<string, readonly ColumnName[]>
export type ColumnGroup = keyof typeof GROUPS

/** The columns of a user, and the names of custom items by field: active ones first. */
export interface UserColumns extends Columns {
  names: Readonly<Record<string, string>>
}

function columnsQuery(group: ColumnGroup) {
  return queryOptions<UserColumns>({
    queryKey: ['columns', group],
    queryFn: () => call(trendsApi.read, { query: { columns: GROUPS[group].join() } }),
  })
}

/**
 * The columns of a group: every day of the user, also future ones of a device that is ahead. Groups are aligned by
 * cutting out the same days with `lastDays` of `shared/trends/window.ts`.
 */
export function useColumns(group: ColumnGroup) {
  return useQuery(columnsQuery(group))
}
