import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { DayOperation } from '../../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../../shared/time/local-date.ts'
import { KNOWN_RUNS } from '../../../../../../tests/fixtures/queue/known-runs.ts'
import { anyRestore, anyRun, executeRun } from '../../../../../../tests/fixtures/queue/model.ts'
import { seed } from '../../../../../../tests/fixtures/seed.ts'
import { DATE, editWith, openQueue, savedDay } from '../../../../testing/open-queue.ts'
import { ApiProblem } from '../../../first/api/api-problem.ts'
import { openDatabase } from '../database.ts'
import { eraseUser } from '../sealed-storage.ts'
import { createMemoryStore, openDurableStore } from './store.ts'

const RUNS = 300

test(`[RELY-01] [RELY-02] [LOG-14] edits reported as saved survive several browsers and tabs, killed pages and a bad network (${RUNS} runs, SEED=${seed})`, async () => {
  const examples = KNOWN_RUNS.map((run): [typeof run] => [run])
  await fc.assert(fc.asyncProperty(anyRun, executeRun), { numRuns: RUNS, seed, endOnFailure: true, examples })
}, 300_000)

test(`[RELY-02] edits reported as saved survive after the browser's storage was restored from a copy (SEED=${seed})`, async () => {
  await fc.assert(fc.asyncProperty(anyRestore, executeRun), { numRuns: 100, seed, endOnFailure: true })
}, 120_000)

test('[RELY-01] the numbers of edits are the minutes since 2026, and rise whatever the clock says', async () => {
  const account = crypto.randomUUID()
  const content = editWith(7)
  const numbersAt = async (now: string) => {
    const store = await openDurableStore(account, () => Date.parse(now))
    let next = 0
    await store.change((_rows, free) => {
      next = free
      return { put: [{ n: free, kind: 'day', target: DATE, state: 'waiting', content }] }
    })
    return next
  }
  expect(await numbersAt('2026-01-01T00:30:00Z')).toBe(30)
  expect(await numbersAt('2026-01-01T00:30:00Z')).toBe(31)
  expect(await numbersAt('2025-01-01T00:00:00Z')).toBe(32)
  expect(await numbersAt('2026-01-01T01:00:00Z')).toBe(60)
  expect(await numbersAt('9999-01-01T00:00:00Z')).toBe(61)
  await eraseUser(account)
})

const storedRows = async () => (await openDatabase()).getAll('queue')

test('[RELY-02] a stored edit is encrypted, can be read by another tab, and is removed at sign-out', async () => {
  const { queue, account } = await openQueue()
  expect((await queue.add('day', editWith(7))).isDurable).toBe(true)
  expect(JSON.stringify(await storedRows())).not.toMatch(/Burning|painLevel/)
  const other = await openQueue({}, account)
  expect(other.queue.view?.waiting).toMatchObject([{ n: 1, set: { painLevel: 7, notes: 'Burning since three' } }])
  await eraseUser(account)
  expect((await openQueue({}, account)).queue.view?.waiting).toEqual([])
})

test('[SEC-18] after a sign-out in another tab an open tab does not store edits on the device', async () => {
  const { queue, account } = await openQueue()
  await eraseUser(account)
  const before = (await storedRows()).length
  expect((await queue.add('day', editWith(7))).isDurable).toBe(false)
  expect(await storedRows()).toHaveLength(before)
  expect(queue.view?.isPartlyInMemory).toBe(true)
})

test('[SEC-18] a tab from before a sign-out stores no edits after a new sign-in of the same user', async () => {
  const { queue, account } = await openQueue()
  await eraseUser(account)
  const { queue: newQueue } = await openQueue({}, account)
  expect((await queue.add('day', editWith(7))).isDurable).toBe(false)
  await newQueue.refresh()
  expect(newQueue.view?.waiting).toEqual([])
})

test('[RELY-03] after the browser cleared its storage, an open tab does not take the edits of a newer tab for its own', async () => {
  const { queue, account } = await openQueue()
  await eraseUser(account)
  const { queue: newer } = await openQueue({}, account)
  await newer.add('day', editWith(7))
  await queue.refresh()
  // They have another key and other numbers, so they would be shown as set aside because they cannot be read.
  expect(queue.view).toMatchObject({ waiting: [], setAside: [] })
  expect(newer.view?.waiting).toHaveLength(1)
})

