import { isDeepStrictEqual } from 'node:util'
import type { AuditEntry } from '../../shared/audit/schema.ts'
import type { Role } from '../../shared/auth/schema.ts'
import { MAX_STAFF, type Person } from '../../shared/people/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { tableName } from '../table/client.ts'
import { deleteRange } from '../table/delete-range.ts'
import { findItem } from '../table/find-item.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { PasskeysItem } from '../table/items/passkeys.ts'
import { type Profile, ProfileItem } from '../table/items/profile.ts'
import { SessionItem } from '../table/items/session.ts'
import { StaffItem } from '../table/items/staff.ts'
import { parseUserId, type UserId } from '../table/keys.ts'
import { readAll } from '../table/query.ts'
import { tryAct, type Write } from '../table/records/audit.ts'
import { findProfile, identityOf } from '../table/records/profile.ts'
import { forgetDevices } from '../table/records/reminder-devices.ts'

/** What an admin sees of an account. */
export function toPerson(id: UserId, profile: Profile): Person {
  const { fullName, email, emailProven, roles, createdAt, hasLongPassword, hasPasskey } = identityOf(id, profile)
  const { manualPremium, manualPremiumUntil = null, erasesAt } = profile
  return {
    id,
    fullName,
    email,
    emailProven,
    roles,
    ...(profile.invitedAt !== undefined && { isInvited: true as const }),
    ...(erasesAt !== undefined && { erasesAt }),
    ...(roles.length > 0 && !hasLongPassword && { needsLongPassword: true as const }),
    ...(hasPasskey && { hasPasskey }),
    premium: manualPremium ? { until: manualPremiumUntil } : null,
    createdAt,
  }
}

/** The account of an address, however it is spelled; `undefined` when there is none. */
export async function findByAddress(address: string): Promise<{ id: UserId; profile: Profile } | undefined> {
  const item = await findItem(EmailOwnerItem.key({ address }))
  const id = item && parseUserId(EmailOwnerItem.parse(item).userId)
  const profile = id && (await findProfile(id))
  return profile && { id, profile }
}

/** Everyone who has a role. */
export async function findStaff(): Promise<Person[]> {
  const items = await readAll(StaffItem.all({}), { consistent: true })
  const ids = items.map((item) => keyPartsOf(StaffItem, item).user)
  const profiles = await Promise.all(ids.map((id) => findProfile(id)))
  return ids
    .flatMap((id, index) => (profiles[index] ? [toPerson(id, profiles[index])] : []))
    .filter(({ roles }) => roles.length > 0)
    .toSorted((one, other) => one.email.localeCompare(other.email))
}

const UPDATABLE = 'attribute_exists(pk) and attribute_not_exists(erasesAt)'

export const staffWrite = (user: UserId, roles: readonly Role[]): Write => {
  const Key = StaffItem.key({ user })
  return roles.length ? { Put: { TableName: tableName(), Item: Key } } : { Delete: { TableName: tableName(), Key } }
}

/** Another admin than `user`: one must remain, who is not only invited. Throws `last-admin`. */
async function anotherAdmin(user: UserId): Promise<UserId> {
  const other = (await findStaff()).find(
    ({ id, roles, emailProven }) => id !== user && roles.includes('admin') && emailProven,
  )
  if (!other) throw new DomainError('last-admin')
  return other.id as UserId
}

/** Asserts that one more person, or `user` again, can have a role. Throws `too-many-staff`. */
export async function assertRoomForStaff(user?: UserId): Promise<void> {
  const staff = await readAll(StaffItem.all({}), { consistent: true })
  const isListed = staff.some((item) => keyPartsOf(StaffItem, item).user === user)
  if (!isListed && staff.length >= MAX_STAFF) throw new DomainError('too-many-staff')
}

/** The table reserves the word. */
const ROLES = { '#roles': 'roles' } as const

export const isEqual = (some: readonly Role[], others: readonly Role[]) =>
  some.length === others.length && some.every((role) => others.includes(role))

interface RoleChange {
  before: readonly Role[]
  roles: readonly Role[]
}

/**
 * Changes the roles of a person from what the admin saw; they count from the person's next request. One admin remains,
 * also when two admins take the role from each other. Throws `roles-changed`, `last-admin`, `too-many-staff`,
 * `busy`. Source: requirement SEC-28.
 */
