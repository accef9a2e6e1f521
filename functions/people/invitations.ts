import { randomBytes } from 'node:crypto'
import { LINKS } from '../../shared/auth/mail-links.ts'
import type { Role } from '../../shared/auth/schema.ts'
import { type Invitation, LISTED_AFTER_MS, MAX_INVITATIONS } from '../../shared/people/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { createUser } from '../aws/directory-user.ts'
import { entryOf } from '../http/audit-entry.ts'
import { newSecret } from '../http/cookies.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { mayMail, uncountMail } from '../outbox/mail-limits.ts'
import { tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { InvitationItem } from '../table/items/invitation.ts'
import { LinkItem } from '../table/items/link.ts'
import { type Profile, ProfileItem } from '../table/items/profile.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'
import type { UserId } from '../table/keys.ts'
import { readAll } from '../table/query.ts'
import { tryAct, type Write } from '../table/records/audit.ts'
import { asRead, type InvitedProfile, isOpen, removal, removalWrites } from '../table/records/invitations.ts'
import { readRefusal } from '../table/records/mail-refusals.ts'
import { findProfile } from '../table/records/profile.ts'
import { countAttempts, type RateLimit } from '../table/records/rate-limits.ts'
import { markUnfinished } from '../table/records/unfinished-accounts.ts'
import { assertRoomForStaff, findByAddress, isEqual, staffWrite } from './people.ts'

const HOUR_MS = 3_600_000
const MAILS: RateLimit = { name: 'invitations', max: 20, everyMs: HOUR_MS }
/** Within this time the same invitation by the same admin is a retry after a lost reply. */
const REPEATABLE_MS = 10 * 60_000
/** A function with routes ends after 10 s at the latest, so by then the act is stored or never will be. */
const AFTER_THE_REQUEST_S = 12

/** The request of an admin, with a proof. */
interface Act {
  me: { userId: UserId }
  now: number
  requestId: string
  userAgent: string
  viewerIp: string
}

/** An account that an admin has made for its owner. */
interface Invited {
  user: UserId
  profile: Profile
  by: string
  createdAt: number
}

/** The invited account; `undefined` when there is no such invitation (any more). */
async function findInvited(user: UserId): Promise<Invited | undefined> {
  const [item, profile] = await Promise.all([findItem(InvitationItem.key({ user })), findProfile(user)])
  return item && profile && { user, profile, ...InvitationItem.parse(item) }
}

async function toInvitation({ user: id, profile, by }: Invited, now: number): Promise<Invitation> {
  const { email, roles, invitedAt, createdAt, trustedFrom = 0 } = profile
  const known = { id, email, roles, by }
  // The account begins with the acceptance.
  if (invitedAt === undefined) return { ...known, sentAt: createdAt, state: 'accepted', at: createdAt }
  const at = invitedAt + LINKS.invite.validForMs
  // Who ends all access of a person ends this link, too.
  const isPending = now < at && invitedAt >= trustedFrom
  const { hasBounced, hasComplained } = await readRefusal({ email, isVerified: false })
  const isMailRefused = hasBounced || hasComplained
  const state = isPending ? 'pending' : 'expired'
  return { ...known, sentAt: invitedAt, state, at, ...(isMailRefused && { isMailRefused }) }
}

/** The invitations that wait or have expired, and those that were accepted in the last 30 days; the newest first. */
export async function listInvitations(now: number): Promise<Invitation[]> {
  const items = await readAll(InvitationItem.all({}), { consistent: true })
  const invited = await Promise.all(items.map((item) => findInvited(keyPartsOf(InvitationItem, item).user)))
  const listed = invited.flatMap((each) => (each && each.profile.erasesAt === undefined ? [each] : []))
  const invitations = await Promise.all(listed.map((each) => toInvitation(each, now)))
  return invitations
    .filter(({ state, at }) => state !== 'accepted' || now < at + LISTED_AFTER_MS)
    .toSorted((one, other) => other.sentAt - one.sentAt)
    .slice(0, MAX_INVITATIONS)
}

/**
 * Counts a mail of an admin to an address that is not proven, queues it, and does what belongs to it. The mail is queued
 * first, so no stored act is without it; it is sent only if `run` has stored that it was asked for at `now`. Throws
 * `address-refuses-mail`, `too-many-tries`, and what `run` throws.
 */
async function withMail<T>(
  email: string,
  user: UserId,
  { me, now, requestId }: Act,
  run: () => Promise<T>,
): Promise<T> {
  const { hasBounced, hasComplained } = await readRefusal({ email, isVerified: false })
  if (hasBounced || hasComplained) throw new DomainError('address-refuses-mail')
  await countAttempts([{ limit: MAILS, subject: me.userId }], now)
  const mail = { email, isVerified: false, hasComplained, cause: 'admin' } as const
  if (!(await mayMail(mail, now)))
    throw new DomainError('too-many-tries', [], Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000))
  try {
    await enqueueMail({ kind: 'invite', userId: user, correlationId: requestId, askedAt: now }, AFTER_THE_REQUEST_S)
    return await run()
  } catch (error) {
    await uncountMail(mail, now).catch(() => undefined)
    throw error
  }
}

