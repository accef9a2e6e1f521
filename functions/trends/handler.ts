import { customNames } from '../../shared/custom/rules.ts'
import { firstChangeableDate } from '../../shared/days/model/edit-age.ts'
import { localDate } from '../../shared/time/local-date.ts'
import { trendsApi } from '../../shared/trends/api.ts'
import { columnNamesIn } from '../../shared/trends/schema.ts'
import { serve } from '../http/serve.ts'
import { readColumns } from './read-columns.ts'

/** A batch of an import takes at most 10 s. Then its last write reaches every reader within a moment. */
const OLDER_DAYS_CHANGE_FOR_MS = 60_000

export const handler = serve(trendsApi, {
  read: async ({ me, query, now }) => {
    const names = columnNamesIn(query.columns)
    const generation = String(me.olderDaysChangedAt)
    const from = query.generation === generation ? query.from : undefined
    const { columns, next } = await readColumns(me.userId, names, { from, today: localDate(now, 'UTC') })
    const isSettled = now - me.olderDaysChangedAt > OLDER_DAYS_CHANGE_FOR_MS
    return {
      ...columns,
      names: names.includes('custom') ? customNames(me.custom) : {},
      generation,
      ...(from && { from }),
      ...(isSettled && { settledBefore: firstChangeableDate(now) }),
      ...(next && { next }),
    }
  },
})
