import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { KEPT_EXERCISES } from '../../../../../../shared/exercises/kind.ts'
import type { RecordEdit } from '../../../../../../shared/records/operation.ts'
import { QUESTIONS } from '../../../../../../shared/reports/kind.ts'
import { openQueue } from '../../../../testing/open-queue.ts'
import { ApiProblem, ConnectionError } from '../../../first/api/api-problem.ts'
import { recordOperations } from '../../records/record-operations.ts'
import type { QueueEnvironment } from './queue-environment.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const MINUTE_MS = 60_000
const AHEAD = NOW + 3 * 86_400_000
const words = {} as Parameters<typeof recordOperations>[1]
const kinds = { exercises: recordOperations(KEPT_EXERCISES, words), questions: recordOperations(QUESTIONS, words) }
const edit = (id: string, set: RecordEdit['set'], editedAt: number): RecordEdit => ({
  id,
  set,
  seen: {},
  editedAt,
  zone: 'UTC',
})
const exercise = (at: number) => edit('2026-11-23-heron1', { exercise: 'box', seconds: 64, at }, at)
const question = (at: number) => edit('heron123', { text: 'Why?', order: 1 }, at)

type Sent = RecordEdit & { n: number }

const unavailable = (): Error => new ApiProblem('unavailable', { status: 503, requestId: '' })

/** A device that is offline, whose clock is three days ahead, and a service. */
function device() {
  const state = { clock: AHEAD, isOnline: false, sent: [] as Sent[], failures: 0, failure: unavailable }
  const environment: Partial<QueueEnvironment> = {
    kinds: kinds as object as QueueEnvironment['kinds'],
    isReachable: () => state.isOnline,
    now: () => state.clock,
    send: async (operation) => {
      state.sent.push(structuredClone(operation) as unknown as Sent)
      if (state.failures-- > 0) throw state.failure()
      return {}
    },
  }
  return { state, environment }
}

/** Sends what waits, and waits until so many requests were made. */
async function flush(queue: Awaited<ReturnType<typeof openQueue>>['queue'], sent: readonly Sent[], requests: number) {
  await queue.flush()
  await vi.waitFor(() => expect(sent).toHaveLength(requests))
  await vi.waitFor(() => expect(queue.view?.waiting.length === 0 || requests === 1).toBe(true))
}

test('[REC-03] what was kept with a clock that is ahead arrives with the right times, in the same distances', async () => {
  const { state, environment } = device()
  const { queue } = await openQueue(environment)
  await queue.add('exercises', exercise(AHEAD - 10 * MINUTE_MS))
  await queue.add('questions', question(AHEAD))
  state.clock = NOW
  state.isOnline = true
  await flush(queue, state.sent, 2)
  const { sent } = state
  expect(sent.map(({ editedAt }) => editedAt)).toEqual([NOW - 10 * MINUTE_MS, NOW])
  expect(sent[0]?.set).toEqual({ exercise: 'box', seconds: 64, at: NOW - 10 * MINUTE_MS })
  expect(sent[1]?.set).toEqual({ text: 'Why?', order: 1 })
  expect(queue.view?.waiting).toEqual([])
})

test('[REC-03] a moved edit is the same in every attempt, also when the page is opened again', async () => {
  const { state, environment } = device()
  const { queue, account } = await openQueue(environment)
  await queue.add('exercises', exercise(AHEAD))
  Object.assign(state, { clock: NOW, isOnline: true, failures: 1 })
  await flush(queue, state.sent, 1)
  state.clock = NOW + 5 * MINUTE_MS
  const again = await openQueue(environment, account)
  await flush(again.queue, state.sent, 2)
  expect(state.sent).toHaveLength(2)
  expect(state.sent[1]).toEqual(state.sent[0])
  expect(state.sent[0]).toMatchObject({ editedAt: NOW, set: { at: NOW } })
})

test.each([0, 4 * MINUTE_MS])(
  '[REC-03] an edit that is ahead by %i ms, as clocks differ, stays as it is',
  async (ahead) => {
    const { state, environment } = device()
    const { queue } = await openQueue(environment)
    await queue.add('exercises', exercise(NOW + ahead))
    Object.assign(state, { clock: NOW, isOnline: true })
    await flush(queue, state.sent, 1)
    expect(state.sent[0]).toMatchObject({ editedAt: NOW + ahead, set: { at: NOW + ahead } })
  },
)

test('[REC-03] what was made before the clock went wrong keeps its time', async () => {
  const { state, environment } = device()
  const { queue } = await openQueue(environment)
  await queue.add('questions', question(NOW - MINUTE_MS))
  await queue.add('exercises', exercise(AHEAD))
  Object.assign(state, { clock: NOW, isOnline: true })
  await flush(queue, state.sent, 2)
  expect(state.sent.map(({ editedAt }) => editedAt)).toEqual([NOW - MINUTE_MS, NOW])
})

test('[REC-03] an edit that was sent while the clock was ahead neither moves nor moves others', async () => {
  const { state, environment } = device()
  const { queue, account } = await openQueue(environment)
  Object.assign(state, { clock: AHEAD, isOnline: true, failures: 1 })
  await queue.add('questions', question(AHEAD))
  await flush(queue, state.sent, 1)
  Object.assign(state, { clock: NOW, isOnline: false })
  const again = await openQueue(environment, account)
  await again.queue.add('exercises', exercise(AHEAD - 60 * MINUTE_MS))
  state.isOnline = true
  await flush(again.queue, state.sent, 3)
  expect(state.sent.slice(1).map(({ editedAt }) => editedAt)).toEqual([AHEAD, NOW])
})

test('[REC-03] what could not be sent under a wrong clock is sent at the next event after the clock is right', async () => {
  const { state, environment } = device()
  vi.spyOn(Date, 'now').mockImplementation(() => state.clock)
  const { queue } = await openQueue(environment)
  state.isOnline = true
  Object.assign(state, { failures: 1, failure: () => new ConnectionError() })
  await expect((await queue.add('exercises', exercise(AHEAD))).reply).rejects.toBeInstanceOf(ConnectionError)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(state.sent).toHaveLength(1)
  state.clock = NOW
  queue.flushUnlessToldToWait()
  await vi.waitFor(() => expect(state.sent).toHaveLength(2))
})
