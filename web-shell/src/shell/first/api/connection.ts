import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../../../shared/ui/listeners.ts'

/** How well the service can be reached. Source: requirement CONN-01. */
export type Health = 'connected' | 'slow' | 'degraded' | 'offline'

const CHECK_EVERY_MS = 60_000
/** An answer this young makes a check needless. */
const YOUNG_MS = 30_000
/** So many calls in a row without an answer, or with none but that the service is at fault. */
const DEGRADED_AFTER = 2
/** What browsers call the slowest networks, where they tell. */
const SLOW = /^(slow-)?2g$/

let failures = 0
let answeredAt = Number.NEGATIVE_INFINITY
const listeners = createListeners()

/** Takes note of whether a call was answered, by a refusal too. What fails for want of a network says nothing. */
export function noteAnswer(answered: boolean): void {
  if (answered) answeredAt = performance.now()
  if (answered) failures = 0
  else if (navigator.onLine) failures += 1
  listeners.tell()
}

/** What browsers tell of the network beyond whether there is one; Safari and Firefox tell nothing. */
function network(): (EventTarget & { effectiveType?: string }) | undefined {
  return (navigator as { connection?: EventTarget & { effectiveType?: string } }).connection
}

function health(): Health {
  if (!navigator.onLine) return 'offline'
  if (failures >= DEGRADED_AFTER) return 'degraded'
  return SLOW.test(network()?.effectiveType ?? '') ? 'slow' : 'connected'
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener)
  const listening = new AbortController()
  const { signal } = listening
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal })
  network()?.addEventListener('change', listener, { signal })
  return () => {
    unsubscribe()
    listening.abort()
  }
}

/** Follows how well the service can be reached. */
export function useHealth(): Health {
  return useSyncExternalStore(subscribe, health)
}

/** Whether the device has a network, as far as it knows. */
export function useOnline(): boolean {
  return useHealth() !== 'offline'
}

/**
 * Asks the service every 60 s whether it is there, while somebody looks at the page and nothing else has been answered
 * meanwhile; at once when a lost network comes back. Answers how to stop.
 */
export function watchConnection(check: () => void): () => void {
  const askIfQuiet = () => {
    if (document.visibilityState === 'visible' && performance.now() - answeredAt >= YOUNG_MS) check()
  }
  const timer = setInterval(askIfQuiet, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', askIfQuiet)
  window.addEventListener('online', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askIfQuiet)
    window.removeEventListener('online', check)
  }
}

/** Forgets what was noted, for tests. */
export function forgetAnswers(): void {
  failures = 0
  answeredAt = Number.NEGATIVE_INFINITY
}
