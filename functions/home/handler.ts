import { activeCustomItems } from '../../shared/custom/rules.ts'
import { toDay } from '../../shared/days/merge/merge.ts'
import { emptyDay, isLogged } from '../../shared/days/model/day.ts'
import { EDITABLE_DAYS } from '../../shared/days/model/edit-age.ts'
import { HOME_DAYS, homeApi, MAX_LOST_EDITS, RECENT_DAYS } from '../../shared/home/api.ts'
import { isNewAccount } from '../../shared/home/getting-started.ts'
import { isStreakUnbroken, runUpTo } from '../../shared/home/progress.ts'
import { assertToday } from '../../shared/home/rules.ts'
import { addDays, type LocalDate } from '../../shared/time/local-date.ts'
import { serve, withEarlyRead } from '../http/serve.ts'
import { findLostEdits, findRecentDays } from './repository.ts'

export const handler = serve(homeApi, {
  open: withEarlyRead(findRecentDays, async ({ me, query: { today }, now }, recent) => {
    assertToday(today, now)
    const days = recent.days.map(toDay)
    const dayOn = (date: LocalDate) => days.find((day) => day.date === date)
    const isLoggedOn = (date: LocalDate) => {
      const day = dayOn(date)
      return day ? isLogged(day) : recent.marks.isLogged(date)
    }
    /** The last `count` dates, newest first, of which today is the first. */
    const lastDates = (count: number) => Array.from({ length: count }, (_, age) => addDays(today, -age))
    const editableDates = lastDates(EDITABLE_DAYS + 1)
    const mayHaveLostEdits = editableDates.some(recent.marks.hadLostEdit)
    const lostEdits = mayHaveLostEdits ? await findLostEdits(me.userId, now) : []
    const loggedOn = lastDates(HOME_DAYS).filter(isLoggedOn)
    return {
      account: me.account,
      onboarded: me.onboarded,
      consent: me.consent,
      zone: me.zone,
      today: dayOn(today) ?? emptyDay(today),
      recent: lastDates(RECENT_DAYS + 1)
        .slice(1)
        .flatMap((date) => dayOn(date) ?? [])
        .filter(isLogged),
      lost: lostEdits.filter(({ date }) => editableDates.includes(date)).slice(0, MAX_LOST_EDITS),
      loggedOn,
      earlierRun: isStreakUnbroken(loggedOn, today) ? runUpTo(addDays(today, -HOME_DAYS), isLoggedOn) : 0,
      preferences: me.preferences,
      custom: activeCustomItems(me.custom),
      premium: me.entitlement,
      ...(isNewAccount(me.createdAt, now) && {
        gettingStarted: { hasReadArticle: me.hasReadArticle, hasSetReminder: me.hasSetReminder },
      }),
      ...(me.lastInsight?.id === today && { insight: me.lastInsight }),
    }
  }),
})
