import { useSyncExternalStore } from 'react'
import { type LocalDate, localDate } from '../../../../../shared/time/local-date.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'

/** Smaller differences come from the network and from the header's whole seconds. */
const TOLERANCE_MS = 2_000
const TICK_MS = 30_000

const KEY = 'clock-offset'

let offsetMs = storedOffset()
let correctionCount = 0
const listeners = createListeners()

/**
 * The correction stored by an earlier visit. Without a network it is the only sign that the device's clock is wrong.
 */
function storedOffset(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0
  } catch {
    return 0
  }
}

function storeOffset(): void {
  try {
    if (offsetMs === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(offsetMs))
  } catch {
    // Storage is not available: the next visit determines the correction again.
  }
}

/** Returns the current instant (epoch ms): the device's clock, corrected by the `Date` of the service's replies. */
export function now(): number {
  return Date.now() + offsetMs
}

/** Returns the time zone of the device. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns the current local date. */
export function today(): LocalDate {
  return localDate(now(), zone())
}

/** Returns the local hour of the day, 0–23. */
export function hourOfDay(): number {
  return new Date(now()).getHours()
}

/** Returns how often the clock was corrected. After a correction, an earlier `today` may have been wrong. */
export function clockCorrections(): number {
  return correctionCount
}

/** Corrects the clock from the `Date` header of a reply. Differences of up to two seconds change nothing. */
export function correctClock(header: string | null): void {
  const measuredMs = Date.parse(header ?? '') - Date.now()
  if (Number.isNaN(measuredMs) || Math.abs(measuredMs - offsetMs) <= TOLERANCE_MS) return
  offsetMs = Math.abs(measuredMs) <= TOLERANCE_MS ? 0 : measuredMs
  storeOffset()
  correctionCount += 1
  listeners.tell()
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener)
  const timer = setInterval(listener, TICK_MS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    unsubscribe()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Subscribes to a value of the clock, such as `today`. It is updated at midnight and when a phone wakes up. */
export function useClock<T extends string | number>(read: () => T): T {
  return useSyncExternalStore(subscribe, read)
}
