import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeIdOf, instantOf } from '../../../../shared/changes/change-id.ts'
import { NewAction } from '../../../../shared/reminders/schema.ts'
import { listenToPush } from './listen.ts'
import { erasePush, keptActions, readDue, readOwner, removeAction, storeDue, storeOwner } from './push-store.ts'
import type { PushScope } from './scope.ts'

const ADA = 'ada'
const REMINDER = changeIdOf(Date.parse('2026-11-20T12:00:00Z'), 'heron1')
const PAYLOAD = {
  title: 'A glass of water',
  body: 'Stillwater',
  tag: REMINDER,
  path: '/reminders?tab=due',
  due: 2,
  reminder: REMINDER,
}
const PUBLIC_KEY = 'heron-key'

/** A page as the worker sees it. `answers`: whether it shows a screen when it is asked to. */
function newPage({ focused = false, visibilityState = 'visible', answers = true } = {}) {
  const told: unknown[] = []
  const page = {
    focused,
    visibilityState,
    focus: vi.fn(async () => page),
    navigate: vi.fn(async () => null),
    postMessage: (message: unknown, [port]: MessagePort[] = []) => {
      told.push(message)
      if (port && answers) port.postMessage('opened')
    },
    told,
  }
  return page
}

interface Shown {
  title: string
  tag: string
  data: { shownAt: number }
  renotify: boolean
  close: () => void
}

let pages: ReturnType<typeof newPage>[]
let shown: Shown[]
let badge: (number | undefined)[]
const network = vi.fn(async (_path: string, _request: RequestInit) => new Response('{}'))
const openWindow = vi.fn(async () => null)
const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: 'new', keys: {} }) }))

const registration = {
  getNotifications: async ({ tag }: { tag: string }) => shown.filter((each) => each.tag === tag),
  showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
    shown = shown.filter(({ tag }) => tag !== options.tag)
    const notification = { ...options, title, close: () => (shown = shown.filter((each) => each !== notification)) }
    shown.push(notification)
  },
  pushManager: { subscribe },
}

const scope = Object.assign(new EventTarget(), {
  registration,
  clients: { matchAll: async () => pages, openWindow },
}) as unknown as PushScope
listenToPush(scope)

/** Dispatches an event to the worker, and waits for what it does. */
async function dispatch(type: string, more: object): Promise<void> {
  let work: Promise<unknown> | undefined
  const waitUntil = (promise: Promise<unknown>) => (work = promise)
  scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...more }))
  await work
}

const push = (payload: unknown = PAYLOAD) => dispatch('push', { data: { json: () => payload } })
const press = (action = '') => dispatch('notificationclick', { action, notification: shown[0] })
const requests = () =>
  network.mock.calls.map(([path, { method, headers, body }]) => ({
    line: `${method} ${path}`,
    account: new Headers(headers).get('x-account'),
    body: JSON.parse(String(body)),
  }))

