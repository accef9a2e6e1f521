import { hasUnsavedData } from '../shell/first/data/unsaved-data.ts'
import { text } from '../shell/first/frame/text.ts'
import { notify } from '../shell/first/messages/toast.tsx'
import { APP_UPDATED, TAKE_OVER } from './messages.ts'
import { precacheLearningHub } from './precache-learning-hub.ts'
import { trustedWorkerUrl } from './trusted-url.ts'

/** A tab that stays open for days checks for a newer version when it becomes visible, at most once in this time. */
const CHECK_EVERY_MS = 3_600_000

/** The delay after the page load: the page's own requests come first. */
const REGISTER_DELAY_MS = 2_000

/**
 * Registers the service worker, which stores the app on this device: it then opens without a network. Source:
 * requirements SW-01, SW-02.
 */
export function registerServiceWorker(): void {
  const workers = navigator.serviceWorker
  if (!workers) return
  const start = () => setTimeout(() => void register(workers).catch(() => undefined), REGISTER_DELAY_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start)
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  workers.addEventListener('message', ({ data }) => {
    if (data === APP_UPDATED) offerUpdate(workers)
  })
  const registration = await workers.register(trustedWorkerUrl('/sw.js'))
  void workers.ready.then(precacheLearningHub).catch(() => undefined)
  if (registration.waiting && workers.controller) offerUpdate(workers)

  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

function offerUpdate(workers: ServiceWorkerContainer): void {
  notify({ ...text.updated, isPersistent: true, action: { label: text.refresh, run: () => void refresh(workers) } })
}

/**
 * Activates the newer version, which deletes the cached files of the older one, and reloads the page. It does nothing
 * while an unsaved entry would be lost: the update is offered again when the app opens next.
 */
async function refresh(workers: ServiceWorkerContainer): Promise<void> {
  if (hasUnsavedData()) return notify({ ...text.updateWaits, isPersistent: true })
  const reload = () => location.reload()
  const waiting = (await workers.getRegistration())?.waiting
  if (!waiting) return reload()
  workers.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage(TAKE_OVER)
}
