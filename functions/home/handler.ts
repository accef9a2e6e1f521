import { activeCustomItems } from '../../shared/custom/rules.ts'
import { toDay } from '../../shared/days/merge/merge.ts'
import { emptyDay, isLogged } from '../../shared/days/model/day.ts'
import { EDITABLE_DAYS } from '../../shared/days/model/editable-days.ts'
import { HOME_DAYS, homeApi, MAX_LOST_EDITS, RECENT_DAYS } from '../../shared/home/api.ts'
import { isStreakUnbroken } from '../../shared/home/progress.ts'
import { assertToday } from '../../shared/home/rules.ts'
import { addDays, daysBetween, type LocalDate } from '../../shared/time/local-date.ts'
import { serve, withEarlyRead } from '../http/serve.ts'
import { countStreakUpTo, findLostEdits, findRecentDays } from './repository.ts'

export const handler = serve(homeApi, {
  open: withEarlyRead(findRecentDays, async ({ me, query: { today }, now }, storedDays) => {
    assertToday(today, now)
    /** Whether a date is one of the last `count` days, of which today is the last. */
    const isAmongLast = (count: number, date: LocalDate) => date <= today && daysBetween(date, today) < count
    const days = storedDays.filter(({ date }) => isAmongLast(HOME_DAYS, date)).map(toDay)
    const isEditable = (date: LocalDate) => isAmongLast(EDITABLE_DAYS + 1, date)
    const mayHaveLostEdits = storedDays.some(({ date, hadLostEdit }) => hadLostEdit && isEditable(date))
    const lostEdits = mayHaveLostEdits ? await findLostEdits(me.userId, now) : []
    const loggedOn = days.filter(isLogged).map(({ date }) => date)
    return {
      account: me.account,
      onboarded: me.onboarded,
      today: days.find(({ date }) => date === today) ?? emptyDay(today),
      recent: days.filter((day) => day.date < today && isAmongLast(RECENT_DAYS + 1, day.date) && isLogged(day)),
      lost: lostEdits.filter(({ date }) => isEditable(date)).slice(0, MAX_LOST_EDITS),
      loggedOn,
      earlierRun: isStreakUnbroken(loggedOn, today) ? await countStreakUpTo(me.userId, addDays(today, -HOME_DAYS)) : 0,
      preferences: me.preferences,
      custom: activeCustomItems(me.custom),
      premium: me.entitlement,
    }
  }),
})
