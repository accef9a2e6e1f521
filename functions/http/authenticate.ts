import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Account } from '../../shared/auth/schema.ts'
import type { Insight } from '../../shared/insight/schema.ts'
import type { Preferences } from '../../shared/preferences/preferences.ts'
import { type Entitlement, type EntitlementInput, entitlementAt } from '../../shared/premium/entitlement.ts'
import { type ConsentState, consentStateOf } from '../../shared/profile/consent.ts'
import { table, tableName } from '../table/client.ts'
import { BillingItem, type StoredBilling } from '../table/items/billing.ts'
import { CustomListsItem, type StoredCustomLists } from '../table/items/custom.ts'
import { LastInsightItem } from '../table/items/last-insight.ts'
import { OlderDaysItem } from '../table/items/older-days.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import { type Profile, ProfileItem } from '../table/items/profile.ts'
import { ReadArticleItem } from '../table/items/read-article.ts'
import { SessionItem } from '../table/items/session.ts'
import { SetReminderItem } from '../table/items/set-reminder.ts'
import { type ShownTip, ShownTipItem } from '../table/items/shown-tip.ts'
import { type WriteCount, WriteCountItem } from '../table/items/write-count.ts'
import type { Hash, Key, UserId } from '../table/keys.ts'
import { readPage } from '../table/query.ts'
import { identityOf } from '../table/records/profile.ts'
import { toAccount } from './account.ts'
import type { UserCookieValue } from './cookies.ts'
import { isLastUseOutdated, isSessionValid } from './session.ts'

/** The signed-in user of a request, with everything that the session read returns. No other input identifies a user. */
export interface Me {
  userId: UserId
  sessionHash: Hash
  account: Account
  preferences: Preferences
  custom: StoredCustomLists
  entitlement: Entitlement
  /** What decides about the entitlement besides payments. */
  entitlementInput: EntitlementInput
  /** Absent for users who have never opened a checkout. */
  billing: StoredBilling | undefined
  /** When the account was made (epoch ms). */
  createdAt: number
  /** Epoch ms; `undefined` until the user's first entry is stored. */
  firstLogCompletedAt: number | undefined
  /** Whether the user has completed the onboarding. */
  onboarded: boolean
  consent: ConsentState
  /** The account's IANA time zone. */
  zone: string
  /** When this session began (epoch ms). */
  signedInAt: number
  /** From when on this session is trusted (epoch ms): it is not once earlier access was ended later. */
  trustedAt: number
  /** When the user last proved who they are: at the sign-in, or later in this session (epoch ms). */
  provenAt: number
  lastPatternTip: ShownTip | undefined
  /** The newest insight, perhaps of an earlier date. */
  lastInsight: Insight | undefined
  /** Whether the user has ever opened an article, and ever set a reminder. */
  hasReadArticle: boolean
  hasSetReminder: boolean
  /** When an import last began to change days that no edit can change any more (epoch ms); 0 when none did. */
  olderDaysChangedAt: number
  /** The stored count of writes, perhaps of an earlier hour (see `withinWriteBudget`). */
  writes: WriteCount | undefined
}

/**
 * Checks the value of a session cookie with one consistent read of all items under `ME#`. Returns `undefined` for an
 * unknown, ended or expired session. It gives no reason, because a reason helps only an attacker. When the request
 * counts as use (`extendsSession`), the session is extended, at most once an hour.
 */
export async function authenticate(
  { userId, hash }: UserCookieValue,
  { now, extendsSession }: { now: number; extendsSession: boolean },
): Promise<Me | undefined> {
  // One page holds all of it: a user has at most ten sessions and a limited number of custom items.
  const keyParts = { user: userId }
  const { pk } = ProfileItem.key(keyParts)
  const { items } = await readPage({ pk, from: 'ME#', to: 'ME#\uffff' }, { consistent: true })
  const find = (key: Key) => items.find((item) => item.sk === key.sk)
  const profileItem = find(ProfileItem.key(keyParts))
  const sessionItem = find(SessionItem.key({ ...keyParts, hash }))
  if (!profileItem || !sessionItem) return undefined
  const profile = ProfileItem.parse(profileItem)
  const { roles, firstLogCompletedAt } = profile
  const session = SessionItem.parse(sessionItem)
  if (!isTrusted(session, profile) || !isSessionValid(session, roles, now)) return undefined
  if (extendsSession && isLastUseOutdated(session, now)) await recordUse(userId, hash, now)
  /** The parsed item of a kind, if the user has it. */
  const read = <T>(kind: { parse: (item: unknown) => T }, key: Key) => {
    const item = find(key)
    return item && kind.parse(item)
  }
  const billing = read(BillingItem, BillingItem.key(keyParts))
  const account = toAccount(identityOf(userId, profile), session)
  const entitlementInput = { ...profile, roles: account.roles }
  return {
    userId,
    sessionHash: hash,
    account,
    preferences: PreferencesItem.parse(find(PreferencesItem.key(keyParts)) ?? {}),
    custom: CustomListsItem.parse(find(CustomListsItem.key(keyParts)) ?? {}),
    entitlement: entitlementAt({ ...entitlementInput, subscription: billing?.subscription }, now),
    entitlementInput,
    billing,
    createdAt: profile.createdAt,
    firstLogCompletedAt,
    onboarded: profile.onboardingCompleted ?? false,
    consent: consentStateOf(profile.consent),
    zone: profile.zone,
    signedInAt: session.createdAt,
    trustedAt: trustedAtOf(session),
    provenAt: Math.max(session.createdAt, session.provenAt ?? 0),
    lastPatternTip: read(ShownTipItem, ShownTipItem.key({ ...keyParts, what: 'personalized_tip' })),
    lastInsight: read(LastInsightItem, LastInsightItem.key(keyParts))?.insight,
    hasReadArticle: find(ReadArticleItem.key(keyParts)) !== undefined,
    hasSetReminder: find(SetReminderItem.key(keyParts)) !== undefined,
    olderDaysChangedAt: read(OlderDaysItem, OlderDaysItem.key(keyParts))?.changedAt ?? 0,
    writes: read(WriteCountItem, WriteCountItem.key(keyParts)),
  }
}

const trustedAtOf = ({ renewedAt, createdAt }: { renewedAt?: number; createdAt: number }) => renewedAt ?? createdAt

/**
 * Whether a session began after all earlier access was ended. None is valid while the deletion of the account waits:
 * only a sign-in takes that back.
 */
function isTrusted(
  session: { renewedAt?: number; createdAt: number },
  { trustedFrom = 0, erasesAt }: Pick<Profile, 'trustedFrom' | 'erasesAt'>,
): boolean {
  return trustedAtOf(session) >= trustedFrom && erasesAt === undefined
}

async function recordUse(userId: UserId, hash: Hash, now: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: SessionItem.key({ user: userId, hash }),
    UpdateExpression: 'set usedAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  })
  // Without the condition, this write would recreate a session that was ended in the meantime. Every error is ignored:
  // the next request tries again.
  await table.send(command).catch(() => undefined)
}
