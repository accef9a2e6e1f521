// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ACTION_KEPT, PUSH_ARRIVED, REMINDERS_CHANGED } from '../../service-worker/messages.ts'
import { type KeptAction, keepAction, keptActions } from '../../service-worker/push/push-store.ts'
import { currentQueueView } from '../../shell/first/data/queue-view.ts'
import { fakePush } from '../../testing/fake-push.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../testing/open-app.tsx'
import { beep } from './beep.ts'

const push = fakePush()

const REMINDER = '1795608000000-heron1'
const keptAt = (instant: number, account: string = ACCOUNT.id): KeptAction => ({
  account,
  reminder: REMINDER,
  action: { change: `${instant}-heron1`, action: 'done' },
})
const FIRST = keptAt(1_795_608_000_000)
const SECOND = keptAt(1_795_608_060_000)
const ACT = `POST /api/reminders/${REMINDER}/actions`

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** Opens the profile, and waits for the companion, which starts after two seconds. */
async function openProfile(act: () => Response) {
  const sent = fakeService({ ...SIGNED_IN, 'POST /api/reminders': act })
  const app = openApp('/profile')
  await screen.findByText('Mia Hart')
  await vi.advanceTimersByTimeAsync(2_000)
  await waitFor(() => expect(push.current.worker.isHeard).toBe(true))
  return { ...app, sent, acts: () => sent.filter(({ line }) => line === ACT) }
}

describe('what a user did on a notification without a network', () => {
  it('[PUSH-04] is handed over at the next start, in its order, as it was', async () => {
    for (const kept of [SECOND, FIRST]) await keepAction(kept)
    const { acts } = await openProfile(() => reply({}))
    await waitFor(async () => expect(await keptActions(ACCOUNT.id)).toEqual([]))
    // The outgoing queue sends them one after the other. One that is handed over twice is sent twice: this DOM has no locks.
    await waitFor(() => {
      const texts = new Set(acts().map(({ text }) => text))
      expect(Array.from(texts, (text = '') => JSON.parse(text) as unknown)).toEqual([FIRST.action, SECOND.action])
    })
  })

  it('[PUSH-04] [SEC-18] is never sent by another user', async () => {
    await keepAction(keptAt(1_795_608_000_000, 'other'))
    const { acts } = await openProfile(() => reply({}))
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(acts()).toEqual([])
    expect(await keptActions('other')).toHaveLength(1)
  })

  it('[PUSH-04] stays until the network returns', async () => {
    await keepAction(FIRST)
    let works = false
    const { acts } = await openProfile(() => (works ? reply({}) : noNetwork()))
    await waitFor(() => expect(acts().length).toBeGreaterThan(0))
    // The outgoing queue has it.
    expect(currentQueueView()?.waiting).toHaveLength(1)
    expect(await keptActions(ACCOUNT.id)).toEqual([])
    works = true
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(currentQueueView()?.waiting).toEqual([])
    })
    // The same bytes in every attempt.
    expect(new Set(acts().map(({ text }) => text)).size).toBe(1)
  })

  it('[PUSH-04] is sent at once when the worker says that it has kept something', async () => {
    const { acts } = await openProfile(() => reply({}))
    await keepAction(FIRST)
    push.current.say(ACTION_KEPT)
    await waitFor(() => expect(acts()).toHaveLength(1))
  })

  it('[PUSH-04] is not kept for ever when its reminder is gone', async () => {
    await keepAction(FIRST)
    await openProfile(() => problem('reminder-unknown'))
    await waitFor(async () => expect(await keptActions(ACCOUNT.id)).toEqual([]))
  })

  it('[AUTH-15] [SEC-18] is erased by signing out', async () => {
    const { user } = await openProfile(() => noNetwork())
    await keepAction(FIRST)
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(async () => expect(await keptActions(ACCOUNT.id)).toEqual([]))
  })
})

describe('what the worker says', () => {
  it('[PUSH-04] a pressed notification opens its screen in the page, without loading it again', async () => {
    await openProfile(() => reply({}))
    const postMessage = vi.fn()
    push.current.say({ openPath: '/about' }, { postMessage })
    await waitFor(() => expect(currentAddress()).toBe('/about'))
    expect(postMessage).toHaveBeenCalledOnce()
  })

  it('[PUSH-04] reminders that were read are read again', async () => {
    const { client } = await openProfile(() => reply({}))
    client.setQueryData(['reminders', 'heron'], {})
    push.current.say(REMINDERS_CHANGED)
    await waitFor(() => expect(client.getQueryState(['reminders', 'heron'])?.isInvalidated).toBe(true))
  })
})

describe('the beep', () => {
  const volume = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() }
  const tone = Object.assign(new EventTarget(), {
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: vi.fn(),
    stop: vi.fn(),
  })
  const close = vi.fn(async () => undefined)
  let state = 'running'

  beforeEach(() => {
    state = 'running'
    for (const fake of [...Object.values(volume), tone.start, tone.stop, close]) fake.mockClear()
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 5
        destination = {}
        state = state
        close = close
        createGain = () => ({ gain: volume, connect: (next: unknown) => next })
        createOscillator = () => tone
      },
    )
  })

  it('[PUSH-04] is 800 Hz for 0.3 s when a push arrives, and does not click', async () => {
    await openProfile(() => reply({}))
    push.current.say(PUSH_ARRIVED)
    expect(tone.frequency.value).toBe(800)
    const [[start]] = tone.start.mock.calls as [[number]]
    const [[stop]] = tone.stop.mock.calls as [[number]]
    expect(stop - start).toBeCloseTo(0.3)
    expect(volume.setValueAtTime.mock.calls[0]).toEqual([0, start])
    expect(volume.linearRampToValueAtTime.mock.calls.at(-1)).toEqual([0, stop])
    tone.dispatchEvent(new Event('ended'))
    expect(close).toHaveBeenCalled()
  })

  it('[PUSH-04] is left out where the browser allows no sound yet, or has none', () => {
    state = 'suspended'
    beep()
    vi.stubGlobal('AudioContext', undefined)
    Reflect.deleteProperty(globalThis, 'AudioContext')
    beep()
    expect(tone.start).not.toHaveBeenCalled()
    expect(close).toHaveBeenCalledOnce()
  })
})
