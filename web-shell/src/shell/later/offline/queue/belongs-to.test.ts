import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { editOf, type RecordChange } from '../../../../../../shared/records/edit.ts'
import type { RecordOperation } from '../../../../../../shared/records/operation.ts'
import { asKind, RECORD_RULES, type RecordKindName } from '../../../../../../tests/fixtures/queue/records.ts'
import { openQueue } from '../../../../testing/open-queue.ts'
import type { EditOf, Kind } from '../../../early/operation-kind.ts'
import { ApiProblem } from '../../../first/api/api-problem.ts'
import type { Queue } from './queue.ts'

/** The service refuses `refused`. `sent`: kind and id of each request. */
async function openWithList() {
  const service = { isOnline: false, refused: 'walks', sent: [] as string[], editedAt: [] as number[] }
  const { queue } = await openQueue({
    kinds: RECORD_RULES,
    isReachable: () => service.isOnline,
    send: async ({ id, n, editedAt }: RecordOperation, kind) => {
      service.sent.push(`${kind} ${id} ${n}`)
      service.editedAt.push(editedAt)
      if (id === service.refused) throw new ApiProblem('invalid-request', { status: 400, requestId: '' })
      return { records: {} }
    },
  })
  await add(queue, 'lists', { id: 'walks', set: { text: 'Walks', at: 1 } })
  await add(queue, 'entries', { id: 'pond', set: { text: 'Round the pond', list: 'walks', at: 1 } })
  await add(queue, 'entries', { id: 'other', set: { text: 'To the sea', list: 'swims', at: 1 } })
  return { queue, service }
}

const make = (change: RecordChange) => editOf([change], { editedAt: 1, zone: 'UTC' }) as object as EditOf<Kind>
function add(queue: Queue, kind: RecordKindName, change: RecordChange) {
  return queue.add(asKind(kind), make(change)).then(({ reply }) => void reply.catch(() => undefined))
}
const idsOf = (all: readonly { operation?: object | undefined }[] = []) =>
  all.map(({ operation }) => (operation as { id: string }).id)

/** The list is refused, and its entry with it. */
async function openRefused() {
  const { queue, service } = await openWithList()
  service.isOnline = true
  await queue.flush()
  await vi.waitFor(() => expect(queue.view?.waiting).toEqual([]))
  const [aside, ...others] = queue.view?.setAside ?? []
  if (!aside || others.length > 0) throw new Error('One edit is set aside')
  return { queue, service, aside }
}

test('[RELY-03] an edit is set aside with the one that makes what it belongs to, and holds nothing else back', async () => {
  const { service, aside } = await openRefused()
  expect([idsOf([aside]), idsOf(aside.along)]).toEqual([['walks'], ['pond']])
  expect(service.sent).toEqual(['lists walks 1', 'entries other 3'])
})

test('[RELY-03] it is sent after what is made instead, as the newest edit of all', async () => {
  const { queue, service, aside } = await openRefused()
  service.refused = ''
  await queue.add(asKind('lists'), make({ id: 'walks', set: { text: 'Walks', at: 1 } }), { replaces: aside })
  await vi.waitFor(() => expect(service.sent.slice(2)).toEqual(['lists walks 4', 'entries pond 5']))
  await vi.waitFor(() => expect(queue.view).toMatchObject({ waiting: [], setAside: [] }))
  // What was refused because it was too old is not too old now.
  expect(Math.abs(Date.now() - (service.editedAt.at(-1) ?? 0))).toBeLessThan(60_000)
})

test('[RELY-03] it is discarded with it', async () => {
  const { queue, service, aside } = await openRefused()
  await queue.discard(aside)
  expect(queue.view).toMatchObject({ waiting: [], setAside: [] })
  await queue.flush()
  expect(service.sent).toHaveLength(2)
})

test('[RELY-02] it does not wait for a later change of what is there', async () => {
  const { queue, service } = await openWithList()
  service.refused = 'swims'
  await add(queue, 'lists', { id: 'swims', set: { text: 'Swims' }, shown: { seen: { text: ['tablet00.1'] } } })
  await add(queue, 'entries', { id: 'lake', set: { text: 'In the lake', list: 'swims', at: 1 } })
  service.isOnline = true
  await queue.flush()
  await vi.waitFor(() => expect(queue.view?.waiting).toEqual([]))
  expect(service.sent.toSorted()).toEqual([
    'entries lake 5',
    'entries other 3',
    'entries pond 2',
    'lists swims 4',
    'lists walks 1',
  ])
})

test('[RELY-02] it waits also when another tab has just changed what it belongs to', async () => {
  const sent: string[] = []
  let isOnline = false
  const tab = {
    kinds: RECORD_RULES,
    isReachable: () => isOnline,
    withLock: async (work: () => Promise<void>) => work(),
  }
  const send = async ({ id }: RecordOperation) => {
    sent.push(id)
    if (id === 'walks') throw new ApiProblem('unavailable', { status: 503, requestId: '' })
  }
  const { queue, account } = await openQueue({ ...tab, send })
  await add(queue, 'lists', { id: 'walks', set: { text: 'Walks', at: 1 } })
  const { queue: other } = await openQueue({ ...tab, send }, account)
  const [first] = (queue.view?.waiting ?? []) as readonly { device: string; n: number }[]
  const seen = { text: [`${first?.device}.${first?.n}`] }
  await add(other, 'lists', { id: 'walks', set: { text: 'Long walks' }, shown: { seen } })
  await add(queue, 'entries', { id: 'pond', set: { text: 'Round the pond', list: 'walks', at: 1 } })
  isOnline = true
  await queue.flush()
  await vi.waitFor(() => expect(sent).toContain('walks'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent).not.toContain('pond')
  expect(queue.view?.waiting).toHaveLength(2)
})
