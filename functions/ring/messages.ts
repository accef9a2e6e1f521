import { createHash } from 'node:crypto'
import { PRODUCT } from '../../shared/product.ts'
import type { PushPayload } from '../../shared/push/schema.ts'
import type { Book } from '../../shared/reminders/book.ts'
import type { Notifications, Ring } from '../../shared/reminders/push-plan.ts'
import { activeReminders, isDue } from '../../shared/reminders/rules.ts'

/** A notification, before it is sealed for a device. */
export interface Message {
  payload: PushPayload
  /** The push service keeps only the latest undelivered message of a topic: at most 32 characters of base64url. */
  topic: string
}

const DUE_PATH = '/reminders?tab=due'

/** A topic says nothing to the push service, and is the same whenever the same thing is sent again. */
const topicOf = (...parts: (string | number)[]) =>
  createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 32)

const NEUTRAL = { title: PRODUCT, body: 'A reminder for you.' }
const neutralDigest = (count: number) => ({
  title: PRODUCT,
  body: count === 1 ? 'A reminder is waiting.' : `${count} reminders are waiting.`,
})

/**
 * The notifications of what rings. Only if the user chose so do they show the title of a reminder. Source: requirements
 * PUSH-04, SEC-21.
 */
export function messagesOf(book: Book, notifications: Notifications, now: number): Message[] {
  const due = activeReminders(book.reminders).filter((reminder) => isDue(reminder, book.zone, now)).length
  if ('digest' in notifications) {
    const rings = notifications.digest
    const topic = topicOf('digest', ...rings.map(({ reminder, at }) => `${reminder.id} ${at}`))
    return [{ topic, payload: { ...neutralDigest(rings.length), tag: 'reminders', path: DUE_PATH, due } }]
  }
  return notifications.single.map(({ reminder, at }: Ring) => ({
    topic: topicOf(reminder.id, at),
    payload: {
      ...(book.settings.showsTitle ? { title: reminder.title, body: PRODUCT } : NEUTRAL),
      tag: reminder.id,
      path: DUE_PATH,
      due,
      reminder: reminder.id,
    },
  }))
}
