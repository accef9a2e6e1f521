import { createHmac } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../../shared/problems.ts'
import { environment } from '../../aws/environment.ts'
import { table, tableName } from '../client.ts'
import { LimitItem } from '../items/limit.ts'
import type { Hash } from '../keys.ts'
import { tryTo } from '../try-to.ts'

/** How often something may happen: at most `max` times in each window of `everyMs`. */
export interface Limit {
  name: string
  max: number
  everyMs: number
}

/** Something that counts: against which limit, and whose. `who` is stored under a key, not as it is. */
export interface Count {
  limit: Limit
  who: string
}

/** Whoever reads the table must not learn from which address somebody came. */
function hide(who: string): Hash {
  return createHmac('sha256', environment('ORIGIN_SECRET')).update(`limit ${who}`).digest('base64url') as Hash
}

async function add({ limit, who }: Count, by: 1 | -1, now: number): Promise<void> {
  const { name, max, everyMs } = limit
  const window = Math.floor(now / everyMs)
  const ends = (window + 1) * everyMs
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: LimitItem.key({ name, hash: hide(who), window }),
    UpdateExpression: 'add n :by set #ttl = :ttl',
    ConditionExpression: by === 1 ? 'attribute_not_exists(n) or n < :bound' : 'n > :bound',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':by': by, ':bound': by === 1 ? max : 0, ':ttl': Math.ceil(ends / 1000) },
  })
  const isCounted = await tryTo(table.send(command))
  if (!isCounted && by === 1) throw new DomainError('too-many-tries', [], Math.ceil((ends - now) / 1000))
}

/**
 * Counts a try before it is made, so that tries side by side cannot pass together. Throws `too-many-tries` at the first
 * limit that is reached: what is refused counts against none that come after it. Source: requirement SEC-12.
 */
export async function count(counts: readonly Count[], now: number): Promise<void> {
  for (const each of counts) await add(each, 1, now)
}

/** Counts something that is simply left undone once a limit is reached; whether it may be done. */
export async function isWithin(counts: readonly Count[], now: number): Promise<boolean> {
  try {
    await count(counts, now)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** Takes a try back that turned out to be none: somebody who gave the right answer was not guessing. */
export async function uncount(counts: readonly Count[], now: number): Promise<void> {
  await Promise.all(counts.map((each) => add(each, -1, now)))
}
