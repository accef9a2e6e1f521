import type { Account, Identity } from '../../shared/auth/schema.ts'
import type { Profile } from '../table/items/profile.ts'
import { effectiveLifetime, type Session } from './session.ts'

/** An identity with its real roles, and what decides whether a session may use them. */
export type IdentityWithPassword = Identity &
  Pick<Profile, 'hasLongPassword' | 'hasPasskey' | 'hasNoPassword' | 'erasesAt'>

/**
 * The account as a session sees it. Staff have no role until their address is verified, they have chosen a long
 * password and, if they have a passkey, they have used it in this session: the session is then that of any other user.
 * Source: requirement SEC-08.
 */
export function toAccount(
  {
    id,
    fullName,
    email,
    emailProven,
    claimPending,
    roles,
    hasLongPassword = false,
    hasPasskey,
    hasNoPassword,
  }: IdentityWithPassword,
  { lifetime, passkeyAt }: Pick<Session, 'lifetime' | 'passkeyAt'>,
): Account {
  const needsLongPassword = roles.length > 0 && !hasLongPassword
  const needsPasskey = roles.length > 0 && hasPasskey === true && passkeyAt === undefined
  return {
    id,
    fullName,
    email,
    emailProven,
    ...(claimPending && { claimPending }),
    roles: needsLongPassword || needsPasskey || !emailProven ? [] : roles,
    stayLoggedIn: effectiveLifetime(roles, lifetime) === 'stay',
    ...(needsLongPassword && { needsLongPassword }),
    ...(hasPasskey && { hasPasskey }),
    ...(needsPasskey && { needsPasskey }),
    ...(hasNoPassword && { hasNoPassword }),
  }
}
