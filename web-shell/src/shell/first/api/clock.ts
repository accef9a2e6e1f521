import { useSyncExternalStore } from 'react'
import { type LocalDate, localDate } from '../../../../../shared/time/local-date.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'

/** A difference this small, in milliseconds, is the network's and the header's whole seconds, not the clock's. */
const TOLERANCE_MS = 2_000
const TICK_MS = 30_000

const KEY = 'clock-offset'

let offsetMs = kept()
let corrected = 0
const listeners = createListeners()

/** What an earlier opening learnt: without a network nothing else tells a device that its clock is days off. */
function kept(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0
  } catch {
    return 0
  }
}

function keep(): void {
  try {
    if (offsetMs === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(offsetMs))
  } catch {
    // Storage is closed to us: it is learnt again.
  }
}

/** The instant, epoch ms: the device's clock put right by what the service's replies said. */
export function now(): number {
  return Date.now() + offsetMs
}

/** The time zone the device is in. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The calendar day where the device is. */
export function today(): LocalDate {
  return localDate(now(), zone())
}

/** The hour of the day where the device is, 0–23. */
export function hourOfDay(): number {
  return new Date(now()).getHours()
}

/** How often the clock was put right: what was taken for today may not have been. */
export function corrections(): number {
  return corrected
}

/** Learns the time from a reply's `Date` header. Smaller differences than two seconds change nothing. */
export function learnTime(header: string | null): void {
  const learnt = Date.parse(header ?? '') - Date.now()
  if (Number.isNaN(learnt) || Math.abs(learnt - offsetMs) <= TOLERANCE_MS) return
  offsetMs = Math.abs(learnt) <= TOLERANCE_MS ? 0 : learnt
  keep()
  corrected += 1
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

/** Follows a value of the clock, such as `today`, past midnight and through a night in the pocket. */
export function useClock<T extends string | number>(read: () => T): T {
  return useSyncExternalStore(subscribe, read)
}
