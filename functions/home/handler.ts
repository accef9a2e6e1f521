import { activeOf } from '../../shared/custom/rules.ts'
import { toDay } from '../../shared/days/merge/merge.ts'
import { emptyDay, isLogged } from '../../shared/days/model/day.ts'
import { EDITABLE_DAYS } from '../../shared/days/model/window.ts'
import { HOME_DAYS, homeApi, MOST_LOST, RECENT_DAYS } from '../../shared/home/api.ts'
import { isUnbroken } from '../../shared/home/progress.ts'
import { assertToday } from '../../shared/home/rules.ts'
import { addDays, daysBetween, type LocalDate } from '../../shared/time/local-date.ts'
import { readingEarly, serve } from '../http/serve.ts'
import { lostEdits, recentDays, runUpTo } from './repository.ts'

export const handler = serve(homeApi, {
  open: readingEarly(recentDays, async ({ me, query: { today }, now }, month) => {
    assertToday(today, now)
    const within = (date: LocalDate, days: number) => date <= today && daysBetween(date, today) < days
    const days = month.filter(({ date }) => within(date, HOME_DAYS)).map(toDay)
    const mayHaveLost = month.some(({ date, hasLost }) => hasLost && within(date, EDITABLE_DAYS + 1))
    const lost = mayHaveLost ? await lostEdits(me.userId, now) : []
    const loggedOn = days.filter(isLogged).map(({ date }) => date)
    return {
      account: me.account,
      onboarded: me.onboarded,
      today: days.find(({ date }) => date === today) ?? emptyDay(today),
      recent: days.filter((day) => day.date < today && within(day.date, RECENT_DAYS + 1) && isLogged(day)),
      lost: lost.filter(({ date }) => within(date, EDITABLE_DAYS + 1)).slice(0, MOST_LOST),
      loggedOn,
      earlierRun: isUnbroken(loggedOn, today) ? await runUpTo(me.userId, addDays(today, -HOME_DAYS)) : 0,
      preferences: me.preferences,
      custom: activeOf(me.custom),
      premium: me.entitlement,
    }
  }),
})
