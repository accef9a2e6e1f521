import { tableName } from '../client.ts'
import { EmailOwnerItem } from '../items/email-owner.ts'
import { InvitationItem } from '../items/invitation.ts'
import { LinkItem } from '../items/link.ts'
import { type Profile, ProfileItem } from '../items/profile.ts'
import { StaffItem } from '../items/staff.ts'
import type { Key, UserId } from '../keys.ts'
import type { Write } from './audit.ts'
import { unfinishedWrite } from './unfinished-accounts.ts'

/** The profile of an account whose invitation waits for its owner. */
export type InvitedProfile = Profile & { invitedAt: number }

/** Whether nobody has accepted yet. */
export const isOpen = (profile: Profile): profile is InvitedProfile =>
  profile.invitedAt !== undefined && profile.erasesAt === undefined

/** The condition that an open invitation is still as it was read: not accepted, not taken back, and not sent once more. */
export const asRead = ({ email, invitedAt }: InvitedProfile) => ({
  ConditionExpression: 'email = :email and invitedAt = :invited and attribute_not_exists(erasesAt)',
  ExpressionAttributeValues: { ':email': email, ':invited': invitedAt },
})

export const removal = (Key: Key): Write => ({ Delete: { TableName: tableName(), Key } })

/**
 * The writes that remove an account whose invitation is open. The first has the condition that decides against an
 * acceptance at the same time. Its address is free again; housekeeping removes what is left, with the user in the directory.
 */
export const removalWrites = (user: UserId, profile: InvitedProfile, now: number): Write[] => [
  { Delete: { TableName: tableName(), Key: ProfileItem.key({ user }), ...asRead(profile) } },
  removal(EmailOwnerItem.key({ address: profile.email })),
  removal(InvitationItem.key({ user })),
  removal(StaffItem.key({ user })),
  // All that strangers can have caused: nobody was ever signed in.
  ...(['invite', 'magic', 'recovery'] as const).map((kind) => removal(LinkItem.key({ user, kind }))),
  { Put: unfinishedWrite(user, now) },
]
