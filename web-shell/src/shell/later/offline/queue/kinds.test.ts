import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { DAY_RULES } from '../../../../../../shared/days/merge/queued.ts'
import { NOTE, NOTE_RULES, type NoteEdit, type NoteOperation } from '../../../../../../tests/fixtures/queue/notes.ts'
import { DATE, editWith, openQueue } from '../../../../testing/open-queue.ts'
import type { EditOf, Kind } from '../../../early/operation-kind.ts'
import { ApiProblem } from '../../../first/api/api-problem.ts'
import { openDatabase } from '../database.ts'
import type { Queue } from './queue.ts'
import type { QueueEnvironment } from './queue-environment.ts'

const KINDS = { day: DAY_RULES, note: NOTE_RULES }
const unavailable = () => new ApiProblem('unavailable', { status: 503, requestId: '' })
const refused = () => new ApiProblem('invalid-request', { status: 400, requestId: '' })
const withoutConsent = () => new ApiProblem('consent-needed', { status: 403, requestId: '' })

/** A service that fails with `failures[target]`. `sent`: all requests, as their bytes. */
function fakeNetwork() {
  const network = { isOnline: true, failures: {} as Record<string, () => Error>, sent: [] as string[] }
  const environment: Partial<QueueEnvironment> = {
    kinds: KINDS,
    isReachable: () => network.isOnline,
    send: async (operation: object, kind) => {
      network.sent.push(JSON.stringify({ kind, ...operation }))
      const failure = network.failures['list' in operation ? String(operation.list) : kind]
      if (failure) throw failure()
      return {}
    },
  }
  const lines = () =>
    network.sent.map((each) => {
      const { kind, n, texts, set } = JSON.parse(each)
      return `${kind} ${n}: ${texts ?? set.painLevel}`
    })
  return { network, environment, lines }
}

const addNote = (queue: Queue, list: string, text: string) => {
  const edit: NoteEdit = { list, texts: [text], editedAt: 1 }
  return queue.add(NOTE, edit as object as EditOf<Kind>)
}
const until = (check: () => void) => vi.waitFor(check, 10_000)
const isEmptied = (queue: Queue) => until(() => expect(queue.view?.waiting).toEqual([]))

/** Waits until no run of the queue is left that an earlier step began. */
async function settled(queue: Queue): Promise<void> {
  await queue.flush()
  await new Promise((resolve) => setTimeout(resolve, 50))
}

test('[RELY-01] an operation of any kind is stored and marked as sent before it is sent, and its content is sealed', async () => {
  const { environment } = fakeNetwork()
  const rows: unknown[] = []
  const { queue, account } = await openQueue({
    ...environment,
    send: async () => rows.push(await (await openDatabase()).get('queue', [account, 1])),
  })
  await (await addNote(queue, 'walks', 'by the river')).reply
  expect(rows).toMatchObject([{ kind: 'note', target: 'walks', state: 'sent' }])
  expect(JSON.stringify(rows)).not.toContain('river')
})

test('[SEC-18] an operation that was being marked when its user signed out is not sent', async () => {
  const { network, environment } = fakeNetwork()
  const { queue } = await openQueue(environment)
  const closeWhenMarked = (row: { state?: string }) => row.state === 'sent' && queue.close()
  const putOf = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...put) {
    closeWhenMarked(put[0])
    return putOf.apply(this, put)
  })
  await addNote(queue, 'walks', 'one')
  await settled(queue)
  vi.restoreAllMocks()
  expect(network.sent).toEqual([])
})

test('[LOG-14] a failed operation of any kind is sent again with the same id and the same bytes, also after a restart', async () => {
  const { network, environment } = fakeNetwork()
  network.failures = { walks: unavailable }
  const { queue, account } = await openQueue(environment)
  await addNote(queue, 'walks', 'one')
  await until(() => expect(network.sent).toHaveLength(1))
  await settled(queue)
  queue.close()
  const { queue: later } = await openQueue(environment, account)
  await settled(later)
  network.failures = {}
  await later.flush()
  await isEmptied(later)
  expect(network.sent.length).toBeGreaterThanOrEqual(3)
  expect(new Set(network.sent).size).toBe(1)
})

test('[LOG-14] unsent operations are joined by the rule of their kind, and a sent one never changes', async () => {
  const { network, environment, lines } = fakeNetwork()
  network.isOnline = false
  const { queue } = await openQueue(environment)
  await addNote(queue, 'walks', 'one')
  await addNote(queue, 'walks', 'two')
  network.failures = { walks: unavailable }
  network.isOnline = true
  void queue.flush()
  await until(() => expect(lines()).toContain('note 2: one,two'))
  await addNote(queue, 'walks', 'three')
  await settled(queue)
  network.failures = {}
  void queue.flush()
  await isEmptied(queue)
  expect([...new Set(lines())]).toEqual(['note 2: one,two', 'note 3: three'])
})

test('[LOG-14] operations of a kind without a joining rule stay separate', async () => {
  const { network, environment, lines } = fakeNetwork()
  network.isOnline = false
  const rules = { targetOf: (edit: object) => NOTE_RULES.targetOf(edit as NoteEdit) }
  const { queue } = await openQueue({ ...environment, kinds: { note: rules } })
  await addNote(queue, 'walks', 'one')
  await addNote(queue, 'walks', 'two')
  network.isOnline = true
  void queue.flush()
  await isEmptied(queue)
  expect(lines()).toEqual(['note 1: one', 'note 2: two'])
})

