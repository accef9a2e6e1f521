import { daysApi } from '../../shared/days/api.ts'
import { isLogged } from '../../shared/days/day.ts'
import { isReplay, merge, type StoredDay, toDay } from '../../shared/days/merge.ts'
import type { DayOperation, Saved } from '../../shared/days/schema.ts'
import { isTipDue } from '../../shared/days/tips.ts'
import { assertEditable } from '../../shared/days/window.ts'
import { DomainError } from '../../shared/http/problem.ts'
import type { Me } from '../http/authenticate.ts'
import { serve } from '../http/serve.ts'
import { tipAfter, withInference } from './derive.ts'
import { noteFirstLog, noteTip } from './notes.ts'
import { findDay, findWithBefore, replaceDay } from './repository.ts'

const TRIES = 5

/** A day as it stands after an edit; `before`, the days before it, where the edit was new. */
interface Applied {
  day: StoredDay
  before?: readonly StoredDay[]
}

/** Applies an edit, reading and asking again when another write came between. Throws `busy` after five tries. */
async function apply({ userId, preferences }: Me, operation: DayOperation, now: number): Promise<Applied> {
  for (let tried = 0; tried < TRIES; tried++) {
    const { stored, before } = await findWithBefore(userId, operation.date)
    if (isReplay(stored, operation)) return { day: stored }
    assertEditable(operation, now)
    const { day: merged, lost } = merge(stored, operation, now)
    const day = withInference(merged, before, preferences.flare)
    if (await replaceDay(userId, day, lost)) return { day, before }
  }
  throw new DomainError('busy')
}

/** The tip that goes with an edit, noted as shown; none with a replay, which changes nothing. */
async function showTip(me: Me, { day, before }: Applied, operation: DayOperation, now: number) {
  if (!before || !isTipDue(me.lastPatternTip?.shownAt, now)) return undefined
  const tip = tipAfter(day, before, { operation, now })
  return tip && (await noteTip(me.userId, tip, now)) ? tip : undefined
}

export const handler = serve(daysApi, {
  read: async ({ me, params }) => toDay(await findDay(me.userId, params.date)),

  edit: async ({ me, params, body, now }): Promise<Saved> => {
    if (body.date !== params.date)
      throw new DomainError('invalid-request', [{ pointer: '/body/date', detail: 'other_date' }])
    const applied = await apply(me, body, now)
    const isFirst = me.firstLogCompletedAt === undefined && isLogged(applied.day)
    const [patternTip] = await Promise.all([showTip(me, applied, body, now), isFirst && noteFirstLog(me.userId, now)])
    return { day: toDay(applied.day), ...(patternTip && { patternTip }) }
  },
})