/**
 * Makes an account for an address, with roles that count once its owner has accepted, and mails the link. A retry after
 * a lost reply gets the same invitation, and sends no second mail. Throws what the contract names, and `busy`.
 */
export async function invite(
  { email, roles, reason }: { email: string; roles: readonly Role[]; reason: string },
  act: Act,
): Promise<Invitation> {
  const repeated = await findRepeated(email, roles, act)
  if (repeated) return repeated
  if (roles.length > 0) await assertRoomForStaff()
  if ((await readAll(InvitationItem.all({}))).length >= MAX_INVITATIONS) throw new DomainError('too-many-invitations')
  const { me, now } = act
  const user = randomBytes(16).toString('hex') as UserId
  return withMail(email, user, act, async () => {
    await markUnfinished(user, now)
    // No one knows it. Only a link that is mailed to the address, or Google, gives the account to its owner.
    await createUser(user, newSecret())
    const profile = { fullName: '', email, zone: 'UTC', createdAt: now, invitedAt: now, ...(roles.length && { roles }) }
    const invitation = { by: me.userId, createdAt: now }
    const writes = [
      putNew({ ...EmailOwnerItem.key({ address: email }), userId: user }),
      putNew({ ...ProfileItem.key({ user }), ...profile }),
      putNew({ ...InvitationItem.key({ user }), ...invitation }),
      ...(roles.length ? [staffWrite(user, roles)] : []),
      removal(UnfinishedAccountItem.key({ user })),
    ]
    const failed = await tryAct(
      writes,
      entryOf(act, 'invited', user, { reason, ...(roles.length && { roles: [...roles] }) }),
    )
    if (failed === undefined)
      return toInvitation({ user, profile: { ...profile, roles: [...roles] }, ...invitation }, now)
    const meanwhile = await findRepeated(email, roles, act)
    if (!meanwhile) throw new DomainError('busy')
    return meanwhile
  })
}

/**
 * The invitation that this admin has just made for the address. Throws `already-invited` and `address-has-account` when
 * the address belongs to another account.
 */
async function findRepeated(email: string, roles: readonly Role[], { me, now }: Act): Promise<Invitation | undefined> {
  const owner = await findByAddress(email)
  if (!owner) return undefined
  const invited = owner.profile.invitedAt === undefined ? undefined : await findInvited(owner.id)
  if (!invited) throw new DomainError('address-has-account')
  const isRetry =
    invited.by === me.userId && isEqual(invited.profile.roles, roles) && now < invited.createdAt + REPEATABLE_MS
  if (!isRetry) throw new DomainError('already-invited')
  return toInvitation(invited, now)
}

/** The invited account, which nobody has used. Throws `invitation-ended`. */
async function findOpen(user: UserId): Promise<Invited & { profile: InvitedProfile }> {
  const invited = await findInvited(user)
  const profile = invited?.profile
  if (!profile || !isOpen(profile)) throw new DomainError('invitation-ended')
  return { ...invited, profile }
}

/**
 * Mails a new link, after that of `sentAt`, which ends at once. When a newer one has been sent since, by a request whose
 * reply was lost or by another admin, sends none. Throws `invitation-ended`, `busy`, and as `withMail`.
 */
export async function sendAgain(
  user: UserId,
  { sentAt, reason }: { sentAt: number; reason: string },
  act: Act,
): Promise<Invitation> {
  const { now } = act
  const invited = await findOpen(user)
  const { profile } = invited
  if (profile.invitedAt > sentAt) return toInvitation(invited, now)
  return withMail(profile.email, user, act, async () => {
    const { ConditionExpression, ExpressionAttributeValues } = asRead(profile)
    const update: Write = {
      Update: {
        TableName: tableName(),
        Key: ProfileItem.key({ user }),
        UpdateExpression: 'set invitedAt = :now',
        ConditionExpression,
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ':now': now },
      },
    }
    const writes = [update, removal(LinkItem.key({ user, kind: 'invite' }))]
    if ((await tryAct(writes, entryOf(act, 'invitation-sent-again', user, { reason }))) !== undefined)
      return toInvitation(await findOpen(user), now)
    return toInvitation({ ...invited, profile: { ...profile, invitedAt: now } }, now)
  })
}

/**
 * Takes an invitation back: its link ends, the address is free again, and housekeeping removes what is left, the user in
 * the directory. One condition decides against an acceptance at the same time. Throws `invitation-ended` and `busy`.
 */
export async function takeBack(user: UserId, reason: string, act: Act): Promise<void> {
  // A retry after a lost reply: the account waits for its removal.
  if (await findItem(UnfinishedAccountItem.key({ user }))) return
  const { profile } = await findOpen(user)
  const writes = removalWrites(user, profile, act.now)
  if ((await tryAct(writes, entryOf(act, 'invitation-taken-back', user, { reason }))) === undefined) return
  // Another admin has sent another mail at this moment, or the owner has accepted.
  await findOpen(user)
  throw new DomainError('busy')
}

const putNew = (Item: Record<string, unknown>): Write => ({
  Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' },
})
