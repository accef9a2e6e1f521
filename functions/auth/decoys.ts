import { createHash } from 'node:crypto'
import type { UserId } from '../table/keys.ts'

const COUNT = 64

/**
 * Users of the directory that stand for addresses without an account. They have no profile, and their passwords are
 * random and unknown. Real ids are random numbers of 128 bits, so none of them begins with so many zeros.
 */
export const DECOYS = Array.from({ length: COUNT }, (_, index) => index.toString(16).padStart(32, '0') as UserId)

/**
 * Returns the decoy whose password is checked for an address without an account. An address always has the same one, so
 * that the directory pauses after several wrong passwords as it does for an account. Source: requirement SEC-11.
 */
export function decoyOf(email: string): UserId {
  const [byte = 0] = createHash('sha256').update(email).digest()
  return DECOYS[byte % COUNT] as UserId
}
