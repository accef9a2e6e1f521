import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { MailRefusalReason } from '../../../shared/auth/schema.ts'
import { MAIL_DAYS, type OperationsState } from '../../../shared/operations/schema.ts'
import { table, tableName } from '../client.ts'
import { keyPartsOf } from '../item-kind.ts'
import { MailDayItem } from '../items/mail-day.ts'
import { readAll } from '../query.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 2 * MAIL_DAYS

/** The day of an instant (epoch ms) in UTC. */
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** Counts a refused mail on the day of `now` (epoch ms). The table deletes the count after two weeks. */
export async function countRefusal(reason: MailRefusalReason, now: number): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: MailDayItem.key({ day: dayOf(now) }),
      UpdateExpression: `set #ttl = :ttl add ${reason === 'bounce' ? 'bounces' : 'complaints'} :one`,
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':ttl': Math.ceil((now + KEPT_DAYS * DAY_MS) / 1000) },
    }),
  )
}

/** How many mails were refused on each of the last days, the latest first. */
export async function findMailDays(now: number): Promise<OperationsState['mail']> {
  const days = Array.from({ length: MAIL_DAYS }, (_, n) => dayOf(now - n * DAY_MS))
  const items = await readAll(MailDayItem.all({}))
  const counts = new Map(items.map((item) => [keyPartsOf(MailDayItem, item).day, MailDayItem.parse(item)]))
  return days.map((on) => ({ on, bounces: 0, complaints: 0, ...counts.get(on) }))
}
