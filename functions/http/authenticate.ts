import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Account } from '../../shared/auth/schema.ts'
import type { Preferences } from '../../shared/preferences/preferences.ts'
import { type Entitlement, entitlement } from '../../shared/premium/entitlement.ts'
import { table, tableName } from '../table/client.ts'
import { readCustom, type StoredCustom } from '../table/custom.ts'
import { type Hash, keys, ranges, type UserId } from '../table/keys.ts'
import { readPreferences } from '../table/preferences.ts'
import { Profile } from '../table/profile.ts'
import { readPage } from '../table/query.ts'
import type { Claim } from './cookies.ts'
import { isAlive, isUseStale, lifetimeFor } from './session.ts'

const SessionItem = z.object({
  createdAt: z.int(),
  usedAt: z.int(),
  /** When its owner last gave the password in it (epoch ms), if since it began. */
  renewedAt: z.exactOptional(z.int()),
  lifetime: z.enum(['browser', 'stay']),
})

const ShownItem = z.object({ key: z.string(), shownAt: z.int() })
/** Something that is shown once in a while: which of its kind it was, and when (epoch ms). */
type Shown = z.infer<typeof ShownItem>

/** Who makes the request, proven by the session, and what one read tells of them. Nothing else says who somebody is. */
export interface Me {
  userId: UserId
  sessionHash: Hash
  account: Account
  preferences: Preferences
  custom: StoredCustom
  entitlement: Entitlement
  /** Epoch ms; `undefined` until the first entry is stored. */
  firstLogCompletedAt: number | undefined
  /** Whether the welcome is behind them. */
  onboarded: boolean
  lastPatternTip: Shown | undefined
}

/**
 * Proves a claim with one consistent read of everything under `ME#`. Answers `undefined` for an unknown, ended or
 * expired session: a reason would only help whoever guesses. Extends a session in use, at most once an hour.
 */
export async function authenticate(
  { userId, hash }: Claim,
  { now, isUse }: { now: number; isUse: boolean },
): Promise<Me | undefined> {
  // Small by its own limits (ten sessions, some names of their own), so one page has it all.
  const { items } = await readPage(ranges.me(userId), { consistent: true })
  const find = (sk: string) => items.find((item) => item.sk === sk)
  const profileItem = find(keys.profile(userId).sk)
  const sessionItem = find(keys.session(userId, hash).sk)
  if (!profileItem || !sessionItem) return undefined
  const {
    fullName,
    email,
    emailProvenAt,
    roles,
    firstLogCompletedAt,
    trustedFrom = 0,
    ...profile
  } = Profile.parse(profileItem)
  const session = SessionItem.parse(sessionItem)
  if ((session.renewedAt ?? session.createdAt) < trustedFrom || !isAlive(session, roles, now)) return undefined
  if (isUse && isUseStale(session, now)) await touch(userId, hash, now)
  const shownItem = find(keys.shown(userId, 'personalized_tip').sk)
  const stayLoggedIn = lifetimeFor(roles, session.lifetime) === 'stay'
  return {
    userId,
    sessionHash: hash,
    account: { id: userId, fullName, email, emailProven: emailProvenAt !== undefined, roles, stayLoggedIn },
    preferences: readPreferences(find(keys.preferences(userId).sk)),
    custom: readCustom(find(keys.custom(userId).sk)),
    entitlement: entitlement({ roles, ...profile }, now),
    firstLogCompletedAt,
    onboarded: profile.onboardingCompleted ?? false,
    lastPatternTip: shownItem && ShownItem.parse(shownItem),
  }
}

async function touch(userId: UserId, hash: Hash, now: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: keys.session(userId, hash),
    UpdateExpression: 'set usedAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  })
  // A session that ended this moment stays ended; one that could not be extended now is extended an hour later.
  await table.send(command).catch(() => undefined)
}
