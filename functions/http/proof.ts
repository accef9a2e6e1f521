import { DomainError } from '../../shared/problems.ts'
import type { Me } from './authenticate.ts'

/** For how long a sign-in, the password or a passkey proves who the user is. */
export const PROOF_MS = 15 * 60_000

/**
 * Asserts that the user signed in, gave the password or used a passkey within 15 minutes, so that a person at an unlocked
 * device can neither take the diary along nor change it as a whole. Throws `prove-again`, and `sign-in-again` for a user
 * with neither a password nor a passkey. Source: requirement SEC-14.
 */
export function assertProven({ provenAt, account }: Pick<Me, 'provenAt' | 'account'>, now: number): void {
  if (now >= provenAt + PROOF_MS)
    throw new DomainError(account.hasNoPassword && !account.hasPasskey ? 'sign-in-again' : 'prove-again')
}
