import type { Identity } from '../../../shared/auth/schema.ts'
import type { Me } from '../../http/authenticate.ts'
import { newSecret } from '../../http/cookies.ts'
import type { UserId } from '../../table/keys.ts'
import { setPassword } from '../directory.ts'
import { findIdentity, noteProof } from '../repository.ts'
import { startAfresh } from '../sessions/fresh-start.ts'

/** What came of a proof. */
export interface Proof {
  identity: Identity
  /** Whether the account was taken from whoever made it: nobody knows its password now, so a new one must be set. */
  isClaim: boolean
  /** The instant (epoch ms) with which to begin a session: of a claim, one begun earlier counts no more. */
  now: number
}

/** Takes an account from whoever made it: its password is from now on one that nobody knows. */
function claim(user: UserId, email: string): Promise<number> {
  return startAfresh(user, email, () => setPassword(user, newSecret()))
}

/**
 * Takes note that whoever makes a request reads the mail of `email`: they opened what was sent there, or a provider
 * that speaks for the address says so. `me` is who is signed in where it was opened.
 *
 * The first proof of an account is a claim, unless the account is signed in right there: whoever made it may have used
 * somebody else's address, so its password, sessions, links and known browsers all end. Answers `undefined`, having
 * changed nothing, when the address is not the account's (any more). Source: requirement AUTH-18.
 */
export async function proveAddress(
  { userId, email }: { userId: UserId; email: string },
  { me, now }: { me: Pick<Me, 'userId'> | undefined; now: number },
): Promise<Proof | undefined> {
  const found = await findIdentity(userId)
  if (found?.email !== email) return undefined
  const { emailProvenAt, ...rest } = found
  const identity = { ...rest, emailProven: true }
  if (emailProvenAt !== undefined) return { identity, isClaim: false, now }
  if (me?.userId !== userId) return { identity, isClaim: true, now: await claim(userId, email) }
  return (await noteProof(userId, { email, now })) ? { identity, isClaim: false, now } : undefined
}
