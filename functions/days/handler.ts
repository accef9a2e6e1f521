import { daysApi } from '../../shared/days/api.ts'
import { isReplay, merge, type StoredDay, toDay } from '../../shared/days/merge.ts'
import type { DayOperation } from '../../shared/days/schema.ts'
import { assertEditable } from '../../shared/days/window.ts'
import { DomainError } from '../../shared/http/problem.ts'
import { serve } from '../http/serve.ts'
import type { UserId } from '../table/keys.ts'
import { findDay, replaceDay } from './repository.ts'

const TRIES = 5

/** Applies an edit, reading and asking again when another write came between. Throws `busy` after five tries. */
async function apply(user: UserId, operation: DayOperation, now: number): Promise<StoredDay> {
  for (let tried = 0; tried < TRIES; tried++) {
    const stored = await findDay(user, operation.date, true)
    if (isReplay(stored, operation)) return stored
    assertEditable(operation, now)
    const { day, lost } = merge(stored, operation, now)
    if (await replaceDay(user, day, lost)) return day
  }
  throw new DomainError('busy')
}

export const handler = serve(daysApi, {
  read: async ({ me, params }) => toDay(await findDay(me.userId, params.date, false)),

  edit: async ({ me, params, body, now }) => {
    if (body.date !== params.date)
      throw new DomainError('invalid-request', [{ pointer: '/body/date', detail: 'other_date' }])
    return { day: toDay(await apply(me.userId, body, now)) }
  },
})
