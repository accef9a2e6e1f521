import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { UnnumberedEdit } from '../../../../../../shared/days/merge/queued.ts'
import type { DayOperation } from '../../../../../../shared/days/model/schema.ts'
import { DATE, editWith, openQueue, savedDay } from '../../../../testing/open-queue.ts'
import { ApiProblem } from '../../../first/api/api-problem.ts'
import { openDatabase } from '../database.ts'
import { eraseUser } from '../sealed-storage.ts'
import type { Queue } from './queue.ts'
import type { QueueEnvironment } from './queue-environment.ts'

/** The date to which a day is moved, and from which: `DATE`. */
const NEW_DATE = '2026-11-19'
const OTHER_DATE = '2026-11-18'
const clearing: UnnumberedEdit = { ...editWith(0), set: { painLevel: null, notes: null } }
const refused = () => new ApiProblem('date-in-future', { status: 422, requestId: '' })
const unavailable = () => new ApiProblem('unavailable', { status: 503, requestId: '' })
const emptied = (queue: Queue) => vi.waitFor(() => expect(queue.view?.waiting).toEqual([]))
async function flushed(queue: Queue): Promise<void> {
  await queue.flush()
  // A run that was about to end begins again.
  await new Promise((resolve) => setTimeout(resolve, 50))
}

/** The service fails with `failures[date]` when it gets an edit of that date. */
function fakeNetwork(failures: Record<string, (() => Error) | undefined> = {}) {
  const sent: DayOperation[] = []
  const network = { isOnline: true, failures, sent, lines: () => sent.map(({ n, date }) => [n, date]) }
  const environment: Partial<QueueEnvironment> = {
    isReachable: () => network.isOnline,
    send: async (operation: DayOperation) => {
      sent.push(operation)
      const failure = network.failures[operation.date]
      if (failure) throw failure()
      return savedDay(operation)
    },
  }
  return { network, environment }
}

/** Moves a day while offline: what is set on the new date has number 1, what is cleared on the old one number 2. */
async function moveOffline(failures?: Parameters<typeof fakeNetwork>[0]) {
  const { network, environment } = fakeNetwork(failures)
  network.isOnline = false
  const { queue, account } = await openQueue(environment)
  const { write } = await queue.add('day', editWith(7, NEW_DATE), { next: [clearing] })
  return { queue, account, write, network, environment }
}

test('[RELY-02] the old day is cleared only when the service has confirmed the new one', async () => {
  const { queue, network } = await moveOffline({ [NEW_DATE]: unavailable })
  network.isOnline = true
  await flushed(queue)
  expect(network.lines()).toEqual([[1, NEW_DATE]])
  network.failures = {}
  await flushed(queue)
  await emptied(queue)
  expect(network.lines()).toEqual([
    [1, NEW_DATE],
    [1, NEW_DATE],
    [2, DATE],
  ])
})

test('[RELY-02] the clearing waits in an app that is closed and opened again, too', async () => {
  const { queue, account, network, environment } = await moveOffline({ [NEW_DATE]: unavailable })
  queue.close()
  network.isOnline = true
  const { queue: later } = await openQueue(environment, account)
  await flushed(later)
  expect(network.lines()).toEqual([[1, NEW_DATE]])
  expect(later.view?.waiting).toHaveLength(2)
  network.failures = {}
  await flushed(later)
  await emptied(later)
  expect(network.lines().slice(1)).toEqual([
    [1, NEW_DATE],
    [2, DATE],
  ])
})

test('[RELY-02] a later edit of the old day is not sent before its clearing, and other days are', async () => {
  const { queue, network, write: moved } = await moveOffline({ [NEW_DATE]: unavailable })
  const cleared = moved.replace(/1$/, '2')
  const { write } = await queue.add('day', { ...editWith(3), seen: { painLevel: [cleared], notes: [cleared] } })
  expect(write).toMatch(/\.3$/)
  await queue.add('day', editWith(4, OTHER_DATE))
  network.isOnline = true
  await flushed(queue)
  expect(network.lines()).toEqual([
    [1, NEW_DATE],
    [4, OTHER_DATE],
  ])
  network.failures = {}
  await flushed(queue)
  await emptied(queue)
  expect(network.lines().slice(2)).toEqual([
    [1, NEW_DATE],
    [2, DATE],
    [3, DATE],
  ])
})

