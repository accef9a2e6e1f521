import { DomainError } from '../../../shared/problems.ts'
import type { Claim } from '../../http/cookies.ts'
import { deleteRange } from '../../table/delete-range.ts'
import { LinkItem } from '../../table/items/link.ts'
import { SessionItem } from '../../table/items/session.ts'
import type { UserId } from '../../table/keys.ts'
import { KnownBrowserItem, OwnIdentityItem } from '../items.ts'
import { noteProof, noteTrust } from '../repository.ts'
import { renewSession } from './sessions.ts'

/** What was given out to whoever knew the password or read the mail. */
const GIVEN_OUT = [SessionItem, KnownBrowserItem, LinkItem]
/** Every way into an account besides its password. A new one is added here. */
const WAYS_IN = [...GIVEN_OUT, OwnIdentityItem]

/**
 * Leaves an account to whoever has just proven that `email` is theirs: its password is changed, by `changePassword`, and
 * every other way in ends. What was begun before and is finished meanwhile ends, too. Answers the instant from which
 * what begins counts (epoch ms). What fails half-way may be done again.
 *
 * Throws `busy` when the account's address changed this moment. Sources: requirements AUTH-18, SEC-14.
 */
export async function startAfresh(user: UserId, email: string, changePassword: () => Promise<void>): Promise<number> {
  await changePassword()
  await Promise.all(WAYS_IN.map((kind) => deleteRange(kind.all({ user }))))
  // Taken only now: whoever was let in by the former password came before.
  const now = Date.now()
  if (!(await noteProof(user, { email, now, trustedFrom: now }))) throw new DomainError('busy')
  return now
}

/**
 * Ends all that was given out by the former password but one session, whose owner has just set another. Answers `false`
 * when that one was ended meanwhile. What fails half-way may be done again. Source: requirement SEC-14.
 */
export async function endAllBut({ userId, hash }: Claim): Promise<boolean> {
  const session = SessionItem.key({ user: userId, hash })
  await Promise.all(GIVEN_OUT.map((kind) => deleteRange(kind.all({ user: userId }), session)))
  // Taken only now: whoever was let in by the former password came before.
  const now = Date.now()
  // First, so that there is no moment at which this session counts no more.
  const stays = await renewSession({ userId, hash }, now)
  await noteTrust(userId, now)
  return stays
}
