import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ManagedRecording } from '../../../../shared/audio/schema.ts'
import { newManagedRecording } from '../../../../tests/fixtures/data/managed-recording.ts'
import { leaveDraft, openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import {
  fakeService,
  noNetwork,
  problem,
  reply,
  type SentRequest,
} from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'

const one = newManagedRecording(1)
const open = (path: string) => openRemote(routes, path, { roles: ['admin'] })
const button = (name: string) => screen.findByRole('button', { name })
const edits = (sent: readonly SentRequest[]) =>
  sent.filter(({ line }) => line.startsWith('PUT')).map(({ body }) => body)

/** A library in which another admin changes the first recording. */
function sharedLibrary() {
  let first = one
  const sent = fakeService({
    'GET /api/manage/audio': () => reply({ recordings: [first] }),
    'PUT /api/manage/audio/': ({ body }: SentRequest) =>
      body.basedOn === first.version ? reply(first) : problem('recording-changed'),
  })
  const changeFirst = (details: Partial<ManagedRecording>) => {
    first = { ...first, ...details, version: first.version + 1 }
  }
  return { sent, changeFirst }
}

test('[ADM-06] [ADM-03] an edit does not overwrite what another admin has changed, and shows it', async () => {
  const { sent, changeFirst } = sharedLibrary()
  const { user } = open(`/admin?audio=${one.id}`)
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  await user.type(title, '!')
  changeFirst({ title: 'Deep pond', hidden: true })
  await user.click(await button('Save recording'))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(/Nothing is lost.*this is saved: Title: Deep pond/)
  expect(title.value).toBe('Pond 1!')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Hidden' }).checked).toBe(true)
  // The key that sends a form does not decide.
  await user.type(title, '{Enter}')
  expect(document.activeElement).toBe(await button('Save my changes'))
  await user.click(await button('Save my changes'))
  await screen.findByText('Recording saved')
  expect(edits(sent)).toEqual([
    { title: 'Pond 1!', basedOn: 4 },
    { title: 'Pond 1!', basedOn: 5 },
  ])
})

test('[ADM-06] a recording that was changed while its form is open is not changed back', async () => {
  const { sent, changeFirst } = sharedLibrary()
  const { user, client } = open(`/admin?audio=${one.id}`)
  await user.type(await screen.findByLabelText('Summary'), '!')
  changeFirst({ title: 'Deep pond', hidden: true })
  await client.invalidateQueries()
  expect((await screen.findByRole('alert')).textContent).toMatch(/this is saved: Summary: By the waterSave my/)
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Deep pond')
  await user.click(await button('Discard my changes'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByLabelText('Summary'), '?')
  changeFirst({ summary: 'By the deep water' })
  await user.click(await button('Save recording'))
  await user.click(await button('Discard my changes'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByLabelText('Summary'), '?')
  await user.click(await button('Save recording'))
  await screen.findByText('Recording saved')
  expect(edits(sent)).toEqual([
    { summary: 'By the water?', basedOn: 5 },
    { summary: 'By the deep water?', basedOn: 6 },
  ])
})

test('[ADM-06] a draft remembers the version in which it was written', async () => {
  const { sent, changeFirst } = sharedLibrary()
  const { user, client } = open(`/admin?audio=${one.id}`)
  await user.type(await screen.findByLabelText('Title'), '!')
  await user.click(screen.getByRole('link', { name: '← Back to all recordings' }))
  changeFirst({ hidden: true })
  await client.invalidateQueries()
  await user.click(await screen.findByRole('link', { name: 'Edit Pond 1' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Changed since you began.*this is saved: Title: Pond 1Save my/,
  )
  await user.click(await button('Save recording'))
  expect(edits(sent)).toEqual([])
})

test('[ADM-06] a draft of an earlier build is no reason to overwrite what is stored', async () => {
  const { sent } = sharedLibrary()
  const { title, summary, category, exerciseType, phase, file, seconds, bytes } = one
  const values = { title, summary, category, exerciseType, phase, hidden: true, file: { file, seconds, bytes } }
  leaveDraft(`/admin?audio=${one.id}`, values)
  const { user } = open(`/admin?audio=${one.id}`)
  expect((await screen.findByRole('alert')).textContent).toMatch(/this is saved: Hidden: noSave my/)
  await user.click(await button('Save my changes'))
  await screen.findByText('Recording saved')
  expect(edits(sent)).toEqual([{ hidden: true, basedOn: 4 }])
})

/** Opens the begun draft of a new recording and tries to add it. The reply to the first try is lost. */
async function addWithoutReply() {
  const file = { file: '/media/audio/recording-0.mp3', seconds: 125, bytes: 2_000_000, upload: 'e'.repeat(32) }
  let stored: ManagedRecording | undefined
  let isOffline = true
  const sent = fakeService({
    'PUT /api/manage/audio/': () => reply(one),
    'GET /api/manage/audio': () => reply({ recordings: stored ? [one, stored] : [one] }),
    'POST /api/manage/audio': ({ body: { attempt, upload: _, ...written } }: SentRequest) => {
      const added = stored ?? { ...newManagedRecording(3, { version: 1 }), ...written, id: attempt, file: file.file }
      stored = added
      if (isOffline) return noNetwork()
      if (added.title === written.title) return reply(added)
      return problem('recording-changed', {}, [{ pointer: '/body/attempt', detail: 'taken' }])
    },
  })
  leaveDraft('/admin?audio=new', { basedOn: 0, fields: { title: 'Quiet', file }, attempt: '' })
  const { user } = open('/admin?audio=new')
  await user.type(await screen.findByLabelText('Title'), ' pond')
  await user.click(await button('Save recording'))
  await screen.findByRole('alert')
  isOffline = false
  const attempts = () =>
    new Set(sent.filter(({ line }) => line === 'POST /api/manage/audio').map(({ body }) => body.attempt))
  return { user, sent, attempts }
}

test('[ADM-06] a recording whose reply was lost is not added twice, also after its form was left', async () => {
  const { user, attempts } = await addWithoutReply()
  await user.click(screen.getByRole('link', { name: '← Back to all recordings' }))
  await user.click(await screen.findByRole('link', { name: 'Add a recording' }))
  await user.click(await button('Save recording'))
  await screen.findByText('Recording added')
  expect([...attempts()]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

test('[ADM-06] [ADM-03] what was written after a lost reply is not lost: the form says what was saved', async () => {
  const { user, sent, attempts } = await addWithoutReply()
  await user.type(screen.getByLabelText('Title'), '!')
  await user.click(await button('Save recording'))
  await screen.findByText('Edit recording')
  expect(screen.getByRole('alert').textContent).toMatch(
    /an earlier save of yours has arrived. Nothing is lost.*this is saved: Title: Quiet pondSave my/,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Quiet pond!')
  await user.click(await button('Save my changes'))
  await screen.findByText('Recording saved')
  const [id] = attempts()
  expect(attempts().size).toBe(1)
  expect(sent.find(({ line }) => line.startsWith('PUT'))).toMatchObject({
    line: `PUT /api/manage/audio/${id}`,
    body: { title: 'Quiet pond!', basedOn: 1 },
  })
  await user.click(await screen.findByRole('link', { name: 'Add a recording' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('')
})
