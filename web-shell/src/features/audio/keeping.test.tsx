// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KEPT_MEDIA } from '../../service-worker/kept-media.ts'
import { sessionQuery } from '../../shell/first/session/session.ts'
import { signOut } from '../../shell/later/session/sign-out.ts'
import { reply } from '../../testing/fake-service.ts'
import { ACCOUNT } from '../../testing/open-app.tsx'
import { bodyInParts, button, openAudio, recording } from '../../testing/open-audio.tsx'
import { setOnline } from '../../testing/open-training.ts'
import { findCopies, removeOutdated } from './kept/kept-copies.ts'

const FILE = '/media/audio/heron-1.mp3'
const HEADERS = { 'content-security-policy': 'sandbox', 'content-type': 'audio/mpeg' }
const KEEP = 'Keep for offline, 0.1 MB'
const REMOVE = 'Remove Heron 1 from this device'

/** Opens the library with one recording of ten bytes. `file` replies with it. */
async function openKeeping(file: () => Response = () => new Response('0123456789')) {
  const opened = await openAudio({
    recordings: [recording(1)],
    others: { [`GET ${FILE}`]: file, [`undefined ${FILE}`]: file, 'POST /api/auth/sign-out': () => reply({}) },
  })
  await button(KEEP)
  const kept = () => opened.caches.stored.get(KEPT_MEDIA)?.get(FILE)
  return { ...opened, kept }
}

test('[AUDIO-01] a recording is kept on demand, with its progress, and can be removed', async () => {
  const file = bodyInParts()
  const { user, kept } = await openKeeping(() => file.response({ headers: HEADERS }))
  await user.click(await button(KEEP))
  expect(screen.getByText('Keeping… 0%')).toBeTruthy()
  file.send('0123')
  await screen.findByText('Keeping… 40%')
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4)
  expect(kept()).toBeUndefined()
  file.send('456789')
  file.end()
  await screen.findByText('Kept on this device')
  expect(await kept()?.clone().text()).toBe('0123456789')
  expect(Object.fromEntries(kept()?.headers ?? [])).toEqual(HEADERS)
  await user.click(await button(REMOVE))
  await button(KEEP)
  expect(kept()).toBeUndefined()
})

test('[AUDIO-01] what is kept plays without a network', async () => {
  const { user, audio } = await openKeeping()
  await user.click(await button(KEEP))
  await button(REMOVE)
  act(() => setOnline(false))
  await user.click(await button('Play Heron 1'))
  expect(audio.last().src).toBe(FILE)
  act(() => setOnline(true))
})

test.each([
  ['a part of the file', () => new Response('0123456789', { status: 206 })],
  ['a file that breaks off', () => new Response('01234')],
  ['an error', () => new Response('0123456789', { status: 500 })],
])('[AUDIO-01] %s is never kept', async (_, file) => {
  const { user, kept } = await openKeeping(file)
  await user.click(await button(KEEP))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('It could not be kept. Nothing else changed; please try again.')
  expect(kept()).toBeUndefined()
  expect(await button(KEEP)).toBeTruthy()
})

test('[AUDIO-01] a full device is said in a plain sentence', async () => {
  const { user, caches } = await openKeeping()
  caches.state.failure = 'QuotaExceededError'
  await user.click(await button(KEEP))
  await screen.findByText('There is not enough room on this device. Remove something, and try again.')
})

test('[AUDIO-01] keeping can be stopped, and leaves nothing', async () => {
  const file = bodyInParts()
  const { user, kept } = await openKeeping(() => file.response())
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => file.end())
    return file.response()
  })
  await user.click(await button(KEEP))
  await user.click(await button('Stop'))
  await button(KEEP)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(kept()).toBeUndefined()
})

test('[AUDIO-01] a copy that no recording has any more is removed', async () => {
  const { user, caches, kept } = await openKeeping()
  await user.click(await button(KEEP))
  await button(REMOVE)
  caches.stored.get(KEPT_MEDIA)?.set('/media/audio/older.mp3', new Response('x'))
  await findCopies()
  await removeOutdated([recording(1)])
  expect([...(caches.stored.get(KEPT_MEDIA)?.keys() ?? [])]).toEqual([FILE])
  expect(kept()).toBeTruthy()
})

test('[AUDIO-01] signing out removes what is kept', async () => {
  const { user, client, caches } = await openKeeping()
  await user.click(await button(KEEP))
  await button(REMOVE)
  client.setQueryData(sessionQuery.queryKey, { account: ACCOUNT })
  await act(() => signOut(client, () => undefined))
  await waitFor(() => expect(caches.stored.has(KEPT_MEDIA)).toBe(false))
})
