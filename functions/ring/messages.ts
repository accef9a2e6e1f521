import { PRODUCT } from '../../shared/product.ts'
import type { Book } from '../../shared/reminders/book.ts'
import type { Notifications, Ring } from '../../shared/reminders/push-plan.ts'
import { dueCount, type Message, topicOf } from '../notifications/message.ts'

const DUE_PATH = '/reminders?tab=due'

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
  const due = dueCount(book, now)
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
