import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Endpoint } from '../../shared/http/endpoint.ts'
import { DomainError } from '../../shared/problems.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { type WriteCount, WriteCountItem } from '../table/items/write-count.ts'
import type { UserId } from '../table/keys.ts'
import { countWriteUnits } from '../table/write-units.ts'
import type { Me } from './authenticate.ts'

const HOUR_MS = 3_600_000

/** The write units of a user in one hour of the clock. 200 edits of days with long notes need less than half of it. */
export const MAX_USER_UNITS = 2_000
/** The write units of an editor or admin. Saving the longest article needs a few hundred. */
export const MAX_STAFF_UNITS = 20_000
/** An instance of a function stores its count of a user in steps of this many units. */
export const STEP_UNITS = 50

/** What this instance has counted in one hour and not yet stored, by user. */
const unstored = { hour: 0, units: new Map<UserId, number>() }

/** Whether calls of an endpoint count as writes: those of signed-in users that change something. */
function isCounted({ method, caller, isAlwaysAllowed }: Endpoint): boolean {
  return method !== 'GET' && caller !== 'anyone' && !isAlwaysAllowed
}

/** Returns the count of this instance for a user. A new hour starts at 0. */
function unstoredUnits(user: UserId, hour: number): number {
  if (unstored.hour !== hour) {
    unstored.hour = hour
    unstored.units.clear()
  }
  return unstored.units.get(user) ?? 0
}

/** Adds units to the stored count. `stored` is the count that the session's read returned. */
export async function storeWriteUnits(
  user: UserId,
  { hour, units }: WriteCount,
  stored: WriteCount | undefined,
): Promise<void> {
  const item = { TableName: tableName(), Key: WriteCountItem.key({ user }) }
  if (stored?.hour !== hour) {
    const start = new UpdateCommand({
      ...item,
      UpdateExpression: 'set #hour = :hour, #units = :units',
      ConditionExpression: 'attribute_not_exists(pk) or #hour < :hour',
      ExpressionAttributeNames: { '#hour': 'hour', '#units': 'units' },
      ExpressionAttributeValues: { ':hour': hour, ':units': units },
    })
    if (await tryConditionalWrite(table.send(start))) return
    // Another instance has started the count of this hour.
  }
  const add = new UpdateCommand({
    ...item,
    UpdateExpression: 'add #units :units',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#units': 'units' },
    ExpressionAttributeValues: { ':units': units },
  })
  await table.send(add)
}

/** Counts write units in this instance, and stores them when they are a step. */
async function addToCount(user: UserId, { hour, units }: WriteCount, stored: WriteCount | undefined): Promise<void> {
  const total = unstoredUnits(user, hour) + units
  unstored.units.set(user, total)
  if (total < STEP_UNITS) return
  unstored.units.delete(user)
  try {
    await storeWriteUnits(user, { hour, units: total }, stored)
  } catch {
    // The operation is done. A count that cannot be stored is added to the next one.
    unstored.units.set(user, unstoredUnits(user, hour) + total)
  }
}

/**
 * Runs an operation within the user's budget of writes. What it wrote is known only afterwards, so an operation is
 * refused when the budget is already used up. The count comes with the session's read and is written once for every
 * `STEP_UNITS`, so most writes cost nothing more, and a refusal costs no write. Throws `too-many-changes`. Source:
 * requirement SEC-12.
 */
export async function withinWriteBudget<T>(
  { endpoint, me, now }: { endpoint: Endpoint; me: Me | undefined; now: number },
  run: () => Promise<T> | T,
): Promise<T> {
  if (!me || !isCounted(endpoint)) return run()
  const { userId, account, writes } = me
  const hour = Math.floor(now / HOUR_MS)
  const used = (writes?.hour === hour ? writes.units : 0) + unstoredUnits(userId, hour)
  if (used >= (account.roles.length ? MAX_STAFF_UNITS : MAX_USER_UNITS))
    throw new DomainError('too-many-changes', [], Math.ceil(((hour + 1) * HOUR_MS - now) / 1000))
  return countWriteUnits(run, (units) => addToCount(userId, { hour, units }, writes))
}
