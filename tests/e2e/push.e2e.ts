import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { changeIdOf } from '../../shared/changes/change-id.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  SAME_ORIGIN,
  signIn,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { readDeviceStorage } from '../fixtures/browser/device-storage.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { workerWorld } from '../fixtures/setup/worker-world.ts'

const MINUTE_MS = 60_000
/** Seven in the morning, tomorrow: the clock of the service only goes forward. */
const DATE = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const at = (time: string) => Date.parse(`${DATE}T${time}:00Z`)
const moveTo = (time: string) => callControlPage('PUT', 'clock', { now: `${DATE}T${time}:30Z` })

interface Subscription {
  endpoint: string
  keys: object
}

/**
 * Gives a browser without a push service the subscription of the stand-in. The headless shell also says that notifications
 * are denied, whatever was granted. All else is real.
 */
function subscribeWithStandIn(context: BrowserContext, given: Subscription): Promise<unknown> {
  return context.addInitScript(({ endpoint, keys }) => {
    const KEY = 'stand-in'
    const unsubscribe = async () => {
      localStorage.removeItem(KEY)
      return true
    }
    const subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) }
    const current = () => (localStorage.getItem(KEY) ? subscription : null)
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async () => {
        localStorage.setItem(KEY, 'subscribed')
        return current()
      },
    })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  }, given)
}

interface Shown {
  title: string
  body: string
  tag: string
  actions: { action: string }[]
}

/** The world of the worker, with the notifications that it shows. */
interface WorkerScope extends EventTarget {
  navigator: Navigator
  Notification: object
  badge: number
  ServiceWorkerRegistration: { prototype: object }
  shown: (Shown & { close: () => void })[]
}

/**
 * Keeps what the worker shows: the headless shell has neither notifications nor a badge. A click is an event of the same
 * form as the browser's.
 */
async function watchNotifications(context: BrowserContext) {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    scope.shown = []
    scope.badge = 0
    Object.defineProperty(scope.Notification, 'permission', { get: () => 'granted' })
    Object.assign(Object.getPrototypeOf(scope.navigator), {
      setAppBadge: async (count: number) => void (scope.badge = count),
      clearAppBadge: async () => void (scope.badge = 0),
    })
    Object.assign(scope.ServiceWorkerRegistration.prototype, {
      getNotifications: async () => scope.shown,
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
        const close = () => void (scope.shown = scope.shown.filter((each) => each !== notification))
        const notification = { ...options, title, close }
        scope.shown = [...scope.shown.filter(({ tag }) => tag !== options.tag), notification]
      },
    })
  })
  return {
    badge: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).badge),
    shown: () =>
      worker.evaluate(() =>
        (globalThis as unknown as WorkerScope).shown.map(({ title, body, tag, actions }) => ({
          title,
          body,
          tag,
          actions: actions.map(({ action }) => action),
        })),
      ),
    press: (action: string) =>
      worker.evaluate(async (name) => {
        const scope = globalThis as unknown as WorkerScope
        const work: Promise<unknown>[] = []
        const waitUntil = (promise: Promise<unknown>) => work.push(promise)
        const [notification] = scope.shown
        scope.dispatchEvent(Object.assign(new Event('notificationclick'), { waitUntil, notification, action: name }))
        await Promise.all(work)
      }, action),
  }
}

/** Delivers a payload to the real service worker, as a push service does. */
async function newDelivery(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const registration = registrations.find(({ isDeleted }) => !isDeleted)
    if (registration) registered.resolve(registration.registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  return (payload: unknown) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(workerWorld.url).origin,
      registrationId,
      data: JSON.stringify(payload),
    })
}

/** What the stand-in delivered to a device, newest first. */
const pushesTo = (device: string) =>
  callControlPage('GET', `pushes?to=${encodeURIComponent(device)}`) as Promise<
    { payload: { tag: string }; at: number }[]
  >

/** How many actions the device keeps, because the service does not have them yet. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('push')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const counting = opening.result.transaction('actions').objectStore('actions').count()
    await new Promise((resolve) => counting.addEventListener('success', resolve))
    opening.result.close()
    return counting.result
  })

const request = (page: Page) => page.context().request
async function actionsOf(page: Page): Promise<{ action: string }[]> {
  const reply = await request(page).get('/api/reminders/history', { headers: SAME_ORIGIN })
  return (await reply.json()).logs
}

/** Opens home, and waits until the device is registered again, with the clock as it is now. */
async function openHome(page: Page): Promise<void> {
  const registered = page.waitForResponse((reply) => reply.url().endsWith('/api/push/devices') && reply.ok())
  await page.goto('/home')
  await registered
}

