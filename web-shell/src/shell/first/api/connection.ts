import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../../../shared/ui/listeners.ts'

/** The state of the connection to the service. Source: requirement CONN-01. */
export type ConnectionHealth = 'connected' | 'slow' | 'degraded' | 'offline'

const CHECK_EVERY_MS = 60_000
/** After a reply more recent than this, a check is not needed. */
const RECENT_REPLY_MS = 30_000
/** After this number of consecutive calls without a reply, or with a 5xx reply, the connection is degraded. */
const DEGRADED_AFTER = 2
/** The names of the slowest networks, in browsers that report the type. */
const SLOW = /^(slow-)?2g$/

let failures = 0
let repliedAt = Number.NEGATIVE_INFINITY
const listeners = createListeners()
const recoveryListeners = createListeners()

/** Subscribes to the first reply after calls that received none. Returns a function that ends the subscription. */
export const onRecovery = recoveryListeners.subscribe

/** Records whether a call received a reply. A 4xx problem counts as a reply. A failure while offline is not counted. */
export function recordReply(replied: boolean): void {
  const hasRecovered = replied && failures > 0
  if (replied) {
    repliedAt = performance.now()
    failures = 0
  } else if (navigator.onLine) failures += 1
  listeners.tell()
  if (hasRecovered) recoveryListeners.tell()
}

/** The browser's network information; `undefined` in Safari and Firefox. */
function network(): (EventTarget & { effectiveType?: string }) | undefined {
  return (navigator as { connection?: EventTarget & { effectiveType?: string } }).connection
}

function health(): ConnectionHealth {
  if (!navigator.onLine) return 'offline'
  if (failures >= DEGRADED_AFTER) return 'degraded'
  return SLOW.test(network()?.effectiveType ?? '') ? 'slow' : 'connected'
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener)
  const subscription = new AbortController()
  const { signal } = subscription
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal })
  network()?.addEventListener('change', listener, { signal })
  return () => {
    unsubscribe()
    subscription.abort()
  }
}

/** Subscribes to the state of the connection. */
export function useConnectionHealth(): ConnectionHealth {
  return useSyncExternalStore(subscribe, health)
}

/** Whether the browser reports a network. */
export function useOnline(): boolean {
  return useConnectionHealth() !== 'offline'
}

/**
 * Calls `check` every 60 s, while the page is visible and no other call has had a reply in the last 30 s; at once when
 * the network returns. Returns a function that stops it.
 */
export function watchConnection(check: () => void): () => void {
  const checkIfNeeded = () => {
    if (document.visibilityState === 'visible' && performance.now() - repliedAt >= RECENT_REPLY_MS) check()
  }
  const timer = setInterval(checkIfNeeded, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', checkIfNeeded)
  window.addEventListener('online', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', checkIfNeeded)
    window.removeEventListener('online', check)
  }
}

/** Resets the recorded state, for tests. */
export function resetConnection(): void {
  failures = 0
  repliedAt = Number.NEGATIVE_INFINITY
}
