import { type Custom, fieldOf, KINDS } from '../../shared/custom/rules.ts'
import { daysApi } from '../../shared/days/api.ts'
import { isTipDue } from '../../shared/days/flare/tips.ts'
import { type StoredDay, toDay } from '../../shared/days/merge/merge.ts'
import { isLogged } from '../../shared/days/model/day.ts'
import type { DayOperation, Saved } from '../../shared/days/model/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import type { Me } from '../http/authenticate.ts'
import { serve } from '../http/serve.ts'
import { type Applied, applyEdit } from './apply.ts'
import { tipAfter } from './derive.ts'
import { noteFirstLog, noteTip } from './notes.ts'
import { daysOf, findDay, findMonth } from './repository.ts'

/** The tip that goes with an edit, noted as shown; none with a replay, which changes nothing. */
async function showTip(me: Me, { day, before }: Applied, operation: DayOperation, now: number) {
  if (!before || !isTipDue(me.lastPatternTip?.shownAt, now)) return undefined
  const tip = tipAfter(day, before, { operation, now })
  return tip && (await noteTip(me.userId, tip, now)) ? tip : undefined
}

/** The names of those fields of a person's own that some days have; of deleted ones as long as they are kept. */
function namesIn(days: readonly StoredDay[], custom: Custom): Record<string, string> {
  const used = new Set<string>(days.flatMap(({ values }) => Object.keys(values)))
  const own = KINDS.flatMap((kind) => custom[kind].map(({ id, name }) => [fieldOf(kind, id), name] as const))
  return Object.fromEntries(own.filter(([field]) => used.has(field)))
}

export const handler = serve(daysApi, {
  month: async ({ me, query }) => {
    const { days, earlier } = await findMonth(me.userId, query.month)
    return { days: days.map(toDay), names: namesIn(days, me.custom), ...(earlier && { earlier }) }
  },

  read: async ({ me, params }) => toDay(await findDay(me.userId, params.date)),

  edit: async ({ me, params, body, now }): Promise<Saved> => {
    if (body.date !== params.date)
      throw new DomainError('invalid-request', [{ pointer: '/body/date', detail: 'other_date' }])
    const applied = await applyEdit(daysOf(me.userId), body, {
      settings: me.preferences.flare,
      custom: me.custom,
      now,
    })
    const isFirst = me.firstLogCompletedAt === undefined && isLogged(applied.day)
    const [patternTip] = await Promise.all([showTip(me, applied, body, now), isFirst && noteFirstLog(me.userId, now)])
    return { day: toDay(applied.day), ...(patternTip && { patternTip }) }
  },
})
