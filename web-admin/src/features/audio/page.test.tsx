import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newManagedRecording } from '../../../../tests/fixtures/data/managed-recording.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, problem, reply, type SentRequest } from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'

class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 204
  open(): void {}
  abort(): void {}
  send(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => void vi.unstubAllGlobals())

const [one, two] = [newManagedRecording(1), newManagedRecording(2, { hidden: true })]
const READY = { state: 'ready', address: '/media/audio/recording-0.mp3', seconds: 125, bytes: 2_000_000 }

const serviceWith = (more = {}) =>
  fakeService({
    'GET /api/manage/audio': () => reply({ recordings: [one, two] }),
    'POST /api/manage/recordings': () => reply({ id: 'any', url: 'https://inbox.example/', fields: {} }),
    'GET /api/manage/uploads/': () => reply(READY),
    'POST /api/manage/audio': () => reply(one),
    'PUT /api/manage/audio/': () => reply(one),
    'PUT /api/manage/audio-order': () => reply({}),
    'DELETE /api/manage/audio/': () => reply({}),
    ...more,
  })
const open = (path = '/admin?audio', roles: ('admin' | 'editor')[] = ['admin']) => openRemote(routes, path, { roles })
const mp3 = (type = 'audio/mpeg', bytes = 10) => new File([new Uint8Array(bytes)], 'pond.mp3', { type })
const button = (name: string) => screen.findByRole('button', { name })
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

test('[ADM-06] the library is shown in its order, with hidden recordings', async () => {
  serviceWith()
  open()
  expect(await rows()).toEqual([
    expect.stringMatching(/^Pond 1Rest · Quiet minutes · 1:01Edit/),
    expect.stringMatching(/^Pond 2Rest · Quiet minutes · 1:01 · HiddenEdit/),
  ])
})

test('[ADM-09] editors are led home', async () => {
  const sent = serviceWith()
  open('/admin?audio', ['editor'])
  await screen.findByText('Elsewhere')
  expect(sent.filter(({ line }) => line.includes('audio'))).toEqual([])
})

test('[ADM-06] a recording is moved by its buttons, which say its new place', async () => {
  const sent = serviceWith()
  const { user } = open()
  await user.click(await button('Move Pond 1 down'))
  expect(screen.getByText('Pond 1 is now 2 of 2').getAttribute('role')).toBe('status')
  await waitFor(() => expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ ids: [two.id, one.id] }))
  expect((await button('Move Pond 1 up')).getAttribute('aria-disabled')).toBe('true')
})

test('[ADM-06] an order that was refused is taken back, and the reason is shown', async () => {
  serviceWith({ 'PUT /api/manage/audio-order': () => problem('recording-changed') })
  const { user } = open()
  await user.click(await button('Move Pond 2 up'))
  await screen.findByText(/Another admin has changed the library/)
  await waitFor(async () => expect((await rows())[0]).toMatch(/^Pond 1/))
})

test('[ADM-06] a recording is deleted after a question', async () => {
  const sent = serviceWith()
  const { user } = open()
  await user.click(await button('Delete Pond 2'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Recording deleted')
  expect(sent.find(({ line }) => line.startsWith('DELETE'))?.line).toBe(`DELETE /api/manage/audio/${two.id}`)
})

test('[ADM-06] a new recording needs a file and a title, and is sent with its upload', async () => {
  const sent = serviceWith()
  const { user } = open('/admin?audio=new')
  await user.click(await button('Save recording'))
  expect(screen.getByText('Please choose a recording')).toBeTruthy()
  expect(screen.getByText('Please give it a title')).toBeTruthy()
  await user.upload(await screen.findByLabelText('Choose a recording'), mp3('audio/mp3'))
  await screen.findByText('2:05 · 2.0 MB', undefined, { timeout: 10_000 })
  expect(screen.queryByText('Please choose a recording')).toBeNull()
  await user.type(screen.getByLabelText('Title'), 'Quiet pond')
  await user.click(screen.getByRole('radio', { name: 'Sleep' }))
  await user.click(await button('Save recording'))
  await screen.findByText('Recording added')
  const begun = sent.find(({ line }) => line === 'POST /api/manage/recordings')?.body
  expect(begun).toEqual({ attempt: expect.any(String), type: 'audio/mpeg', bytes: 10 })
  expect(sent.find(({ line }) => line === 'POST /api/manage/audio')?.body).toEqual({
    attempt: expect.stringMatching(/^[0-9a-f]{32}$/),
    upload: begun?.['attempt'],
    title: 'Quiet pond',
    summary: '',
    category: 'sleep',
    exerciseType: 'paced-breathing',
    phase: 'whole',
  })
})

test('[ADM-06] an edit sends what was changed and the version it is based on', async () => {
  const sent = serviceWith()
  const { user } = open(`/admin?audio=${two.id}`)
  await user.type(await screen.findByLabelText('Title'), '!')
  await user.click(screen.getByRole('switch', { name: 'Hidden' }))
  await user.click(await button('Save recording'))
  await screen.findByText('Recording saved')
  expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ title: 'Pond 2!', hidden: false, basedOn: 4 })
})

test('[ADM-06] a saved recording is in the list as the service has it', async () => {
  let stored = one
  serviceWith({
    'GET /api/manage/audio': () => reply({ recordings: [stored, two] }),
    'PUT /api/manage/audio/': ({ body: { title } }: SentRequest) => {
      stored = { ...one, title, version: one.version + 1 }
      return reply(stored)
    },
  })
  const { user } = open(`/admin?audio=${one.id}`)
  await user.type(await screen.findByLabelText('Title'), '!')
  await user.click(await button('Save recording'))
  await button('Move Pond 1! down')
})

test('[ADM-06] a refused save says why, and what was typed stays', async () => {
  serviceWith({ 'PUT /api/manage/audio/': () => problem('recording-file-missing') })
  const { user } = open(`/admin?audio=${one.id}`)
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  await user.type(title, '!')
  await user.click(await button('Save recording'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/The recording itself is missing.*is still here/)
  expect(title.value).toBe('Pond 1!')
})

test.each([
  ['Please select an MP3 file', mp3('audio/wav')],
  ['Please select an MP3 file', mp3('audio/mpeg', 0)],
])('[ADM-06] %s', async (message, file) => {
  const sent = serviceWith()
  open('/admin?audio=new')
  const zone = (await screen.findByLabelText('Choose a recording')).parentElement as HTMLElement
  fireEvent.drop(zone, { dataTransfer: { files: [file] } })
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toEqual([])
})
