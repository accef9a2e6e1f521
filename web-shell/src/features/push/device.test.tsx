// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOwner, storeOwner } from '../../service-worker/push/push-store.ts'
import { FakePush, fakePush, PUBLIC_KEY } from '../../testing/fake-push.ts'
import { fakeService, noNetwork, problem, reply, type SentRequest } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, openApp } from '../../testing/open-app.tsx'
import { activeWorker } from './device/active-worker.ts'
import { setTurnedOff } from './device/device-marks.ts'

const push = fakePush()
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const REPLIES = {
  ...SIGNED_IN,
  'GET /api/push/config': () => reply({ publicKey: PUBLIC_KEY }),
  'PUT /api/push/devices': () => reply({}),
  'DELETE /api/push/devices': () => reply({}),
}
const linesOf = (sent: readonly SentRequest[]) => sent.map(({ line }) => line).filter((line) => line.includes('/push/'))
const ENSURED = ['GET /api/push/config', 'PUT /api/push/devices']

/** Opens a screen of a user, and waits until the companion has done all it does. */
async function openFor(ms: number, replies: Parameters<typeof fakeService>[0] = REPLIES) {
  const sent = fakeService(replies)
  const app = openApp('/profile')
  await screen.findByText('Mia Hart')
  await vi.advanceTimersByTimeAsync(2_000)
  await settled()
  await vi.advanceTimersByTimeAsync(ms - 2_000)
  await settled()
  return { ...app, sent }
}

/** The companion starts after two seconds, and the device is ensured two seconds later. */
const LONG = 6_000
const settled = () => new Promise((resolve) => setTimeout(resolve, 250))

describe('a device that may show notifications', () => {
  beforeEach(() => void (push.current.permission = 'granted'))

  it('[PUSH-03] is subscribed and registered with its user agent, about two seconds after the worker is active', async () => {
    const { sent } = await openFor(3_000)
    await settled()
    expect(linesOf(sent)).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    await waitFor(() => expect(linesOf(sent)).toEqual(ENSURED))
    const { body } = sent.find(({ line }) => line === 'PUT /api/push/devices') ?? {}
    expect(body).toEqual({
      subscription: { endpoint: push.current.endpoint, keys: { auth: expect.any(String), p256dh: expect.any(String) } },
      userAgent: navigator.userAgent,
    })
    expect(push.current.made).toEqual([PUBLIC_KEY])
    expect(await readOwner()).toMatchObject({ account: ACCOUNT.id, publicKey: PUBLIC_KEY })
  })

  it('[PUSH-03] keeps its subscription at the next start, and registers it again', async () => {
    push.current.endpoint = 'https://fcm.googleapis.com/fcm/send/known'
    await storeOwner({ account: ACCOUNT.id, publicKey: PUBLIC_KEY, clockOffsetMs: 0 })
    const { sent } = await openFor(LONG)
    await waitFor(() => expect(linesOf(sent)).toEqual(ENSURED))
    expect(push.current.made).toEqual([])
    expect(push.current.endpoint).toBe('https://fcm.googleapis.com/fcm/send/known')
  })

  it.each([
    ['another user', 'other', PUBLIC_KEY],
    ['another public key', ACCOUNT.id, 'old'],
  ])('[PUSH-03] [SEC-18] never uses a subscription that was made for %s', async (_, account, publicKey) => {
    push.current.endpoint = 'https://fcm.googleapis.com/fcm/send/theirs'
    await storeOwner({ account, publicKey, clockOffsetMs: 0 })
    const { sent } = await openFor(LONG)
    await waitFor(() => expect(linesOf(sent)).toEqual(ENSURED))
    expect(push.current.made).toEqual([PUBLIC_KEY])
    expect(push.current.endpoint).not.toContain('theirs')
    // What was shown to the other user is closed.
    expect(push.current.closed).toBe(1)
    expect(await readOwner()).toMatchObject({ account: ACCOUNT.id, publicKey: PUBLIC_KEY })
  })

  it('[PUSH-03] [SEC-18] ends the subscription of another user also when its own is turned off', async () => {
    push.current.endpoint = 'https://fcm.googleapis.com/fcm/send/theirs'
    await storeOwner({ account: 'other', publicKey: PUBLIC_KEY, clockOffsetMs: 0 })
    setTurnedOff(true)
    const { sent } = await openFor(LONG)
    await waitFor(() => expect(push.current.endpoint).toBeUndefined())
    expect(await readOwner()).toBeUndefined()
    expect(linesOf(sent)).toEqual([])
  })

  it('[PUSH-03] asks for the public key three times', async () => {
    let tries = 0
    const config = () => (++tries < 3 ? noNetwork() : reply({ publicKey: PUBLIC_KEY }))
    const { sent } = await openFor(4_200, { ...REPLIES, 'GET /api/push/config': config })
    await waitFor(() => expect(tries).toBe(1))
    await vi.advanceTimersByTimeAsync(1_050)
    await waitFor(() => expect(tries).toBe(2))
    await vi.advanceTimersByTimeAsync(1_050)
    await waitFor(() => expect(linesOf(sent).at(-1)).toBe('PUT /api/push/devices'))
    expect(tries).toBe(3)
  })

  it('[PUSH-03] [PUSH-06] is left alone without a public key', async () => {
    const { sent } = await openFor(LONG, { ...REPLIES, 'GET /api/push/config': () => problem('push-not-set-up') })
    await waitFor(() => expect(linesOf(sent)).toHaveLength(3))
    await settled()
    expect(linesOf(sent)).toEqual(Array.from({ length: 3 }, () => 'GET /api/push/config'))
    expect(push.current.made).toEqual([])
  })
})

