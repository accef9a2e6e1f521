import { type CustomLists, customNames } from '../../shared/custom/rules.ts'
import { daysApi } from '../../shared/days/api.ts'
import { isTipDue } from '../../shared/days/flare/tips.ts'
import { toDay } from '../../shared/days/merge/merge.ts'
import { isLogged } from '../../shared/days/model/day.ts'
import type { Day, DayOperation, SavedDay } from '../../shared/days/model/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import type { Me } from '../http/authenticate.ts'
import { serve } from '../http/serve.ts'
import { dayStoreOf } from '../table/records/day-store.ts'
import { recordFirstLog } from '../table/records/first-log.ts'
import { recordTip } from './after-save.ts'
import { type AppliedEdit, applyEdit } from './apply.ts'
import { findDay, findRange } from './repository.ts'
import { tipAfterSave } from './tip-after-save.ts'

/** Returns the pattern tip for an edit and records it as shown. A replay changes nothing and gets no tip. */
async function showTip(me: Me, { day, before }: AppliedEdit, operation: DayOperation, now: number) {
  if (!before || !isTipDue(me.lastPatternTip?.shownAt, now)) return undefined
  const found = tipAfterSave(day, before, { operation, now })
  return found && (await recordTip(me.userId, found.tip, now)) ? found : undefined
}

/** The names of the custom items that these days use. Deleted ones are included while they are stored. */
function namesIn(days: readonly Day[], custom: CustomLists): Record<string, string> {
  const used = new Set<string>(days.flatMap(({ values }) => Object.keys(values)))
  return Object.fromEntries(Object.entries(customNames(custom)).filter(([field]) => used.has(field)))
}

export const handler = serve(daysApi, {
  range: async ({ me, query }) => {
    const page = await findRange(me.userId, query)
    return { ...page, names: namesIn(page.days, me.custom) }
  },

  read: async ({ me, params }) => toDay(await findDay(me.userId, params.date)),

  edit: async ({ me, params, body, now }): Promise<SavedDay> => {
    if (body.date !== params.date)
      throw new DomainError('invalid-request', [{ pointer: '/body/date', detail: 'other_date' }])
    const applied = await applyEdit(dayStoreOf(me.userId), body, {
      settings: me.preferences.flare,
      custom: me.custom,
      createdAt: me.createdAt,
      now,
    })
    const isFirst = me.firstLogCompletedAt === undefined && isLogged(applied.day)
    const [patternTip] = await Promise.all([showTip(me, applied, body, now), isFirst && recordFirstLog(me.userId, now)])
    return { day: toDay(applied.day), ...(patternTip && { patternTip }) }
  },
})
