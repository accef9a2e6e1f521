import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Account } from '../../shared/auth/schema.ts'
import type { Preferences } from '../../shared/preferences/preferences.ts'
import { type Entitlement, entitlement } from '../../shared/premium/entitlement.ts'
import { table, tableName } from '../table/client.ts'
import { CustomItem, type StoredCustom } from '../table/items/custom.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { SessionItem } from '../table/items/session.ts'
import { type Shown, ShownItem } from '../table/items/shown.ts'
import type { Hash, Key, UserId } from '../table/keys.ts'
import { readPage } from '../table/query.ts'
import type { Claim } from './cookies.ts'
import { isAlive, isUseStale, lifetimeFor } from './session.ts'

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
  const user = { user: userId }
  const { pk } = ProfileItem.key(user)
  const { items } = await readPage({ pk, from: 'ME#', to: 'ME#\uffff' }, { consistent: true })
  const find = (key: Key) => items.find((item) => item.sk === key.sk)
  const profileItem = find(ProfileItem.key(user))
  const sessionItem = find(SessionItem.key({ user: userId, hash }))
  if (!profileItem || !sessionItem) return undefined
  const {
    fullName,
    email,
    emailProvenAt,
    roles,
    firstLogCompletedAt,
    trustedFrom = 0,
    ...profile
  } = ProfileItem.parse(profileItem)
  const session = SessionItem.parse(sessionItem)
  if ((session.renewedAt ?? session.createdAt) < trustedFrom || !isAlive(session, roles, now)) return undefined
  if (isUse && isUseStale(session, now)) await touch(userId, hash, now)
  const shownItem = find(ShownItem.key({ user: userId, what: 'personalized_tip' }))
  const stayLoggedIn = lifetimeFor(roles, session.lifetime) === 'stay'
  return {
    userId,
    sessionHash: hash,
    account: { id: userId, fullName, email, emailProven: emailProvenAt !== undefined, roles, stayLoggedIn },
    preferences: PreferencesItem.parse(find(PreferencesItem.key(user)) ?? {}),
    custom: CustomItem.parse(find(CustomItem.key(user)) ?? {}),
    entitlement: entitlement({ roles, ...profile }, now),
    firstLogCompletedAt,
    onboarded: profile.onboardingCompleted ?? false,
    lastPatternTip: shownItem && ShownItem.parse(shownItem),
  }
}

async function touch(userId: UserId, hash: Hash, now: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: SessionItem.key({ user: userId, hash }),
    UpdateExpression: 'set usedAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  })
  // A session that ended this moment stays ended; one that could not be extended now is extended an hour later.
  await table.send(command).catch(() => undefined)
}
