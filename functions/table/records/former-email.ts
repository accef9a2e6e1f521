import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../client.ts'
import { findItem } from '../find-item.ts'
import { FormerEmailItem } from '../items/former-email.ts'
import type { UserId } from '../keys.ts'

/** For as long as a job about it may come back from the queue or be redriven. */
const REMEMBERED_S = 15 * 86_400

/** Remembers which address an account had when another was asked for: whoever reads it is told, wherever mail goes by then. */
export async function keepFormerEmail(user: UserId, email: string, askedAt: number): Promise<void> {
  const Item = { ...FormerEmailItem.key({ user, askedAt }), email, ttl: Math.ceil(askedAt / 1000) + REMEMBERED_S }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

export async function findFormerEmail(user: UserId, askedAt: number): Promise<string | undefined> {
  const item = await findItem(FormerEmailItem.key({ user, askedAt }))
  return item && FormerEmailItem.parse(item).email
}