beforeEach(async () => {
  pages = []
  shown = []
  badge = []
  for (const fake of [network, openWindow, subscribe]) fake.mockClear()
  network.mockImplementation(async () => new Response('{}'))
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('location', { origin: 'https://heron.example' })
  vi.stubGlobal('navigator', {
    userAgent: 'Heron 1',
    setAppBadge: async (count: number) => void badge.push(count),
    clearAppBadge: async () => void badge.push(undefined),
  })
  for (const kept of await keptActions(ADA)) await removeAction(kept)
  await erasePush(ADA)
  await storeOwner({ account: ADA, publicKey: PUBLIC_KEY, clockOffsetMs: 0 })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('a push', () => {
  it('[PUSH-04] is shown with its words, Done and Snooze, and the badge', async () => {
    await push()
    expect(shown).toMatchObject([
      {
        title: 'A glass of water',
        body: 'Stillwater',
        tag: REMINDER,
        actions: [
          { action: 'done', title: 'Done' },
          { action: 'snooze', title: 'Snooze 10 min' },
        ],
        data: { account: ADA, reminder: REMINDER, path: '/reminders?tab=due' },
      },
    ])
    expect(badge).toEqual([2])
  })

  it('[PUSH-04] about several reminders has no buttons, and none waiting clears the badge', async () => {
    const { reminder: _, ...digest } = PAYLOAD
    await push({ ...digest, due: 0 })
    expect(shown[0]).not.toHaveProperty('actions')
    expect(badge).toEqual([undefined])
  })

  it.each([null, {}, { title: 5 }, 'heron'])(
    '[PUSH-04] that cannot be read is shown neutrally: %j',
    async (payload) => {
      await push(payload)
      expect(shown).toMatchObject([{ title: 'Stillwater', body: 'A reminder is waiting.' }])
      expect(shown[0]).not.toHaveProperty('actions')
      expect(badge).toEqual([])
    },
  )

  it('[PUSH-03] for a user who has signed out shows nothing of theirs', async () => {
    await erasePush(ADA)
    await push()
    expect(shown).toMatchObject([{ title: 'Stillwater', body: 'A reminder is waiting.' }])
    expect(shown[0]?.data).not.toHaveProperty('account')
  })

  it('[PUSH-04] that is repeated is silent, and the next time it comes is not', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    await push()
    expect(shown[0]?.renotify).toBe(false)
    vi.setSystemTime(4 * 60_000)
    await push()
    expect(shown).toMatchObject([{ renotify: false }])
    vi.setSystemTime(10 * 60_000)
    await push()
    expect(shown).toMatchObject([{ renotify: true }])
  })

  it('[PUSH-04] is heard in the page that is used, and all pages read reminders again', async () => {
    pages = [newPage(), newPage({ focused: true }), newPage({ visibilityState: 'hidden' })]
    await push()
    expect(pages.map(({ told }) => told)).toEqual([
      ['reminders-changed'],
      ['reminders-changed', 'push-arrived'],
      ['reminders-changed'],
    ])
  })
})

describe('a press on a notification', () => {
  beforeEach(() => push())

  it('[PUSH-04] opens its screen in the open page, which keeps what is typed', async () => {
    pages = [newPage()]
    await press()
    expect(pages[0]?.focus).toHaveBeenCalled()
    expect(pages[0]?.told).toEqual([{ openPath: '/reminders?tab=due' }])
    expect(pages[0]?.navigate).not.toHaveBeenCalled()
    expect(shown).toEqual([])
  })

  it('[PUSH-04] loads its screen in a page that does not answer', async () => {
    pages = [newPage({ answers: false })]
    await press()
    expect(pages[0]?.navigate).toHaveBeenCalledWith('/reminders?tab=due')
  })

  it('[PUSH-04] opens a window without a page, and never another site', async () => {
    await press()
    expect(openWindow).toHaveBeenLastCalledWith('/reminders?tab=due')
    await push({ ...PAYLOAD, path: '//elsewhere.example/' })
    await press()
    expect(openWindow).toHaveBeenLastCalledWith('/home')
  })
})

describe('an action on a notification', () => {
  beforeEach(() => push())

  it('[PUSH-04] Done is sent once, for its user, and closes the notification; the badge goes down', async () => {
    pages = [newPage()]
    const before = Date.now()
    await press('done')
    expect(requests()).toEqual([
      {
        line: `POST /api/reminders/${REMINDER}/actions`,
        account: ADA,
        body: { change: expect.any(String), action: 'done' },
      },
    ])
    const { body } = requests()[0] ?? {}
    expect(NewAction.safeParse(body).success).toBe(true)
    expect(instantOf(body.change)).toBeGreaterThanOrEqual(before)
    expect(shown).toEqual([])
    expect(await keptActions(ADA)).toEqual([])
    expect([badge, await readDue()]).toEqual([[2, 1], 1])
    expect(pages[0]?.told).toEqual(['reminders-changed'])
  })

  it('[PUSH-04] Snooze puts off by ten minutes, by the corrected clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') })
    await storeOwner({ account: ADA, publicKey: PUBLIC_KEY, clockOffsetMs: 60_000 })
    await press('snooze')
    const { body } = requests()[0] ?? {}
    expect(NewAction.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ action: 'snooze', snoozeUntil: Date.parse('2026-11-20T12:11:00Z') })
    expect(instantOf(body.change)).toBe(Date.parse('2026-11-20T12:01:00Z'))
  })

  it('[PUSH-04] is stored before it is sent', async () => {
    let stored: unknown
    network.mockImplementation(async () => {
      stored = await keptActions(ADA)
      return new Response('{}')
    })
    await press('done')
    expect(stored).toMatchObject([{ account: ADA, reminder: REMINDER, action: { action: 'done' } }])
  })

  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['without a session', async () => new Response('{}', { status: 401 })],
    ['that the service cannot take now', async () => new Response('{}', { status: 503 })],
  ])('[PUSH-04] %s is kept as it is, and a page is told', async (_, reply) => {
    pages = [newPage()]
    network.mockImplementation(reply)
    await press('done')
    const kept = await keptActions(ADA)
    expect(kept).toEqual([{ account: ADA, reminder: REMINDER, action: requests()[0]?.body }])
    expect(shown).toEqual([])
    expect(pages[0]?.told).toEqual(['action-kept'])
    expect(await readDue()).toBe(1)
  })

  it('[PUSH-04] that can neither be sent nor stored leaves the notification', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await press('done')
    put.mockRestore()
    expect(shown).toHaveLength(1)
    expect(badge).toEqual([2])
  })

  it('[PUSH-04] [SEC-18] of a user who has signed out is not sent, nor for the user who came after', async () => {
    await erasePush(ADA)
    await storeOwner({ account: 'other', publicKey: PUBLIC_KEY, clockOffsetMs: 0 })
    await press('done')
    expect(requests()).toEqual([])
    expect([...(await keptActions(ADA)), ...(await keptActions('other'))]).toEqual([])
    expect(shown).toEqual([])
  })

  it('[PUSH-04] never makes the badge negative', async () => {
    await storeDue(0)
    await press('done')
    expect(badge.at(-1)).toBeUndefined()
    expect(await readDue()).toBe(0)
  })
})

describe('a subscription that the browser has replaced', () => {
  it('[PUSH-03] is registered for its user', async () => {
    const newSubscription = {
      toJSON: () => ({ endpoint: 'newer', keys: { auth: 'a', p256dh: 'b' }, expirationTime: null }),
    }
    await dispatch('pushsubscriptionchange', { newSubscription })
    const subscription = { endpoint: 'newer', keys: { auth: 'a', p256dh: 'b' } }
    expect(requests()).toEqual([
      { line: 'PUT /api/push/devices', account: ADA, body: { subscription, userAgent: 'Heron 1' } },
    ])
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('[PUSH-03] is made anew with the same key where the browser has not made one', async () => {
    await dispatch('pushsubscriptionchange', {})
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY })
    expect(requests()).toHaveLength(1)
  })

  it('[PUSH-03] is not made for a user who has signed out', async () => {
    await erasePush(ADA)
    await dispatch('pushsubscriptionchange', {})
    expect(await readOwner()).toBeUndefined()
    expect([subscribe.mock.calls, requests()]).toEqual([[], []])
  })
})