test('[RELY-02] [RELY-03] the old day keeps its values when the new one is refused', async () => {
  const { queue, network } = await moveOffline({ [NEW_DATE]: refused })
  network.isOnline = true
  await flushed(queue)
  expect(network.lines()).toEqual([[1, NEW_DATE]])
  expect(queue.view).toMatchObject({ waiting: [], setAside: [{ target: NEW_DATE, operation: { n: 1 } }] })
  const [setAside] = queue.view?.setAside ?? []
  if (setAside) await queue.discard(setAside)
  await flushed(queue)
  expect(network.lines()).toEqual([[1, NEW_DATE]])
  expect(queue.view?.setAside).toEqual([])
})

test('[RELY-02] the old day keeps its values when only a part of the new one is refused', async () => {
  const { network, environment } = fakeNetwork()
  const isTooMuch = (operation: DayOperation) => operation.date === NEW_DATE && operation.set.painLevel === 8
  const send = async (operation: DayOperation) => {
    network.sent.push(operation)
    if (isTooMuch(operation)) throw refused()
    return savedDay(operation)
  }
  const { queue } = await openQueue({ ...environment, send })
  await queue.add('day', editWith(7, NEW_DATE), { also: [editWith(8, NEW_DATE)], next: [clearing, clearing] })
  await vi.waitFor(() => expect(queue.view?.setAside).toHaveLength(1))
  await emptied(queue)
  expect(network.lines()).toEqual([
    [1, NEW_DATE],
    [2, NEW_DATE],
  ])
})

test('[RELY-02] the clearing waits for the new day also after another edit was joined with that', async () => {
  const { queue, network, write } = await moveOffline({ [NEW_DATE]: unavailable })
  const seen = { painLevel: [write], notes: [write] }
  expect((await queue.add('day', { ...editWith(8, NEW_DATE), seen })).write).toBe(write.replace(/1$/, '3'))
  network.isOnline = true
  await flushed(queue)
  expect(network.lines()).toEqual([[3, NEW_DATE]])
  network.failures = {}
  await flushed(queue)
  await emptied(queue)
  expect(network.lines().slice(1)).toEqual([
    [3, NEW_DATE],
    [2, DATE],
  ])
})

test('[RELY-02] [SEC-18] what cannot be kept on the device waits in the same order', async () => {
  const { network, environment } = fakeNetwork({ [NEW_DATE]: unavailable })
  const { queue, account } = await openQueue(environment)
  await eraseUser(account)
  const { isDurable } = await queue.add('day', editWith(7, NEW_DATE), { next: [clearing] })
  expect(isDurable).toBe(false)
  await flushed(queue)
  expect(new Set(network.sent.map(({ date }) => date))).toEqual(new Set([NEW_DATE]))
  network.failures = {}
  await flushed(queue)
  expect(network.sent.at(-1)).toMatchObject({ date: DATE, set: { painLevel: null } })
  expect(queue.view?.waiting).toEqual([])
})

test('[RELY-02] [RELY-03] the old day keeps its values when the new one can no longer be read and is discarded', async () => {
  const { queue, account, network, environment } = await moveOffline()
  queue.close()
  const database = await openDatabase()
  const row = await database.get('queue', [account, 1])
  const content = { iv: new Uint8Array(12), bytes: new ArrayBuffer(40) }
  await database.put('queue', { ...row, content } as never, [account, 1])
  network.isOnline = true
  const { queue: later } = await openQueue(environment, account)
  await flushed(later)
  const [setAside] = later.view?.setAside ?? []
  if (setAside) await later.discard(setAside)
  await flushed(later)
  expect(network.lines()).toEqual([])
  expect(later.view).toMatchObject({ waiting: [], setAside: [] })
})
