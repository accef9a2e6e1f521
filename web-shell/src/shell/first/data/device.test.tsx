// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStorage } from '../../../testing/storage.ts'
import { markKept, markLeft } from '../../early/kept-mark.ts'
import { keep } from '../../later/offline/vault.ts'
import { endSession, knowSession, leaveSession } from '../session/session.ts'
import { CHANNEL, followDevice, openDevice } from './device.ts'
import { queueNow } from './queue-view.ts'
import { forgetUnsent, holdUnsent } from './unsent.ts'

const MIA = {
  id: 'a'.repeat(32),
  fullName: 'Mia Hart',
  email: 'mia@example.com',
  emailProven: true,
  roles: [],
  stayLoggedIn: false,
}
const NOOR = { ...MIA, id: 'b'.repeat(32), fullName: 'Noor Haddad' }
const SOME_TIME_MS = 100

let stop = () => undefined as void

afterEach(async () => {
  stop()
  forgetUnsent()
  localStorage.clear()
  await clearStorage()
})

/** One opening of the app, whose code for what is kept comes when something `arrives`. */
function follow(arrives: Promise<unknown> = Promise.resolve()) {
  const client = new QueryClient()
  const hear = vi.fn(async (_news: { account: string }) => undefined)
  const keeper = { hear, stop: () => undefined, opened: async () => undefined, flush: async () => undefined }
  const load = vi.fn(() => arrives.then(() => keeper))
  const device = followDevice(client, load)
  stop = device.stop
  return { client, load, hear, device }
}

const saysThatNothingWaits = () => vi.waitFor(() => expect(queueNow()?.waiting).toEqual([]))

test('[PERF-05] where the device holds nothing of the user, nothing is loaded, made or waited for', async () => {
  const { client, load, device } = follow()
  expect(queueNow()).toBeUndefined()
  knowSession(client, MIA)
  await saysThatNothingWaits()
  await device.restored()
  expect(load).not.toHaveBeenCalled()
  expect(await indexedDB.databases()).toEqual([])
  endSession(client)
  expect(queueNow()).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

test('[RELY-02] what the device holds of a user is looked after as soon as they are known', async () => {
  await keep(MIA.id, 'drafts', [])
  const { client, load } = follow()
  knowSession(client, MIA)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(queueNow()).toBeUndefined()
})

test('what the device holds of another user is no reason to load anything', async () => {
  await keep(NOOR.id, 'drafts', [])
  const { client, load } = follow()
  knowSession(client, MIA)
  await saysThatNothingWaits()
  expect(load).not.toHaveBeenCalled()
})

test('[RELY-02] a database that cannot be looked at may hold something', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  const { client, load } = follow()
  knowSession(client, MIA)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('[SW-02] a user who stays logged in has their reads kept', async () => {
  const { client, load } = follow()
  knowSession(client, { ...MIA, stayLoggedIn: true })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('[SW-02] what was kept of a user who stays logged in is waited for; what is to be removed is not', async () => {
  markKept(MIA.id)
  let arrive = () => {}
  const kept = follow(new Promise<void>((resolve) => (arrive = resolve)))
  expect(kept.load).toHaveBeenCalledOnce()
  const restored = vi.fn()
  const restoring = kept.device.restored().then(restored)
  await new Promise((resolve) => setTimeout(resolve))
  expect(restored).not.toHaveBeenCalled()
  arrive()
  await restoring
  stop()
  markLeft(MIA.id)
  const left = follow(new Promise(() => undefined))
  await left.device.restored()
  expect(left.load).toHaveBeenCalledOnce()
})

test('[AUTH-15] signing out leaves nothing on the device', async () => {
  const { client, load } = follow()
  knowSession(client, MIA)
  await saysThatNothingWaits()
  await leaveSession(client)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('[LOG-14] what a user begins is kept from its first moment', async () => {
  const { client, load } = follow()
  knowSession(client, MIA)
  await saysThatNothingWaits()
  holdUnsent(MIA, '/log', 'begun')
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('[RELY-03] news from another tab of the same person is heard, of anybody else it is not', async () => {
  const { client, load, hear } = follow()
  knowSession(client, MIA)
  await saysThatNothingWaits()
  const other = new BroadcastChannel(CHANNEL)
  other.postMessage({ account: NOOR.id })
  await new Promise((resolve) => setTimeout(resolve, SOME_TIME_MS))
  expect(load).not.toHaveBeenCalled()
  other.postMessage({ account: MIA.id, answer: 'its words' })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith({ account: MIA.id, answer: 'its words' }))
  other.close()
})

test('code that could not be loaded is asked for again at the next occasion', async () => {
  const { client, load } = follow()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  knowSession(client, { ...MIA, stayLoggedIn: true })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await vi.waitFor(() => {
    openDevice()
    expect(load).toHaveBeenCalledTimes(2)
  })
  openDevice()
  expect(load).toHaveBeenCalledTimes(2)
})
