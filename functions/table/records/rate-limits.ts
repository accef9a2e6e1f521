import { createHmac } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../../shared/problems.ts'
import { environmentVariable } from '../../aws/environment.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { findItem } from '../find-item.ts'
import { RateLimitItem } from '../items/rate-limit.ts'
import type { Hash } from '../keys.ts'

/** A rate limit: at most `max` attempts in each window of `everyMs`. */
export interface RateLimit {
  name: string
  max: number
  everyMs: number
}

/** An attempt that counts against a limit. `subject` is what is limited, such as an IP address. It is stored hashed. */
export interface Attempt {
  limit: RateLimit
  subject: string
}

/** A keyed hash, so that the table does not reveal IP and e-mail addresses. */
function hashSubject(subject: string): Hash {
  return createHmac('sha256', environmentVariable('ORIGIN_SECRET'))
    .update(`limit ${subject}`)
    .digest('base64url') as Hash
}

async function addToCount({ limit, subject }: Attempt, delta: 1 | -1, now: number): Promise<void> {
  const { name, max, everyMs } = limit
  const window = Math.floor(now / everyMs)
  const endsAt = (window + 1) * everyMs
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: RateLimitItem.key({ name, hash: hashSubject(subject), window }),
    UpdateExpression: 'add n :by set #ttl = :ttl',
    ConditionExpression: delta === 1 ? 'attribute_not_exists(n) or n < :bound' : 'n > :bound',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':by': delta, ':bound': delta === 1 ? max : 0, ':ttl': Math.ceil(endsAt / 1000) },
  })
  const isCounted = await tryConditionalWrite(table.send(command))
  if (!isCounted && delta === 1) throw new DomainError('too-many-tries', [], Math.ceil((endsAt - now) / 1000))
}

/**
 * Counts attempts before they are made, so that concurrent attempts cannot exceed a limit. Throws `too-many-tries` at
 * the first limit that is reached, and does not count against the limits after it. Source: requirement SEC-12.
 */
export async function countAttempts(attempts: readonly Attempt[], now: number): Promise<void> {
  for (const attempt of attempts) await addToCount(attempt, 1, now)
}

/** Like `countAttempts`, but returns `false` instead of throwing when a limit is reached. */
export async function countIfAllowed(attempts: readonly Attempt[], now: number): Promise<boolean> {
  try {
    await countAttempts(attempts, now)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** Returns how many attempts a window has so far. */
export async function readCount({ limit: { name, everyMs }, subject }: Attempt, now: number): Promise<number> {
  const item = await findItem(
    RateLimitItem.key({ name, hash: hashSubject(subject), window: Math.floor(now / everyMs) }),
  )
  return item ? RateLimitItem.parse(item).n : 0
}

/** Takes attempts back, for example after a correct password: a successful attempt does not count. */
export async function uncountAttempts(attempts: readonly Attempt[], now: number): Promise<void> {
  await Promise.all(attempts.map((attempt) => addToCount(attempt, -1, now)))
}
