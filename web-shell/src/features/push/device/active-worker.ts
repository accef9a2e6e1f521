/** How long the service worker is waited for. Source: requirement PUSH-03. */
const TIMEOUT_MS = 10_000

/**
 * Returns the registration of the service worker when it is active. Throws `Service worker timeout` after ten seconds.
 * Source: requirement PUSH-03.
 */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Service worker timeout')), TIMEOUT_MS)
  try {
    return await Promise.race([navigator.serviceWorker.ready, timeout])
  } finally {
    clearTimeout(timer)
  }
}
