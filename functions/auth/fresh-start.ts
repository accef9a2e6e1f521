import { DomainError } from '../../shared/http/problem.ts'
import { deleteRange } from '../table/delete-range.ts'
import { ranges, type UserId } from '../table/keys.ts'
import { noteProof } from './repository.ts'

/** Every way into an account besides its password. A new one is added here. */
const WAYS_IN = [ranges.sessions, ranges.known, ranges.links, ranges.identities]

/**
 * Leaves an account to whoever has just proven that `email` is theirs: its password is changed, by `changePassword`, and
 * every other way in ends. What was begun before and is finished meanwhile ends, too. Answers the instant from which
 * what begins counts (epoch ms). What fails half-way may be done again.
 *
 * Throws `busy` when the account's address changed this moment. Sources: requirements AUTH-18, SEC-14.
 */
export async function startAfresh(user: UserId, email: string, changePassword: () => Promise<void>): Promise<number> {
  await changePassword()
  await Promise.all(WAYS_IN.map((range) => deleteRange(range(user))))
  // Taken only now: whoever was let in by the former password came before.
  const now = Date.now()
  if (!(await noteProof(user, { email, now, trustedFrom: now }))) throw new DomainError('busy')
  return now
}
