import { beforeEach, vi } from 'vitest'
import { erasePush, removeOwner } from '../service-worker/push/push-store.ts'
import { ACCOUNT } from './open-app.tsx'

export const PUBLIC_KEY = `B${'k'.repeat(86)}`
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

/** The browser's `navigator.serviceWorker`. */
class FakeContainer extends EventTarget {
  readonly controller = {}
  /** Whether the page listens to what the service worker says. */
  isHeard = false
  private readonly browser: FakePush

  constructor(browser: FakePush) {
    super()
    this.browser = browser
  }

  override addEventListener(...listener: Parameters<EventTarget['addEventListener']>): void {
    if (listener[0] === 'message') this.isHeard = true
    super.addEventListener(...listener)
  }

  get ready(): Promise<unknown> {
    return this.browser.isWorkerActive ? this.getRegistration() : new Promise(() => undefined)
  }

  async getRegistration() {
    return this.browser.registration
  }
}

/** A browser with notifications, of which a test sets the parts. */
export class FakePush {
  permission: NotificationPermission = 'default'
  /** What the user answers to the browser's question. */
  answer: NotificationPermission = 'granted'
  endpoint: string | undefined
  /** The public keys of all subscriptions that were made. */
  readonly made: string[] = []
  closed = 0
  isWorkerActive = true
  readonly registration = {
    pushManager: {
      getSubscription: async () => this.subscription(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        this.made.push(applicationServerKey)
        this.endpoint = `https://fcm.googleapis.com/fcm/send/heron-${this.made.length}`
        return this.subscription()
      },
    },
    getNotifications: async () => [{ close: () => (this.closed += 1) }],
  }
  readonly worker = new FakeContainer(this)

  /** The service worker says something to the page, which may answer at a port. */
  say(data: unknown, port?: { postMessage: (answer: unknown) => void }): void {
    this.worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: port ? [port] : [] }))
  }

  private subscription() {
    const { endpoint } = this
    if (endpoint === undefined) return null
    const unsubscribe = async () => {
      this.endpoint = undefined
      return true
    }
    return { endpoint, unsubscribe, toJSON: () => ({ endpoint, expirationTime: null, keys: KEYS }) }
  }
}

/** Empties what the device remembers about notifications. */
async function clearPush(): Promise<void> {
  localStorage.clear()
  await removeOwner()
  for (const account of [ACCOUNT.id, 'other']) await erasePush(account)
}

/** Gives each test of a file a browser with notifications. */
export function fakePush(): { current: FakePush } {
  const push = { current: new FakePush() }
  beforeEach(async () => {
    vi.restoreAllMocks()
    const fake = new FakePush()
    push.current = fake
    vi.stubGlobal('PushManager', vi.fn())
    vi.stubGlobal('Notification', {
      get permission() {
        return fake.permission
      },
      requestPermission: async () => (fake.permission = fake.answer),
    })
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: fake.worker })
    await clearPush()
  })
  return push
}
