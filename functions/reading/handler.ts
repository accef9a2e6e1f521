import { isLogged } from '../../shared/days/model/day.ts'
import { readingApi } from '../../shared/reading/api.ts'
import { reasonOf, SAMPLE_DAYS } from '../../shared/reading/recommend.ts'
import { serve } from '../http/serve.ts'
import { DayItem } from '../table/items/days.ts'
import { readFirst } from '../table/query.ts'

/** Some days have no values any more, so a few more are read than count. */
const READ_DAYS = SAMPLE_DAYS + 5

export const handler = serve(readingApi, {
  reason: async ({ me }) => {
    const items = await readFirst(DayItem.all({ user: me.userId }), READ_DAYS, { backwards: true })
    const reason = reasonOf(
      items
        .map(DayItem.parse)
        .filter(isLogged)
        .map(({ values }) => values),
    )
    return reason ? { reason } : {}
  },
})