test('[LOG-14] an edit joined with an unsent one has a new number, and one reply resolves both', async () => {
  let online = false
  const sent: DayOperation[] = []
  const { queue } = await openQueue({
    isReachable: () => online,
    send: async (operation: DayOperation) => {
      sent.push(operation)
      return savedDay(operation)
    },
  })
  const first = await queue.add('day', editWith(7))
  const second = await queue.add('day', { ...editWith(8), seen: { painLevel: [first.write], notes: [first.write] } })
  expect(first.write).toMatch(/\.1$/)
  expect(second.write).toBe(first.write.replace(/1$/, '2'))
  online = true
  void queue.flush()
  const replies = await Promise.all([first.reply, second.reply])
  expect(sent.map(({ n, set }) => [n, set.painLevel])).toEqual([[2, 8]])
  expect(replies.map((received) => received?.day.date)).toEqual([DATE, DATE])
})

test('[RELY-03] an edit that can no longer be read is shown as set aside, and does not block others', async () => {
  let online = false
  const sent: DayOperation[] = []
  const send = async (operation: DayOperation) => {
    sent.push(operation)
    return savedDay(operation)
  }
  const { queue, account } = await openQueue({ send, isReachable: () => online })
  await queue.add('day', editWith(7))
  const database = await openDatabase()
  const row = await database.get('queue', [account, 1])
  await database.put('queue', { ...row, content: { iv: new Uint8Array(12), bytes: new ArrayBuffer(40) } } as never, [
    account,
    1,
  ])
  online = true
  const later = await openQueue({ send, isReachable: () => online }, account)
  expect(later.queue.view).toMatchObject({ waiting: [], setAside: [{ target: DATE, operation: undefined }] })
  await (await later.queue.add('day', editWith(5, '2026-11-19'))).reply
  expect(sent.map(({ date }) => date)).toEqual(['2026-11-19'])
})

test('[LOG-14] a failed edit is retried automatically with growing pauses, and not before retry-after', async () => {
  const pauses: number[] = []
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const refusals = [undefined, undefined, 60].map(
    (retryAfterS) => new ApiProblem('unavailable', { status: 503, requestId: '' }, retryAfterS),
  )
  const succeeded = Promise.withResolvers<void>()
  const { queue } = await openQueue({
    isReachable: () => true,
    send: (operation: DayOperation) => {
      const refusal = refusals.shift()
      if (!refusal) succeeded.resolve()
      return refusal ? Promise.reject(refusal) : Promise.resolve(savedDay(operation))
    },
    schedule: (work, ms) => {
      pauses.push(ms)
      setTimeout(work)
      return () => undefined
    },
  })
  await queue.add('day', editWith(7))
  await succeeded.promise
  expect(pauses).toEqual([2_000, 4_000, 60_000])
  await vi.waitFor(() => expect(queue.view?.waiting).toEqual([]))
})

test('[SEC-12] [LOG-14] after too many changes every edit waits in the queue for retry-after, and is then sent', async () => {
  const sent: LocalDate[] = []
  const resume = Promise.withResolvers<() => void>()
  let isOverBudget = true
  const { queue } = await openQueue({
    isReachable: () => true,
    send: (operation: DayOperation) => {
      sent.push(operation.date)
      const problem = new ApiProblem('too-many-changes', { status: 429, requestId: '' }, 2_700)
      return isOverBudget ? Promise.reject(problem) : Promise.resolve(savedDay(operation))
    },
    schedule: (work, ms) => {
      if (ms === 2_700_000) resume.resolve(work)
      return () => undefined
    },
  })
  const first = await queue.add('day', editWith(7))
  await expect(first.reply).rejects.toMatchObject({ code: 'too-many-changes' })
  const send = await resume.promise
  const second = await queue.add('day', editWith(5, '2026-11-19'))
  await expect(second.reply).rejects.toMatchObject({ code: 'too-many-changes' })
  expect(queue.view).toMatchObject({ waiting: [{ date: DATE }, { date: '2026-11-19' }], setAside: [] })
  // One request finds out that the user must wait. The other edit is not sent.
  expect(sent).toEqual([DATE, DATE])
  isOverBudget = false
  send()
  await vi.waitFor(() => expect(queue.view?.waiting).toEqual([]))
  expect(sent).toEqual([DATE, DATE, DATE, '2026-11-19'])
  expect(queue.view?.setAside).toEqual([])
})

