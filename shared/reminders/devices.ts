import type { Book, Device, Progress } from './book.ts'
import { MAX_DEVICES } from './limits.ts'

/** What a device says about itself, and the session that registers it. */
export type DeviceRegistration = Pick<Device, 'id' | 'endpoint' | 'p256dh' | 'auth' | 'userAgent' | 'session'>

const FIELDS = ['endpoint', 'p256dh', 'auth', 'userAgent', 'session'] as const

/**
 * A book with a device. It is told what comes from `now` (epoch ms) on, not what came before. Registering it again changes
 * only what it says about itself. Beyond ten devices the one that was registered first goes. Source: requirement PUSH-03.
 */
export function registerDevice<B extends Book>(book: B, registration: DeviceRegistration, now: number): B {
  const known = book.devices.find(({ id }) => id === registration.id)
  if (known && FIELDS.every((field) => known[field] === registration[field])) return book
  const device: Device = { addedAt: now, rungUpTo: now, ...known, ...registration }
  const others = book.devices.filter(({ id }) => id !== registration.id)
  return { ...book, devices: [...others, device].slice(-MAX_DEVICES) }
}

/** A book without a device. The same book if it does not have it. */
export function removeDevice<B extends Book>(book: B, id: string): B {
  return book.devices.some((device) => device.id === id)
    ? { ...book, devices: book.devices.filter((device) => device.id !== id) }
    : book
}

/** A book without the devices of ended sessions. The same book if there are none. Source: requirement SEC-14. */
export function removeDevicesOf<B extends Book>(book: B, isEnded: (session: string) => boolean): B {
  const devices = book.devices.filter(({ session }) => !isEnded(session))
  return devices.length === book.devices.length ? book : { ...book, devices }
}

/**
 * What became of what was sent to a device. `later`: when to try again (epoch ms). `isRefused`: its push service has answered, and
 * did not take it.
 */
export type Outcome = { sent: true } | { gone: true } | { later: number; isRefused?: true }

/** A device that failed so often, at most hourly, is forgotten. It registers again when the app is opened on it. */
const MAX_FAILURES = 100

/**
 * A device after it was told what came until `upTo` (epoch ms), or `undefined` when it is to be forgotten. After a failure
 * it is still to be told. Source: requirement PUSH-05.
 */
export function afterRinging<P extends Progress>(device: P, outcome: Outcome, upTo: number): P | undefined {
  if ('gone' in outcome) return undefined
  const { retryAt: _, failures = 0, ...rest } = device
  if ('sent' in outcome) return { ...rest, rungUpTo: Math.max(rest.rungUpTo, upTo) } as P
  if (failures + 1 >= MAX_FAILURES) return undefined
  return { ...rest, failures: failures + 1, retryAt: outcome.later } as P
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * When to try a device again (epoch ms) after its n-th failure in a row: in 1, 2, 4 … 60 minutes, or when its push service
 * says, at most a day later. Source: requirement PUSH-05.
 */
export function retryInstant(now: number, failures: number, retryAfterS = 0): number {
  const backOff = Math.min(MINUTE_MS * 2 ** Math.min(failures - 1, 10), HOUR_MS)
  return now + Math.max(backOff, Math.min(retryAfterS * 1000, 24 * HOUR_MS))
}
