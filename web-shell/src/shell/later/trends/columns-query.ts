import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import { trendsApi } from '../../../../../shared/trends/api.ts'
import { type ColumnName, FOOD_FIELDS, SERIES } from '../../../../../shared/trends/columns.ts'
import { replaceFrom } from '../../../../../shared/trends/merge.ts'
import { call } from '../../first/api/call.ts'
import { cachedWholeDays, currentHome } from '../days/day-query.ts'
import { useOpenedQueue } from '../offline/queue/watch-queue.ts'
import { withNewerDays, withQueue } from './newer-days.ts'

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
export type UserColumns = Reply<typeof trendsApi.read>

const COLUMNS_KEY = 'columns'

/**
 * Reads the columns of a group. If the device has them, only the days that may have changed since are read. Years of
 * very long entries come in parts.
 */
async function readColumns(client: QueryClient, group: ColumnGroup): Promise<UserColumns> {
  const columns = GROUPS[group].join()
  let known = client.getQueryData<UserColumns>([COLUMNS_KEY, group])
  let from = known?.settledBefore
  do {
    const read = await call(trendsApi.read, {
      query: { columns, ...(known && from && { from, generation: known.generation }) },
    })
    known = known && read.from ? replaceFrom(known, read, read.from) : read
    from = read.next
  } while (from !== undefined)
  return known
}

/** The query of a group. Like all that was read, it stays on the device of a user who stays logged in. */
function columnsQuery(group: ColumnGroup) {
  return queryOptions<UserColumns>({
    queryKey: [COLUMNS_KEY, group],
    queryFn: ({ client }) => readColumns(client, group),
  })
}

/**
 * The columns of a group with every day of the user, as home and history show them: with newer versions of days that
 * were read or saved since, and with queued edits. Future days of a device that is ahead are among them. Groups are
 * aligned by cutting out the same days with `lastDays` of `shared/trends/window.ts`. Unless `isRead`, only what the device has is
 * used. Source: requirement TREND-01.
 */
export function useColumns(group: ColumnGroup, isRead = true) {
  const client = useQueryClient()
  const queue = useOpenedQueue()
  const home = currentHome(client)
  const select = useCallback(
    (read: UserColumns) => {
      const all = client.getQueriesData<UserColumns>({ queryKey: [COLUMNS_KEY] })
      const known = { whole: cachedWholeDays(client), groups: all.flatMap(([, columns]) => columns ?? []), home }
      const columns = withNewerDays(read, known)
      return queue ? withQueue(columns, queue, known) : columns
    },
    [client, queue, home],
  )
  return useQuery({ ...columnsQuery(group), select, enabled: isRead })
}
