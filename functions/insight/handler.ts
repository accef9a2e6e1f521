import { cycleDay, cycleOf } from '../../shared/cycle/phases.ts'
import { needsCare } from '../../shared/days/flare/strong-pain.ts'
import type { Day } from '../../shared/days/model/schema.ts'
import { runUpTo } from '../../shared/home/progress.ts'
import { assertToday } from '../../shared/home/rules.ts'
import { insightApi } from '../../shared/insight/api.ts'
import { insightOf } from '../../shared/insight/daily.ts'
import { sleepPain } from '../../shared/insight/sleep.ts'
import { addDays, localDate } from '../../shared/time/local-date.ts'
import { serve } from '../http/serve.ts'
import { findEntries, listInsights, storeInsight } from './repository.ts'

/** The answers of the entries to a question. */
const columnOf = (entries: readonly Day[], field: 'sleepHours' | 'sleepQuality' | 'painLevel') =>
  entries.map(({ values }) => values[field] ?? null)

export const handler = serve(insightApi, {
  today: async ({ me, body: { today, isReminderDue }, now }) => {
    assertToday(today, now, 'body')
    if (me.lastInsight?.id === today) return { insight: me.lastInsight }
    const { entries, marks } = await findEntries(me.userId, today)
    const entry = entries.find(({ date }) => date === today)
    // On a hard day, home brings care only.
    if (entry && needsCare(entry)) return {}
    const cycle = cycleOf(me.preferences.cycle)
    const day = cycle ? cycleDay(today, cycle) : 0
    const sleep = { sleepHours: columnOf(entries, 'sleepHours'), sleepQuality: columnOf(entries, 'sleepQuality') }
    const content = insightOf({
      streak: runUpTo(entry ? today : addDays(today, -1), marks.isLogged),
      entries: entries.length,
      sleepPain: sleepPain(sleep, columnOf(entries, 'painLevel')),
      cycle: cycle && { day, daysLeft: cycle.lengthDays + 1 - day },
      isReminderDue: isReminderDue && !entry,
    })
    return content ? { insight: await storeInsight(me.userId, { id: today, content }, now) } : {}
  },

  // A user east of UTC may be a day ahead.
  list: async ({ me, now }) => ({ insights: await listInsights(me.userId, addDays(localDate(now, 'UTC'), 1)) }),
})
