// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDay } from '../../../../shared/days/model/day.ts'
import { registerOpenSheet } from '../../../../shared/ui/overlay-container.ts'
import { today } from '../../shell/first/api/clock.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { fakePush, PUBLIC_KEY } from '../../testing/fake-push.ts'
import { fakeService, reply } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'
import { isFirstVisit, snoozePrompt } from './device/device-marks.ts'

const push = fakePush()
const DAY_MS = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  // An earlier visit.
  isFirstVisit('earlier')
})
afterEach(() => void vi.useRealTimers())

/** The companion starts this long after the load. */
const COMPANION_MS = 2_000
const codeLoaded = () => new Promise((resolve) => setTimeout(resolve, 250))

/** Opens a screen, and waits for `ms` after the load. */
async function openFor(ms: number, path = '/home', home: Partial<Home> = {}) {
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply(home),
    'GET /api/push/config': () => reply({ publicKey: PUBLIC_KEY }),
    'PUT /api/push/devices': () => reply({}),
    'GET /api/training': () => reply({ logs: [] }),
  })
  const app = openApp(path)
  await screen.findByRole('heading', { level: 1 })
  await vi.advanceTimersByTimeAsync(COMPANION_MS)
  await codeLoaded()
  await vi.advanceTimersByTimeAsync(ms - COMPANION_MS)
  await codeLoaded()
  return { ...app, sent }
}

const prompt = () => screen.queryByRole('complementary', { name: 'Reminders on this device?' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('[PUSH-01] the prompt appears five seconds after the load, and takes no focus', async () => {
  await openFor(4_200)
  expect(prompt()).toBeNull()
  const { activeElement } = document
  await vi.advanceTimersByTimeAsync(1_500)
  await waitFor(() => expect(prompt()).toBeTruthy())
  expect(document.activeElement).toBe(activeElement)
})

it('[PUSH-01] Not now is an answer for seven days', async () => {
  await openFor(6_000)
  press('Not now')
  expect(prompt()).toBeNull()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  const until = Number(localStorage.getItem('push-ask-after'))
  expect(Math.abs(until - (Date.now() + 7 * DAY_MS))).toBeLessThan(60_000)
})

it('[PUSH-01] Escape in the prompt is Not now', async () => {
  await openFor(6_000)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Turn on' }), { key: 'Escape' })
  expect(prompt()).toBeNull()
  expect(localStorage.getItem('push-ask-after')).not.toBeNull()
})

it('[PUSH-01] [PUSH-02] Turn on asks the browser, subscribes, and closes the prompt', async () => {
  const { sent } = await openFor(6_000)
  press('Turn on')
  await screen.findByText('Notifications enabled')
  expect(prompt()).toBeNull()
  expect(sent.map(({ line }) => line)).toContain('PUT /api/push/devices')
  expect(push.current.permission).toBe('granted')
})

describe('the prompt does not appear', () => {
  const promptAt = async (path?: string, home?: Partial<Home>) => {
    await openFor(8_000, path, home)
    return prompt()
  }

  it('[PUSH-01] on the first visit', async () => {
    localStorage.clear()
    expect(await promptAt()).toBeNull()
  })

  it.each(['granted', 'denied'] as const)('[PUSH-01] when the browser has decided: %s', async (permission) => {
    push.current.permission = permission
    expect(await promptAt()).toBeNull()
  })

  it('[PUSH-01] less than seven days after it was dismissed', async () => {
    snoozePrompt(Date.now() - 7 * DAY_MS + 60_000)
    expect(await promptAt()).toBeNull()
  })

  it('[PUSH-01] on a day of pain 7', async () => {
    const day = emptyDay(today())
    expect(await promptAt('/home', { today: { ...day, values: { ...day.values, painLevel: 7 } } })).toBeNull()
  })

  it.each(['/flare-kit', '/log', '/settings', '/tools/exercises'])('[PUSH-01] on %s', async (path) => {
    expect(await promptAt(path)).toBeNull()
  })

  it('[PUSH-06] where the browser has no notifications', async () => {
    Reflect.deleteProperty(globalThis, 'Notification')
    expect(await promptAt()).toBeNull()
  })
})

it('[PUSH-01] the prompt appears again seven days after it was dismissed, and on a day of pain 6', async () => {
  snoozePrompt(Date.now() - 7 * DAY_MS - 60_000)
  const day = emptyDay(today())
  await openFor(6_000, '/home', { today: { ...day, values: { ...day.values, painLevel: 6 } } })
  await waitFor(() => expect(prompt()).toBeTruthy())
})

it('[PUSH-01] the prompt waits while a sheet is open, and is not in the flare kit', async () => {
  await openFor(6_000)
  expect(prompt()).toBeTruthy()
  const sheet = document.body.appendChild(document.createElement('div'))
  let close = () => undefined as void
  act(() => {
    close = registerOpenSheet(sheet)
  })
  await waitFor(() => expect(prompt()).toBeNull())
  act(close)
  sheet.remove()
  await waitFor(() => expect(prompt()).toBeTruthy())
  fireEvent.click(screen.getAllByRole('link', { name: 'Flare Kit' })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Start with one breath' })
  expect(prompt()).toBeNull()
})