describe('set-up does not start', () => {
  it.each([
    ['without a permission', (browser: FakePush) => void (browser.permission = 'default')],
    ['when notifications are blocked', (browser: FakePush) => void (browser.permission = 'denied')],
    ['when the user has turned it off here', () => setTurnedOff(true)],
    ['without push', () => void Reflect.deleteProperty(globalThis, 'PushManager')],
    ['without notifications', () => void Reflect.deleteProperty(globalThis, 'Notification')],
    ['without a service worker', () => void Reflect.deleteProperty(navigator, 'serviceWorker')],
    ['while the worker is not active', (browser: FakePush) => void (browser.isWorkerActive = false)],
  ])('[PUSH-06] %s', async (_, prepare) => {
    push.current.permission = 'granted'
    prepare(push.current)
    const { sent } = await openFor(LONG)
    await settled()
    expect(linesOf(sent)).toEqual([])
    expect(push.current.made).toEqual([])
  })

  it('[PUSH-06] without a signed-in user', async () => {
    push.current.permission = 'granted'
    const sent = fakeService({ 'GET /api/auth/session': () => reply({ account: null }) })
    openApp('/about')
    await vi.advanceTimersByTimeAsync(LONG)
    await settled()
    expect(linesOf(sent)).toEqual([])
  })
})

it('[PUSH-03] the service worker is waited for ten seconds', async () => {
  push.current.isWorkerActive = false
  const waiting = activeWorker().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(9_900)
  expect(await Promise.race([waiting, Promise.resolve('waits')])).toBe('waits')
  await vi.advanceTimersByTimeAsync(200)
  expect(await waiting).toEqual(new Error('Service worker timeout'))
})

it('[PUSH-03] [AUTH-15] signing out ends the subscription, and closes what it shows; the service forgets the device with the session', async () => {
  push.current.permission = 'granted'
  const { user, sent } = await openFor(LONG, { ...REPLIES, 'POST /api/auth/sign-out': () => reply({}) })
  await waitFor(() => expect(linesOf(sent)).toEqual(ENSURED))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(push.current.endpoint).toBeUndefined()
  expect(push.current.closed).toBe(1)
  expect(await readOwner()).toBeUndefined()
  expect(sent.map(({ line }) => line)).toContain('POST /api/auth/sign-out')
})
