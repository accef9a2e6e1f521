import * as z from 'zod/mini'
import { Instant } from '../time/schema.ts'
import { nextRingAt, type Rings } from './push-plan.ts'
import { Reminder, ReminderSettings } from './schema.ts'

/** How far a device, or mail, has got. */
const progress = {
  /** What came until then has been told, or was before its time. */
  rungUpTo: Instant,
  /** After a failure: when to try again, and how often it has failed without a success. */
  retryAt: z.exactOptional(Instant),
  failures: z.exactOptional(z.int()),
}
const Progress = z.object(progress)
export type Progress = z.infer<typeof Progress>

/** A device that gets notifications, and how far it has got. */
export const Device = z.object({
  /** A hash of the address, so that no other place needs the address to name the device. */
  id: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  userAgent: z.string(),
  /** The hash of the session that registered it. The end of that session ends the notifications. */
  session: z.string(),
  addedAt: Instant,
  ...progress,
})
export type Device = z.infer<typeof Device>

/** A user's reminders, how they ring and on which devices: one item, so that ringing needs one read for all of it. */
export const Book = z.object({
  /** The account's time zone. */
  zone: z._default(z.string(), 'UTC'),
  reminders: z._default(z.array(Reminder), []),
  settings: z._default(ReminderSettings, { showsTitle: false }),
  devices: z._default(z.array(Device), []),
  /** How far mail has got, for a user who wants it: one more device. */
  mail: z.exactOptional(Progress),
  /** Until then one run rings, and no other one. */
  leaseUntil: z.exactOptional(Instant),
})
export type Book = z.infer<typeof Book>

/** What decides when the reminders of a book ring. */
export function ringsOf({ reminders, zone, settings }: Book): Rings {
  return { reminders, zone, quietHours: settings.quietHours }
}

/** The next instant (epoch ms) at which something must be sent; `undefined` when there is nothing to send. */
export function dueAt(book: Book): number | undefined {
  const listeners = [...book.devices, ...(book.mail ? [book.mail] : [])]
  const instants = listeners.flatMap(({ retryAt, rungUpTo }) => retryAt ?? nextRingAt(ringsOf(book), rungUpTo) ?? [])
  return instants.length > 0 ? Math.min(...instants) : undefined
}

/** A book with other settings. Mail is told what comes from `now` (epoch ms) on, and nothing once it is turned off. */
export function withSettings<B extends Book>(book: B, settings: ReminderSettings, now: number): B {
  const { mail, ...rest } = book
  return { ...rest, settings, ...(settings.byMail && { mail: mail ?? { rungUpTo: now } }) } as B
}
