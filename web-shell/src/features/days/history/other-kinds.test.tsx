// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOTE, NOTE_RULES, type NoteEdit } from '../../../../../tests/fixtures/queue/notes.ts'
import { registeredFeatures, registerFeatures } from '../../../shell/early/feature-registry.ts'
import type { AnyKinds, EditOf, Kind, OperationKind } from '../../../shell/early/operation-kind.ts'
import { ApiProblem } from '../../../shell/first/api/api-problem.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { button, openLog, TODAY } from '../../../testing/open-log.ts'

const registeredBefore = registeredFeatures()
const send = vi.fn<OperationKind<NoteEdit, object>['send']>()
const note: OperationKind<NoteEdit, object> = {
  ...NOTE_RULES,
  send,
  cacheReply: () => undefined,
  words: {
    name: (list) => `A note about ${list}`,
    detail: ({ texts }) => texts.join(', '),
    count: (notes) => (notes === 1 ? 'one note' : `${notes} notes`),
    sent: (lists) => `Notes are sent: ${lists.join(', ')}.`,
  },
}

/** Belongs to a note. */
const memo: typeof note = { ...note, belongsTo: (_, { kind }) => kind === NOTE }

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

beforeEach(() => {
  const operations = async () => ({ ...(await registeredBefore.operations()), note, memo }) satisfies AnyKinds
  registerFeatures({ ...registeredBefore, operations })
})
afterEach(() => {
  vi.restoreAllMocks()
  registerFeatures(registeredBefore)
})

async function addNote(list: string, { text = 'one', kind = NOTE } = {}): Promise<void> {
  await waitFor(() => expect(currentQueue()).toBeDefined())
  const edit: NoteEdit = { list, texts: [text], editedAt: Date.now() }
  const queued = await currentQueue()?.add(kind, edit as object as EditOf<Kind>)
  queued?.reply.catch(() => undefined)
}

/** Opens history offline, with a day and two notes that wait. */
async function openWaiting() {
  const opened = openLog({ path: '/history' })
  setOnline(false)
  await addNote('swims')
  await addNote('walks')
  const edit = { date: TODAY, set: { painLevel: 6 }, seen: {}, editedAt: Date.now(), zone: 'UTC' }
  await currentQueue()?.add('day', edit)
  return opened
}

test('[LOG-14] history lists what waits of every kind, home counts it, and all of it is sent and said', async () => {
  send.mockResolvedValue({})
  await openWaiting()
  const card = within(await screen.findByRole('region', { name: 'One day and 2 notes are saved on this device' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 18))).toEqual([
    expect.stringMatching(/^Today/),
    'A note about swims',
    'A note about walks',
  ])
  fireEvent.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
  expect(await screen.findByText(/One day and 2 notes are saved on this device and will be sent/)).toBeTruthy()
  setOnline(true)
  expect(await screen.findByText('Notes are sent: swims, walks. Today is sent.')).toBeTruthy()
  expect(currentQueue()?.view?.waiting).toEqual([])
})

test('[AUTH-15] the question of the sign-out names what waits of every kind', async () => {
  await openWaiting()
  fireEvent.click(screen.getByRole('link', { name: 'Profile' }))
  fireEvent.click(await button('Sign out'))
  expect(await screen.findByText(/^Today.*, A note about swims, A note about walks\./)).toBeTruthy()
  expect(screen.getByText('3 entries are not sent yet')).toBeTruthy()
})

test('[RELY-03] history shows a refused operation of another kind, and discards it after a second press', async () => {
  send.mockRejectedValue(new ApiProblem('invalid-request', { status: 400, requestId: '' }))
  openLog({ path: '/history' })
  await addNote('walks')
  const card = within(await screen.findByRole('region', { name: 'This entry was not accepted: A note about walks' }))
  expect(card.getByText(/It is still here/)).toBeTruthy()
  expect(card.getByText('one')).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Discard' }))
  fireEvent.click(card.getByRole('button', { name: 'Discard for good' }))
  await waitFor(() => expect(screen.queryByText('This entry was not accepted')).toBeNull())
  expect(currentQueue()?.view?.setAside).toEqual([])
})

test('[RELY-03] a refused operation of another kind is sent again, unchanged, when the user wants it', async () => {
  send.mockRejectedValueOnce(new ApiProblem('invalid-request', { status: 400, requestId: '' }))
  send.mockResolvedValue({})
  openLog({ path: '/history' })
  await addNote('walks')
  fireEvent.click(await button('Try again'))
  await screen.findByText('Trying again')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  const [first, second] = send.mock.calls.map(([{ list, texts, editedAt }]) => ({ list, texts, editedAt }))
  expect(second).toEqual(first)
  await waitFor(() => expect(screen.queryByText('This entry was not accepted')).toBeNull())
  expect(currentQueue()?.view).toMatchObject({ waiting: [], setAside: [] })
})

test('[RELY-03] what belongs to a refused operation stands in its card, and is discarded with it', async () => {
  send.mockRejectedValue(new ApiProblem('invalid-request', { status: 400, requestId: '' }))
  openLog({ path: '/history' })
  setOnline(false)
  await addNote('walks')
  await addNote('walks', { text: 'with a dog', kind: 'memo' as Kind })
  setOnline(true)
  const card = within(await screen.findByRole('region', { name: 'This entry was not accepted: A note about walks' }))
  expect(card.getByText('Kept with it, and sent or discarded with it: with a dog')).toBeTruthy()
  expect(send).toHaveBeenCalledTimes(1)
  fireEvent.click(card.getByRole('button', { name: 'Discard' }))
  fireEvent.click(card.getByRole('button', { name: 'Discard for good' }))
  await waitFor(() => expect(currentQueue()?.view).toMatchObject({ waiting: [], setAside: [] }))
})