describe('notifications', () => {
  journey(
    '[PUSH-02] [PUSH-03] [PUSH-04] [REM-05] [AUTH-15] turned on, they show a reminder; what is done on one reaches the service, also later',
    async ({ open }) => {
      onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
      await moveTo('07:00')
      const ada = await newUser({ days: 3, zone: 'UTC' })
      const device = await callControlPage('POST', 'pushes/devices', { device: ada.userId })
      const page = await open({ allowsServiceWorker: true, viewport: SMALL_PHONE })
      const context = page.context()
      await subscribeWithStandIn(context, device)
      await context.grantPermissions(['notifications'])
      await signIn(page, ada)
      await waitForServiceWorker(page)

      // The user has turned it off before, so that the switch decides.
      await page.evaluate(() => localStorage.setItem('push-off', '1'))
      await page.goto('/settings?room=notifications')
      await page.getByRole('switch', { name: 'Notifications on this device' }).click()
      await page.getByText('Notifications enabled').waitFor()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expectAccessible(page)

      const id = changeIdOf(at('06:59'), 'heron1')
      const schedule = { frequency: 'daily', times: ['07:05', '07:10', '07:30'] }
      const created = await request(page).put(`/api/reminders/${id}`, {
        headers: SAME_ORIGIN,
        data: { change: id, title: 'A glass of water', kind: 'water', schedule },
      })
      expect(created.status()).toBe(200)
      const deliver = await newDelivery(page)
      const { shown, badge, press } = await watchNotifications(context)

      await moveTo('07:05')
      await expect.poll(() => pushesTo(ada.userId)).toHaveLength(1)
      await openHome(page)
      await deliver((await pushesTo(ada.userId))[0]?.payload)
      const neutral = { title: 'Stillwater', body: 'A reminder for you.', tag: id, actions: ['done', 'snooze'] }
      await expect.poll(shown).toEqual([neutral])
      await expect.poll(badge).toBe(1)
      await press('done')
      await expect.poll(badge).toBe(0)
      await expect.poll(() => actionsOf(page)).toMatchObject([{ action: 'done', reminderId: id }])
      await expect.poll(shown).toEqual([])

      await moveTo('07:10')
      await expect.poll(() => pushesTo(ada.userId)).toHaveLength(2)
      await openHome(page)
      await deliver((await pushesTo(ada.userId))[0]?.payload)
      await expect.poll(shown).toEqual([neutral])
      await context.setOffline(true)
      await press('snooze')
      await expect.poll(shown).toEqual([])
      // The page hands it to the outgoing queue, which says so.
      await page.getByText(/^What you did about reminders is saved on this device/).waitFor()
      await expect.poll(() => keptIn(page)).toBe(0)
      expect(await actionsOf(page)).toHaveLength(1)
      await context.setOffline(false)
      await expect.poll(() => actionsOf(page)).toMatchObject([{ action: 'snooze' }, { action: 'done' }])

      // Ten minutes later it comes again.
      await callControlPage('PUT', 'clock', { advanceMinutes: 11 })
      await expect.poll(() => pushesTo(ada.userId)).toHaveLength(3)
      const [again] = await pushesTo(ada.userId)
      expect(again?.payload.tag).toBe(id)
      expect(again?.at).toBeLessThanOrEqual(at('07:10') + 12 * MINUTE_MS)

      // After signing out nothing comes, and nothing of it stays.
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('link', { name: 'Sign In to Existing Account' }).waitFor()
      expect(
        await page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()),
      ).toBeNull()
      expect((await readDeviceStorage(page)).items).toBe(0)
      await moveTo('07:30')
      expect(await pushesTo(ada.userId)).toHaveLength(3)
    },
  )

  journey(
    '[PUSH-01] the prompt stands above the bar, takes no focus, and is gone for a week',
    { tags: ['deep'] },
    async ({ open }) => {
      const page = await open({ allowsServiceWorker: true, viewport: SMALL_PHONE })
      // The headless shell says that notifications are denied.
      await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }))
      const prompt = page.getByRole('complementary', { name: 'Reminders on this device?' })
      const ada = await newUser({ days: 3 })
      await signIn(page, ada)
      await waitForServiceWorker(page)
      await page.reload()
      await page.waitForFunction(() => localStorage.getItem('push-first-visit') !== null)
      expect(await prompt.count()).toBe(0)

      await page.reload()
      await prompt.waitFor()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      const box = await prompt.boundingBox()
      const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Not now' }).click()
      expect(await prompt.count()).toBe(0)
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

      await page.reload()
      await page.getByRole('heading', { name: /^Good/ }).waitFor()
      await page.waitForTimeout(6_000)
      expect(await prompt.count()).toBe(0)
    },
  )
})
