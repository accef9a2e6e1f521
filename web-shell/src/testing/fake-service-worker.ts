import 'fake-indexeddb/auto'
import { beforeEach, vi } from 'vitest'
import { changeIdOf } from '../../../shared/changes/change-id.ts'
import { listenToPush } from '../service-worker/push/listen.ts'
import { erasePush, storeOwner } from '../service-worker/push/push-store.ts'
import type { PushScope } from '../service-worker/push/scope.ts'

export const ADA = 'ada'
export const PUBLIC_KEY = 'heron-key'
export const REMINDER = changeIdOf(Date.parse('2026-11-20T12:00:00Z'), 'heron1')
export const PAYLOAD = {
  title: 'A glass of water',
  body: 'Stillwater',
  tag: REMINDER,
  path: '/reminders?tab=due',
  due: 2,
  reminder: REMINDER,
}

/** A page as the worker sees it. `answers`: whether it shows a screen when it is asked to. */
export function newPage({ focused = false, visibilityState = 'visible', answers = true } = {}) {
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

/** The world of a service worker that listens to pushes. */
export class FakeWorker {
  pages: ReturnType<typeof newPage>[] = []
  /** The notifications that are shown. */
  shown: Shown[] = []
  /** The numbers that the badge has shown; `undefined` for none. */
  badge: (number | undefined)[] = []
  readonly notification: { permission: NotificationPermission } = { permission: 'granted' }
  readonly network = vi.fn(async (_path: string, _request: RequestInit) => new Response('{}'))
  readonly openWindow = vi.fn(async () => null)
  readonly subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: 'new', keys: {} }) }))
  private readonly scope = new EventTarget()

  constructor() {
    const registration = {
      getNotifications: async ({ tag }: { tag: string }) => this.shown.filter((each) => each.tag === tag),
      showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => this.show(title, options),
      pushManager: { subscribe: this.subscribe },
    }
    const clients = { matchAll: async () => this.pages, openWindow: this.openWindow }
    listenToPush(Object.assign(this.scope, { registration, clients }) as unknown as PushScope)
  }

  /** Dispatches an event to the worker, and waits for what it does. */
  async dispatch(type: string, more: object): Promise<void> {
    let work: Promise<unknown> | undefined
    const waitUntil = (promise: Promise<unknown>) => (work = promise)
    this.scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...more }))
    await work
  }

  push(payload: unknown = PAYLOAD): Promise<void> {
    return this.dispatch('push', { data: { json: () => payload } })
  }

  /** Presses the first notification, or one of its buttons. */
  press(action = ''): Promise<void> {
    return this.dispatch('notificationclick', { action, notification: this.shown[0] })
  }

  /** What was sent to the service. */
  requests() {
    return this.network.mock.calls.map(([path, { method, headers, body }]) => ({
      line: `${method} ${path}`,
      account: new Headers(headers).get('x-account'),
      body: JSON.parse(body as string),
    }))
  }

  private show(title: string, options: Omit<Shown, 'title' | 'close'>): void {
    if (this.notification.permission !== 'granted') throw new TypeError('No notification permission')
    this.shown = this.shown.filter(({ tag }) => tag !== options.tag)
    const close = () => (this.shown = this.shown.filter((each) => each !== notification))
    const notification: Shown = { ...options, title, close }
    this.shown.push(notification)
  }
}

/** Gives each test of a file a worker whose browser gets notifications for Ada. */
export function fakeWorker(): { current: FakeWorker } {
  const worker = { current: new FakeWorker() }
  beforeEach(async () => {
    const fake = new FakeWorker()
    worker.current = fake
    vi.stubGlobal('fetch', fake.network)
    vi.stubGlobal('Notification', fake.notification)
    vi.stubGlobal('location', { origin: 'https://heron.example' })
    vi.stubGlobal('navigator', {
      userAgent: 'Heron 1',
      setAppBadge: async (count: number) => void fake.badge.push(count),
      clearAppBadge: async () => void fake.badge.push(undefined),
    })
    await erasePush(ADA)
    await erasePush('other')
    await storeOwner({ account: ADA, publicKey: PUBLIC_KEY, clockOffsetMs: 0 })
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })
  return worker
}