export async function changeRoles(
  admin: UserId,
  user: UserId,
  { before, roles }: RoleChange,
  entry: AuditEntry,
): Promise<void> {
  const TableName = tableName()
  // A retry after a lost reply, or nothing to change.
  if (isEqual((await findProfile(user))?.roles ?? [], roles)) return
  const update: Write = {
    Update: {
      TableName,
      Key: ProfileItem.key({ user }),
      UpdateExpression: roles.length ? 'set #roles = :roles' : 'remove #roles',
      ConditionExpression: `${UPDATABLE} and (#roles = :before${before.length ? '' : ' or attribute_not_exists(#roles)'})`,
      ExpressionAttributeNames: ROLES,
      ExpressionAttributeValues: { ':before': before, ...(roles.length && { ':roles': roles }) },
    },
  }
  if (roles.length > 0) await assertRoomForStaff(user)
  const writes = [update, staffWrite(user, roles)]
  if (!roles.includes('admin')) {
    const keeper = admin === user ? await anotherAdmin(user) : admin
    writes.push({
      ConditionCheck: {
        TableName,
        Key: ProfileItem.key({ user: keeper }),
        ConditionExpression: 'contains(#roles, :admin) and attribute_not_exists(erasesAt)',
        ExpressionAttributeNames: ROLES,
        ExpressionAttributeValues: { ':admin': 'admin' },
      },
    })
  }
  const failed = await tryAct(writes, entry)
  if (failed !== undefined) throw new DomainError(failed === 0 ? 'roles-changed' : 'last-admin')
}

/** Grants premium, for ever or until an instant (epoch ms), or takes it away. Throws `not-found` and `busy`. */
export async function changePremium(user: UserId, premium: Person['premium'], entry: AuditEntry): Promise<void> {
  const profile = await findProfile(user)
  if (!profile) throw new DomainError('not-found')
  // A retry after a lost reply, or nothing to change.
  if (isDeepStrictEqual(toPerson(user, profile).premium, premium)) return
  const until = premium?.until ?? undefined
  const changes = premium
    ? until === undefined
      ? 'set manualPremium = :yes remove manualPremiumUntil'
      : 'set manualPremium = :yes, manualPremiumUntil = :until'
    : 'remove manualPremium, manualPremiumUntil'
  const update: Write = {
    Update: {
      TableName: tableName(),
      Key: ProfileItem.key({ user }),
      UpdateExpression: changes,
      ConditionExpression: UPDATABLE,
      ...(premium && { ExpressionAttributeValues: { ':yes': true, ...(until !== undefined && { ':until': until }) } }),
    },
  }
  if ((await tryAct([update], entry)) !== undefined) throw new DomainError('not-found')
}

/**
 * Removes all passkeys of a person. The roles of staff then have effect again without one, until they add another. Sessions stay. Throws `not-found` and `busy`.
 */
export async function removePasskeys(user: UserId, entry: AuditEntry): Promise<void> {
  const TableName = tableName()
  const update: Write = {
    Update: {
      TableName,
      Key: ProfileItem.key({ user }),
      UpdateExpression: 'remove hasPasskey',
      ConditionExpression: UPDATABLE,
    },
  }
  const remove: Write = { Delete: { TableName, Key: PasskeysItem.key({ user }) } }
  if ((await tryAct([update, remove], entry)) !== undefined) throw new DomainError('not-found')
}

/** Ends all sessions of a person, and the notifications of their devices. Throws `not-found` and `busy`. */
export async function endAllSessions(user: UserId, entry: AuditEntry): Promise<void> {
  const update: Write = {
    Update: {
      TableName: tableName(),
      Key: ProfileItem.key({ user }),
      UpdateExpression: 'set trustedFrom = :now',
      ConditionExpression: `${UPDATABLE} and (attribute_not_exists(trustedFrom) or trustedFrom <= :now)`,
      // A session that begins in this millisecond is one of those that end.
      ExpressionAttributeValues: { ':now': Date.now() + 1 },
    },
  }
  if ((await tryAct([update], entry)) !== undefined) throw new DomainError('not-found')
  await Promise.all([deleteRange(SessionItem.all({ user })), forgetDevices(user, () => true)])
}