test('[LOG-14] operations of two kinds with the same target are neither joined nor wait for each other', async () => {
  const { network, environment, lines } = fakeNetwork()
  network.isOnline = false
  const { queue } = await openQueue(environment)
  await addNote(queue, DATE, 'one')
  await queue.add('day', editWith(7))
  network.failures = { [DATE]: unavailable }
  network.isOnline = true
  void queue.flush()
  await until(() => expect(queue.view?.waiting).toMatchObject([{ kind: 'note', n: 1 }]))
  expect(new Set(lines())).toEqual(new Set(['note 1: one', 'day 2: 7']))
})

test('[LOG-14] after a failure nothing overtakes within its target, and other targets and kinds go on', async () => {
  const { network, environment, lines } = fakeNetwork()
  network.failures = { walks: unavailable }
  const { queue } = await openQueue(environment)
  await addNote(queue, 'walks', 'one')
  await until(() => expect(lines()).toEqual(['note 1: one']))
  await addNote(queue, 'walks', 'two')
  await addNote(queue, 'swims', 'three')
  await queue.add('day', editWith(7))
  await until(() => expect(queue.view?.waiting).toMatchObject([{ n: 1 }, { n: 2 }]))
  await settled(queue)
  expect(new Set(lines())).toEqual(new Set(['note 1: one', 'note 3: three', 'day 4: 7']))
  network.failures = {}
  void queue.flush()
  await isEmptied(queue)
  expect(lines().slice(-2)).toEqual(['note 1: one', 'note 2: two'])
})

test('[RELY-03] a refused operation of any kind is set aside for good, stops nothing else, and can be discarded', async () => {
  const { network, environment, lines } = fakeNetwork()
  network.isOnline = false
  network.failures = { walks: refused }
  const { queue, account } = await openQueue(environment)
  await addNote(queue, 'walks', 'one')
  await queue.add('day', editWith(7))
  await addNote(queue, 'swims', 'two')
  await settled(queue)
  network.isOnline = true
  // One run sends all.
  await queue.flush()
  expect(lines()).toEqual(['note 1: one', 'day 2: 7', 'note 3: two'])
  queue.close()
  const { queue: later } = await openQueue(environment, account)
  await settled(later)
  const { setAside = [], waiting } = later.view ?? {}
  expect(waiting).toEqual([])
  expect(setAside).toMatchObject([
    { kind: 'note', target: 'walks', operation: { texts: ['one'] }, code: 'invalid-request' },
  ])
  for (const each of setAside) await later.discard(each)
  expect(later.view?.setAside).toEqual([])
  expect(lines()).toHaveLength(3)
})

test('[SEC-30] days that wait for the consent do not hold back a kind that needs none', async () => {
  const { network, environment, lines } = fakeNetwork()
  network.isOnline = false
  network.failures = { day: withoutConsent }
  const { queue } = await openQueue(environment)
  await queue.add('day', editWith(7))
  await queue.add('day', editWith(5, '2026-11-19'))
  await addNote(queue, 'walks', 'one')
  await settled(queue)
  network.isOnline = true
  await queue.flush()
  expect(queue.view?.waiting).toMatchObject([{ date: DATE }, { date: '2026-11-19' }])
  // One request finds out that the days must wait.
  expect(lines()).toEqual(['day 1: 7', 'note 3: one'])
})

test('[RELY-02] an operation of a kind that only a newer build knows is kept, stops nothing else, and is sent by that build', async () => {
  const { network, environment, lines } = fakeNetwork()
  network.isOnline = false
  const { queue, account } = await openQueue(environment)
  await addNote(queue, 'walks', 'one')
  await settled(queue)
  queue.close()
  network.isOnline = true
  const { queue: older } = await openQueue({ ...environment, kinds: { day: DAY_RULES } }, account)
  await older.add('day', editWith(7))
  await until(() => expect(older.view).toMatchObject({ waiting: [{ kind: 'note', target: 'walks' }], setAside: [] }))
  await settled(older)
  expect(lines()).toEqual(['day 2: 7'])
  older.close()
  const { queue: newer } = await openQueue(environment, account)
  await newer.flush()
  await isEmptied(newer)
  expect(lines()).toEqual(['day 2: 7', 'note 1: one'])
})

test('[LOG-14] the reply to an operation reaches the cache of its kind, in other tabs too', async () => {
  const { environment } = fakeNetwork()
  const cached: unknown[] = []
  const notified: unknown[] = []
  const { queue } = await openQueue({
    ...environment,
    send: async (operation: object) => ({ count: (operation as NoteOperation).texts.length }),
    cacheReply: (saved, kind) => void cached.push([kind, saved]),
    notifyOtherTabs: (answer) => void (answer && notified.push(answer)),
  })
  const { reply, write } = await addNote(queue, 'walks', 'one')
  expect(await reply).toEqual({ count: 1 })
  expect(cached).toEqual([['note', { count: 1 }]])
  await vi.waitFor(() => expect(notified).toEqual([{ write, kind: 'note', saved: { count: 1 } }]))
})
