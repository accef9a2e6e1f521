import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { PROOF_MS } from '../../http/proof.ts'
import { isCurrentPassword, wrongPasswordError } from './check-guess.ts'

/**
 * Asserts that a change of the account is made by its owner and not by a person at an unlocked device. The owner gives
 * the current password, or, who has none, has signed in or used a passkey within 15 minutes.
 * Throws `wrong-password`, `sign-in-again` and `too-many-tries`. Source: requirement SEC-14.
 */
export async function assertIsOwner(me: Me, currentPassword: string | undefined, now: number): Promise<void> {
  if (me.account.hasNoPassword) {
    if (now >= me.provenAt + PROOF_MS) throw new DomainError(me.account.hasPasskey ? 'prove-again' : 'sign-in-again')
  } else if (currentPassword === undefined || !(await isCurrentPassword(me, currentPassword, now)))
    throw wrongPasswordError()
}
