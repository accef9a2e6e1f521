// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readOwner, storeOwner } from '../../service-worker/push/push-store.ts'
import { type FakePush, fakePush, PUBLIC_KEY } from '../../testing/fake-push.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, openApp } from '../../testing/open-app.tsx'
import { isTurnedOff } from './device/device-marks.ts'
import { platform } from './device/platform.ts'

const push = fakePush()
const REPLIES = {
  ...SIGNED_IN,
  'GET /api/push/config': () => reply({ publicKey: PUBLIC_KEY }),
  'PUT /api/push/devices': () => reply({}),
  'DELETE /api/push/devices': () => reply({}),
}

function openRoom(replies: Parameters<typeof fakeService>[0] = REPLIES) {
  const sent = fakeService(replies)
  return { ...openApp('/settings?room=notifications'), sent }
}
const NAME = { name: 'Notifications on this device' }
const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', NAME)

describe('the switch', () => {
  it('[PUSH-02] asks the browser, subscribes, and says that notifications are enabled', async () => {
    const { user, sent } = openRoom()
    expect((await theSwitch()).checked).toBe(false)
    await user.click(await theSwitch())
    await screen.findByText('Notifications enabled')
    expect(screen.getByText("You'll receive reminders and important updates")).toBeTruthy()
    await waitFor(async () => expect((await theSwitch()).checked).toBe(true))
    expect(sent.some(({ line }) => line === 'PUT /api/push/devices')).toBe(true)
    expect(await readOwner()).toMatchObject({ account: ACCOUNT.id })
  })

  it('[PUSH-02] says that notifications are blocked, and how to change that', async () => {
    push.current.answer = 'denied'
    const { user, sent } = openRoom()
    await user.click(await theSwitch())
    await screen.findByText('Notifications blocked')
    expect(screen.getByText('Please enable notifications in your browser settings')).toBeTruthy()
    await screen.findByRole('heading', { name: 'Notifications are blocked here' })
    expect(screen.queryByRole('switch', NAME)).toBeNull()
    expect(sent.filter(({ line }) => line.includes('/push/'))).toEqual([])
  })

  it.each([
    ['without a network', (_: FakePush) => noNetwork()],
    ['when the service refuses', (_: FakePush) => problem('push-service-unknown')],
  ])('[PUSH-02] says that it failed %s, and stays off', async (_, register) => {
    const { user } = openRoom({ ...REPLIES, 'PUT /api/push/devices': () => register(push.current) })
    await user.click(await theSwitch())
    await screen.findByText('Failed to enable notifications')
    expect(screen.getByText('Please try again or check your browser settings')).toBeTruthy()
    await waitFor(async () => expect((await theSwitch()).checked).toBe(false))
  })

  it('[PUSH-02] says that it failed when the user closes the question of the browser', async () => {
    push.current.answer = 'default'
    const { user } = openRoom()
    await user.click(await theSwitch())
    await screen.findByText('Failed to enable notifications')
  })

  it('[PUSH-03] turns them off, in the browser and at the service, and they stay off', async () => {
    push.current.permission = 'granted'
    push.current.endpoint = 'https://fcm.googleapis.com/fcm/send/mine'
    await storeOwner({ account: ACCOUNT.id, publicKey: PUBLIC_KEY, clockOffsetMs: 0 })
    const { user, sent } = openRoom()
    expect((await theSwitch()).checked).toBe(true)
    await user.click(await theSwitch())
    await screen.findByText('Notifications are off')
    await waitFor(async () => expect((await theSwitch()).checked).toBe(false))
    expect(push.current.endpoint).toBeUndefined()
    expect(sent.find(({ line }) => line === 'DELETE /api/push/devices')?.body).toEqual({
      endpoint: 'https://fcm.googleapis.com/fcm/send/mine',
    })
    expect(isTurnedOff()).toBe(true)
    await user.click(await theSwitch())
    await screen.findByText('Notifications enabled')
    expect(isTurnedOff()).toBe(false)
  })

  it('[PUSH-03] [SEC-18] is off for a user whose browser was subscribed for another one, and subscribes anew', async () => {
    push.current.permission = 'granted'
    push.current.endpoint = 'https://fcm.googleapis.com/fcm/send/theirs'
    await storeOwner({ account: 'other', publicKey: PUBLIC_KEY, clockOffsetMs: 0 })
    const { user, sent } = openRoom()
    expect((await theSwitch()).checked).toBe(false)
    await user.click(await theSwitch())
    await screen.findByText('Notifications enabled')
    expect(push.current.made).toEqual([PUBLIC_KEY])
    const { body } = sent.find(({ line }) => line === 'PUT /api/push/devices') ?? {}
    expect(body.subscription.endpoint).not.toContain('theirs')
    expect(await readOwner()).toMatchObject({ account: ACCOUNT.id })
  })
})

const SAFARI = 'Version/17.5 Mobile/15E148 Safari/604.1'
const AGENTS = {
  ios: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${SAFARI}`,
  android: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  safari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
} as const

describe('where notifications cannot be', () => {
  it.each(Object.entries(AGENTS))('[PUSH-06] the device is told apart: %s', (name, agent) => {
    expect(platform(agent)).toBe(name)
  })

  it('[PUSH-06] an iPad, which says that it is a Mac, is told apart by its touch screen', () => {
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
    expect(platform(AGENTS.safari)).toBe('ios')
  })

  it.each([
    ['ios', 'Open the Settings of your iPhone or iPad.'],
    ['android', 'Tap the icon to the left of the address, then Permissions.'],
    ['firefox', 'Next to Send notifications, remove Blocked.'],
    ['safari', 'Open the Settings of Safari, then Websites, then Notifications.'],
    ['desktop', 'Turn on Notifications, or set them to Allow in Site settings.'],
  ] as const)('[PUSH-06] a user who has blocked them reads the steps for their device: %s', async (device, step) => {
    push.current.permission = 'denied'
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[device])
    openRoom()
    await screen.findByRole('heading', { name: 'Notifications are blocked here' })
    expect(screen.getByText(step)).toBeTruthy()
  })

  it('[PUSH-06] an iPhone with the app in Safari reads how to add it to the Home Screen', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager')
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS.ios)
    openRoom()
    await screen.findByRole('heading', { name: 'Add the app to your Home Screen first' })
    expect(screen.getByText('In Safari, tap Share.')).toBeTruthy()
    expect(screen.queryByRole('switch', NAME)).toBeNull()
  })

  it('[PUSH-06] another browser without them says so, and that the app shows what is due', async () => {
    Reflect.deleteProperty(globalThis, 'Notification')
    openRoom()
    await screen.findByRole('heading', { name: 'This browser cannot show notifications' })
    expect(screen.getByText('Without notifications, everything that is due is shown in the app.')).toBeTruthy()
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open Reminders' }).pathname).toBe('/reminders')
  })
})
