import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { DayOperation } from '../../../../../../shared/days/model/schema.ts'
import { PROBLEMS, type ProblemCode } from '../../../../../../shared/problems.ts'
import { DATE, editWith, openQueue, savedDay } from '../../../../testing/open-queue.ts'
import { ApiProblem, ConnectionError } from '../../../first/api/api-problem.ts'

const OTHER = '2026-11-19'
const problem = (code: ProblemCode) => new ApiProblem(code, { status: PROBLEMS[code].status, requestId: '' })

/** Sends an edit that fails, and then one of another day. Returns which days were sent, and what is left, once all have a reply. */
async function sendBoth(failure: unknown) {
  let online = false
  const sent: string[] = []
  const { queue } = await openQueue({
    isReachable: () => online,
    send: async (operation: DayOperation) => {
      sent.push(operation.date)
      if (operation.date === DATE) throw failure
      return savedDay(operation)
    },
  })
  const added = [await queue.add('day', editWith(7)), await queue.add('day', editWith(7, OTHER))]
  online = true
  void queue.flush()
  await Promise.allSettled(added.map(({ reply }) => reply))
  return () => ({
    sent,
    waiting: queue.view?.waiting.map(({ target }) => target),
    setAside: queue.view?.setAside.map(({ target }) => target),
  })
}

test.each([
  ['a request that timed out', new ConnectionError('Network timeout')],
  ['a service that fails', problem('unavailable')],
  ['a reply that cannot be read', new SyntaxError('heron')],
])('[LOG-14] [RELY-03] after %s its edit waits, and the other days are sent', async (_, failure) => {
  const view = await sendBoth(failure)
  await vi.waitFor(() => expect(view()).toEqual({ sent: [DATE, OTHER], waiting: [DATE], setAside: [] }))
})

test.each([
  ['no connection', new ConnectionError()],
  ['an ended session', problem('not-signed-in')],
  ['a claim of the account', problem('claim-pending')],
  ['a missing consent', problem('consent-needed')],
  ['too many changes', problem('too-many-changes')],
])('[LOG-14] after %s every edit waits, and nothing more is sent', async (_, failure) => {
  const view = await sendBoth(failure)
  await vi.waitFor(() => expect(view()).toEqual({ sent: [DATE], waiting: [DATE, OTHER], setAside: [] }))
})

test.each([
  ['an edit that cannot be valid', problem('invalid-request')],
  ['an edit that is too large', problem('too-large')],
  ['an edit that a rule refuses', problem('too-many-versions')],
])('[RELY-03] %s is set aside, and the other days are sent', async (_, failure) => {
  const view = await sendBoth(failure)
  await vi.waitFor(() => expect(view()).toEqual({ sent: [DATE, OTHER], waiting: [], setAside: [DATE] }))
})
