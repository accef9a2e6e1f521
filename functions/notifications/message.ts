import { createHash } from 'node:crypto'
import type { PushPayload } from '../../shared/push/schema.ts'
import type { Book } from '../../shared/reminders/book.ts'
import { activeReminders, isDue } from '../../shared/reminders/rules.ts'

/** A notification, before it is sealed for a device. */
export interface Message {
  payload: PushPayload
  /** The push service keeps only the latest undelivered message of a topic: at most 32 characters of base64url. */
  topic: string
}

/** A topic says nothing to the push service, and is the same whenever the same thing is sent again. */
export const topicOf = (...parts: (string | number)[]) =>
  createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 32)

/** How many reminders of a book wait at `now` (epoch ms): the number on the app's icon. */
export const dueCount = ({ reminders, zone }: Book, now: number) =>
  activeReminders(reminders).filter((reminder) => isDue(reminder, zone, now)).length
