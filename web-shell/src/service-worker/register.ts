import { isAnyUnsent } from '../shell/first/data/any-unsent.ts'
import { text } from '../shell/first/frame/text.ts'
import { notify } from '../shell/first/messages/notify.tsx'
import { APP_UPDATED, TAKE_OVER } from './messages.ts'
import { warmUp } from './warm-up.ts'

/** A tab that stays open for days asks for a newer version when it is looked at, no more than once in this time. */
const ASK_EVERY_MS = 3_600_000

/** What the page itself still needs comes first. */
const SETTLED_MS = 2_000

/** Keeps the app on this device, so that it opens without a network. Source: requirements SW-01, SW-02. */
export function registerServiceWorker(): void {
  const workers = navigator.serviceWorker
  if (!workers) return
  const start = () => setTimeout(() => void register(workers).catch(() => undefined), SETTLED_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start)
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  workers.addEventListener('message', ({ data }) => {
    if (data === APP_UPDATED) offerUpdate(workers)
  })
  const registration = await workers.register('/sw.js')
  void workers.ready.then(warmUp).catch(() => undefined)
  if (registration.waiting && workers.controller) offerUpdate(workers)

  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

function offerUpdate(workers: ServiceWorkerContainer): void {
  notify({ ...text.updated, stays: true, action: { label: text.refresh, run: () => void refresh(workers) } })
}

/**
 * Lets the newer version take over, which clears what the older one kept of the app, and opens it; not while an entry
 * would be lost by that. It is offered again at the next opening.
 */
async function refresh(workers: ServiceWorkerContainer): Promise<void> {
  if (isAnyUnsent()) return notify({ ...text.updateWaits, stays: true })
  const reload = () => location.reload()
  const waiting = (await workers.getRegistration())?.waiting
  if (!waiting) return reload()
  workers.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage(TAKE_OVER)
}
