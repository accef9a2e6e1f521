import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Unnumbered } from '../../../../../../shared/days/merge/queued.ts'
import { emptyDay } from '../../../../../../shared/days/model/day.ts'
import type { DayOperation, Saved } from '../../../../../../shared/days/model/schema.ts'
import { happen, run } from '../../../../../../tests/fixtures/queue/model.ts'
import { seed } from '../../../../../../tests/fixtures/seed.ts'
import { ApiProblem } from '../../../first/api/api-problem.ts'
import { openDatabase } from '../database.ts'
import { shred } from '../vault.ts'
import { failureOf } from './follow-queue.ts'
import { Queue } from './queue.ts'
import { memoryStore, openStore } from './store.ts'
import type { Surroundings } from './surroundings.ts'

const RUNS = 2_000

test(`[RELY-01] [RELY-02] [LOG-14] browsers, tabs, kills and a bad network lose nothing that was called saved (${RUNS} runs, SEED=${seed})`, async () => {
  await fc.assert(fc.asyncProperty(run, happen), { numRuns: RUNS, seed, endOnFailure: true })
}, 300_000)

const DATE = '2026-11-20'
const saying = (painLevel: number, date = DATE): Unnumbered => ({
  date,
  set: { painLevel, notes: 'Burning since three' },
  seen: { painLevel: [], notes: [] },
  editedAt: 1,
  zone: 'UTC',
})
const reply = ({ date }: DayOperation): Saved => ({ day: { ...emptyDay(date), version: 1 } })

/** A tab's queue in this browser, of somebody of the test's own unless named. */
async function open(over: Partial<Surroundings> = {}, account: string = crypto.randomUUID()) {
  const queue = new Queue([await openStore(account), memoryStore()], {
    send: async (operation) => reply(operation),
    failureOf,
    adopt: () => undefined,
    kept: async () => {},
    isReachable: () => false,
    alone: (work) => work(),
    tell: () => undefined,
    later: () => () => undefined,
    ...over,
  })
  await queue.refresh()
  return { queue, account }
}

const rowsOf = async () => (await openDatabase()).getAll('queue')

test('[RELY-02] what is stored is sealed, read back by another tab, and gone after a sign-out', async () => {
  const { queue, account } = await open()
  expect((await queue.add(saying(7))).lasts).toBe(true)
  expect(JSON.stringify(await rowsOf())).not.toMatch(/Burning|painLevel/)
  const other = await open({}, account)
  expect(other.queue.view?.waiting).toMatchObject([{ n: 1, set: { painLevel: 7, notes: 'Burning since three' } }])
  await shred(account)
  expect((await open({}, account)).queue.view?.waiting).toEqual([])
})

test('[SEC-18] after a sign-out a tab that has not noticed stores nothing of its person', async () => {
  const { queue, account } = await open()
  await shred(account)
  const before = (await rowsOf()).length
  expect((await queue.add(saying(7))).lasts).toBe(false)
  expect(await rowsOf()).toHaveLength(before)
  expect(queue.view?.isFragile).toBe(true)
})

test('[SEC-18] a tab from before a sign-out stores nothing beside a new sign-in of the same person', async () => {
  const { queue, account } = await open()
  await shred(account)
  const { queue: anew } = await open({}, account)
  expect((await queue.add(saying(7))).lasts).toBe(false)
  await anew.refresh()
  expect(anew.view?.waiting).toEqual([])
})

test('[LOG-14] an edit that joins one not sent yet has a number of its own, by which both are answered', async () => {
  let online = false
  const sent: DayOperation[] = []
  const { queue } = await open({
    isReachable: () => online,
    send: async (operation) => {
      sent.push(operation)
      return reply(operation)
    },
  })
  const first = await queue.add(saying(7))
  const second = await queue.add({ ...saying(8), seen: { painLevel: [first.write], notes: [first.write] } })
  expect(first.write).toMatch(/\.1$/)
  expect(second.write).toBe(first.write.replace(/1$/, '2'))
  online = true
  void queue.flush()
  const answers = await Promise.all([first.answer, second.answer])
  expect(sent.map(({ n, set }) => [n, set.painLevel])).toEqual([[2, 8]])
  expect(answers.map((answer) => answer?.day.date)).toEqual([DATE, DATE])
})

test('[RELY-03] what cannot be read any more is shown, and holds up nothing', async () => {
  let online = false
  const sent: DayOperation[] = []
  const send = async (operation: DayOperation) => {
    sent.push(operation)
    return reply(operation)
  }
  const { queue, account } = await open({ send, isReachable: () => online })
  await queue.add(saying(7))
  const database = await openDatabase()
  const row = await database.get('queue', [account, 1])
  await database.put('queue', { ...row, content: { iv: new Uint8Array(12), bytes: new ArrayBuffer(40) } } as never, [
    account,
    1,
  ])
  online = true
  const later = await open({ send, isReachable: () => online }, account)
  expect(later.queue.view).toMatchObject({ waiting: [], aside: [{ date: DATE, operation: undefined }] })
  await (await later.queue.add(saying(5, '2026-11-19'))).answer
  expect(sent.map(({ date }) => date)).toEqual(['2026-11-19'])
})

test('[LOG-14] what could not be sent is tried again by itself, later each time, and not before the service wants it', async () => {
  const pauses: number[] = []
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const refusals = [undefined, undefined, 60].map(
    (retryAfterS) => new ApiProblem('unavailable', { status: 503, requestId: '' }, retryAfterS),
  )
  const again = Promise.withResolvers<void>()
  const { queue } = await open({
    isReachable: () => true,
    send: (operation) => {
      const refusal = refusals.shift()
      if (!refusal) again.resolve()
      return refusal ? Promise.reject(refusal) : Promise.resolve(reply(operation))
    },
    later: (work, ms) => {
      pauses.push(ms)
      setTimeout(work)
      return () => undefined
    },
  })
  await queue.add(saying(7))
  await again.promise
  expect(pauses).toEqual([2_000, 4_000, 60_000])
  await vi.waitFor(() => expect(queue.view?.waiting).toEqual([]))
})

test('[RELY-02] an edit waits here until its answer is kept, so that no page shows the day as it was before', async () => {
  const keeping = Promise.withResolvers<void>()
  const { queue, account } = await open({ isReachable: () => true, kept: () => keeping.promise })
  await (await queue.add(saying(7))).answer
  expect((await open({}, account)).queue.view?.waiting).toHaveLength(1)
  keeping.resolve()
  await vi.waitFor(() => expect(queue.view?.waiting).toEqual([]))
})
