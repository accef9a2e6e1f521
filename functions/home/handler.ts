import { emptyDay, isLogged } from '../../shared/days/day.ts'
import { toDay } from '../../shared/days/merge.ts'
import { HOME_DAYS, homeApi } from '../../shared/home/api.ts'
import { assertToday } from '../../shared/home/rules.ts'
import { daysBetween } from '../../shared/time/local-date.ts'
import { readingEarly, serve } from '../http/serve.ts'
import { recentDays } from './repository.ts'

export const handler = serve(homeApi, {
  open: readingEarly(recentDays, ({ me, query: { today }, now }, recent) => {
    assertToday(today, now)
    const days = recent.filter(({ date }) => date <= today && daysBetween(date, today) < HOME_DAYS).map(toDay)
    return {
      account: me.account,
      today: days.find(({ date }) => date === today) ?? emptyDay(today),
      loggedOn: days.filter(isLogged).map(({ date }) => date),
      earlierRun: 0,
      preferences: me.preferences,
      premium: me.entitlement,
    }
  }),
})
