import { activeOf } from '../../shared/custom/rules.ts'
import { emptyDay, isLogged } from '../../shared/days/day.ts'
import { toDay } from '../../shared/days/merge.ts'
import { HOME_DAYS, homeApi } from '../../shared/home/api.ts'
import { isUnbroken } from '../../shared/home/progress.ts'
import { assertToday } from '../../shared/home/rules.ts'
import { addDays, daysBetween } from '../../shared/time/local-date.ts'
import { readingEarly, serve } from '../http/serve.ts'
import { recentDays, runUpTo } from './repository.ts'

export const handler = serve(homeApi, {
  open: readingEarly(recentDays, async ({ me, query: { today }, now }, recent) => {
    assertToday(today, now)
    const days = recent.filter(({ date }) => date <= today && daysBetween(date, today) < HOME_DAYS).map(toDay)
    const loggedOn = days.filter(isLogged).map(({ date }) => date)
    return {
      account: me.account,
      onboarded: me.onboarded,
      today: days.find(({ date }) => date === today) ?? emptyDay(today),
      loggedOn,
      earlierRun: isUnbroken(loggedOn, today) ? await runUpTo(me.userId, addDays(today, -HOME_DAYS)) : 0,
      preferences: me.preferences,
      custom: activeOf(me.custom),
      premium: me.entitlement,
    }
  }),
})
