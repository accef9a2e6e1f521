import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { isLive } from '../../shared/billing/subscription.ts'
import { erasureInstant } from '../../shared/erasure/grace.ts'
import { DomainError } from '../../shared/problems.ts'
import type { Me } from '../http/authenticate.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { sessionCookie } from '../http/session.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { enqueuePayment } from '../outbox/payment-job.ts'
import { table, tableName } from '../table/client.ts'
import { deleteRange } from '../table/delete-range.ts'
import { ErasureItem } from '../table/items/erasure.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { SessionItem } from '../table/items/session.ts'
import { StaffItem } from '../table/items/staff.ts'
import type { UserId } from '../table/keys.ts'
import { findProfile } from '../table/records/profile.ts'
import { countAttempts, type RateLimit } from '../table/records/rate-limits.ts'
import { forgetDevices } from '../table/records/reminder-devices.ts'

/** Deletions that are asked for, and taken back. Each notifies the owner by mail. */
const LIMIT: RateLimit = { name: 'erasure', max: 5, everyMs: 86_400_000 }

/** By then the deletion is stored, or will not be. */
const STORED_AFTER_S = 60

interface RequestContext {
  me: Me
  now: number
  requestId: string
  setCookie: (cookie: string) => void
}

/**
 * Asks for the deletion of the user's account. One transaction stores when it ends; from then on no session of it is
 * valid. The notice to the owner is queued first, and is sent only when the deletion was stored: so it is never lost,
 * and never sent about nothing. So is the job that ends the renewal of a subscription. Of concurrent requests one counts, and only its notice is sent.
 *
 * Returns when the account ends (epoch ms). Throws `role-first`, `too-many-tries` and `busy`. Source: requirement
 * PROF-03.
 */
export async function requestErasure({ me, now, requestId, setCookie }: RequestContext): Promise<{ erasesAt: number }> {
  const { userId } = me
  const profile = await findProfile(userId)
  if (!profile) throw new DomainError('not-signed-in')
  // The roles of the profile, not of the session: staff with a short password have a role, too.
  if (profile.roles.length > 0) throw new DomainError('role-first')
  await countAttempts([{ limit: LIMIT, subject: userId }], now)
  const { billing } = me
  if (billing?.subscription && isLive(billing.subscription))
    await enqueuePayment({ customer: billing.customer, endsRenewal: true, correlationId: requestId }, STORED_AFTER_S)
  await enqueueMail({ kind: 'erasure-asked', userId, correlationId: requestId, askedAt: now })
  const erasesAt = await storeRequest(userId, erasureInstant(now))
  setCookie(sessionCookie.clear())
  // They are invalid already, so a failure changes nothing.
  await Promise.all([deleteRange(SessionItem.all({ user: userId })), forgetDevices(userId, () => true)]).catch(
    (error: Error) => logger.error('ended sessions or their devices stay stored', { error: traceOf(error) }),
  )
  return { erasesAt }
}

/** Stores when an account ends. Returns the stored instant, which may be that of a request that came first. */
async function storeRequest(user: UserId, erasesAt: number): Promise<number> {
  const TableName = tableName()
  const now = Date.now()
  const mark = {
    TableName,
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set erasesAt = :erasesAt, trustedFrom = :now',
    ConditionExpression:
      'attribute_exists(pk) and attribute_not_exists(erasesAt) and (attribute_not_exists(trustedFrom) or trustedFrom <= :now)',
    ExpressionAttributeValues: { ':erasesAt': erasesAt, ':now': now },
  }
  const entry = { TableName, Item: { ...ErasureItem.key({ user }), erasesAt } }
  // No role was given in between: an account with one is never erased.
  const hasNoRole = { TableName, Key: StaffItem.key({ user }), ConditionExpression: 'attribute_not_exists(pk)' }
  try {
    await table.send(
      new TransactWriteCommand({ TransactItems: [{ Update: mark }, { Put: entry }, { ConditionCheck: hasNoRole }] }),
    )
    return erasesAt
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const stored = (await findProfile(user))?.erasesAt
    if (stored === undefined) throw new DomainError('busy')
    return stored
  }
}
