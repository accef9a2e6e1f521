import type { Account, Identity } from '../../shared/auth/schema.ts'
import type { Profile } from '../table/items/profile.ts'
import { effectiveLifetime, type Lifetime } from './session.ts'

/** An identity with its real roles, and what decides whether a session may use them. */
export type IdentityWithPassword = Identity & Pick<Profile, 'hasLongPassword' | 'hasNoPassword' | 'erasesAt'>

/**
 * The account as a session sees it. Staff have no role until their address is verified and they have chosen a long
 * password: the session is then that of any other user. Source: requirement SEC-08.
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
    hasNoPassword,
  }: IdentityWithPassword,
  lifetime: Lifetime,
): Account {
  const needsLongPassword = roles.length > 0 && !hasLongPassword
  return {
    id,
    fullName,
    email,
    emailProven,
    ...(claimPending && { claimPending }),
    roles: needsLongPassword || !emailProven ? [] : roles,
    stayLoggedIn: effectiveLifetime(roles, lifetime) === 'stay',
    ...(needsLongPassword && { needsLongPassword }),
    ...(hasNoPassword && { hasNoPassword }),
  }
}
