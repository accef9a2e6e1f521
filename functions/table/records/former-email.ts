import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../client.ts'
import { findItem } from '../find-item.ts'
import { FormerEmailItem } from '../items/former-email.ts'
import type { UserId } from '../keys.ts'
import type { Recipient } from './mail-refusals.ts'

/** How long the item is kept: as long as a job that needs it can return from the queue or be redriven. */
const RETENTION_S = 15 * 86_400

/**
 * Stores the address that an account had when a new one was requested at `askedAt` (epoch ms). That address is notified
 * even when the account's address has changed before the mail is sent.
 */
export async function saveFormerEmail(user: UserId, former: Recipient, askedAt: number): Promise<void> {
  const Item = { ...FormerEmailItem.key({ user, askedAt }), ...former, ttl: Math.ceil(askedAt / 1000) + RETENTION_S }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

export async function findFormerEmail(user: UserId, askedAt: number): Promise<Recipient | undefined> {
  const item = await findItem(FormerEmailItem.key({ user, askedAt }))
  return item && FormerEmailItem.parse(item)
}