test('[RELY-02] an edit stays in the queue until its reply is persisted, so that no page shows the old day', async () => {
  const persisting = Promise.withResolvers<void>()
  const { queue, account } = await openQueue({
    isReachable: () => true,
    waitUntilCachePersisted: () => persisting.promise,
  })
  await (await queue.add('day', editWith(7))).reply
  expect((await openQueue({}, account)).queue.view?.waiting).toHaveLength(1)
  persisting.resolve()
  await vi.waitFor(() => expect(queue.view?.waiting).toEqual([]))
})

test.each(['before it reads the edit', 'while it sends the edit', 'that the network wakes while it sends the edit'])(
  '[RELY-02] an edit that is added to a run %s is sent once before the pause',
  async (moment) => {
    const isStored = Promise.withResolvers<void>()
    let sends = 0
    const { queue } = await openQueue({
      isReachable: () => true,
      withLock: async (work) => {
        await isStored.promise
        return work()
      },
      notifyOtherTabs: () => isStored.resolve(),
      send: async () => {
        sends += 1
        if (moment.startsWith('that the network')) queue.flushUnlessToldToWait()
        throw new ApiProblem('too-many-changes', { status: 429, requestId: '' }, 2_700)
      },
    })
    const running = queue.flush()
    if (moment === 'while it sends the edit') {
      // The run goes on between storing the edit and asking for it to be sent.
      const refresh = queue.refresh.bind(queue)
      vi.spyOn(queue, 'refresh').mockImplementationOnce(async () => {
        await refresh()
        isStored.resolve()
        await vi.waitUntil(() => sends === 1)
      })
    }
    await expect((await queue.add('day', editWith(7))).reply).rejects.toBeInstanceOf(ApiProblem)
    await running
    // A second attempt would begin at once.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(sends).toBe(1)
  },
)

test('[RELY-02] [SEC-12] storage that opens late is read, and its edits wait as long as the service has asked', async () => {
  const account = crypto.randomUUID()
  await (await openQueue({}, account)).queue.add('day', editWith(5, '2026-11-19'))
  const sent: LocalDate[] = []
  const send = (operation: DayOperation) => {
    sent.push(operation.date)
    return Promise.reject(new ApiProblem('too-many-changes', { status: 429, requestId: '' }, 2_700))
  }
  const { queue } = await openQueue({ isReachable: () => true, send }, account, [createMemoryStore()])
  await expect((await queue.add('day', editWith(7))).reply).rejects.toBeInstanceOf(ApiProblem)
  await queue.prefer(await openDurableStore(account))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(queue.view?.waiting).toMatchObject([{ date: '2026-11-19' }, { date: DATE }])
  expect(sent).toEqual([DATE])
  await queue.flush()
  expect(sent).toEqual([DATE, '2026-11-19'])
})

test('[SEC-30] without consent every edit stays in the queue, and all of them are sent once after the agreement', async () => {
  const sent: LocalDate[] = []
  let hasAgreed = false
  const { queue } = await openQueue({
    isReachable: () => true,
    send: (operation: DayOperation) => {
      if (!hasAgreed) return Promise.reject(new ApiProblem('consent-needed', { status: 403, requestId: '' }))
      sent.push(operation.date)
      return Promise.resolve(savedDay(operation))
    },
  })
  for (const date of [DATE, '2026-11-19']) {
    const { reply } = await queue.add('day', editWith(7, date))
    await expect(reply).rejects.toMatchObject({ code: 'consent-needed' })
  }
  expect(queue.view).toMatchObject({ waiting: [{ date: DATE }, { date: '2026-11-19' }], setAside: [] })
  hasAgreed = true
  await queue.flush()
  expect(sent).toEqual([DATE, '2026-11-19'])
  expect(queue.view?.waiting).toEqual([])
})
