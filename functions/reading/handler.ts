import { assertTimely } from '../../shared/changes/change-id.ts'
import { isLogged } from '../../shared/days/model/day.ts'
import { readingApi } from '../../shared/reading/api.ts'
import { reasonOf, SAMPLE_DAYS } from '../../shared/reading/recommend.ts'
import { isStartHere } from '../../shared/reading/rules.ts'
import { serve } from '../http/serve.ts'
import { DayItem } from '../table/items/days.ts'
import { readFirst } from '../table/query.ts'
import { findReading, storeBookmark, storeProgress, storeReadingSettings } from '../table/records/reading.ts'

/** Some days have no values any more, so a few more are read than count. */
const READ_DAYS = SAMPLE_DAYS + 5

export const handler = serve(readingApi, {
  read: ({ me }) => findReading(me.userId),

  bookmark: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    return { bookmark: await storeBookmark(me.userId, { ...params, ...body }) }
  },

  progress: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    const progress = { ...params, ...body, isStartHere: isStartHere(body.title) }
    return { progress: await storeProgress(me.userId, progress) }
  },

  settings: async ({ me, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    return { settings: await storeReadingSettings(me.userId, body) }
  },

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
