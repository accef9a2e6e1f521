import { randomBytes } from 'node:crypto'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { newSecret } from '../../http/cookies.ts'
import type { UserId } from '../../table/keys.ts'
import { count } from '../../table/records/limits.ts'
import { addUser } from '../directory.ts'
import { type Proof, proveAddress } from '../links/proof.ts'
import { signingUp } from '../passwords/guessing.ts'
import { beginAccount, findIdentity, findOwner, finishAccount } from '../repository.ts'
import { askForProof } from '../sign-up.ts'
import type { GooglePerson } from './google.ts'
import { findLinked, link, linkItems } from './identities.ts'

interface Circumstances {
  me: Pick<Me, 'userId'> | undefined
  zone: string
  viewerIp: string
  now: number
  requestId: string
}

/**
 * The account into which Google's word leads: the one that is linked with the person; else, linked from now on, the one
 * that has their address, if Google speaks for it; else a new one. So an account is joined only where both sides are
 * proven, and the first proof of one that was not is a claim.
 *
 * Throws `sign-in-otherwise` for an address that somebody has and Google does not speak for: a mail link decides. Throws
 * `too-many-tries` for too many new accounts from one network. Sources: requirements AUTH-18, SEC-13.
 */
export async function admit(person: GooglePerson, circumstances: Circumstances): Promise<Proof> {
  const { now } = circumstances
  const led = await findLinked(person.who)
  const identity = led?.isLinked ? await findIdentity(led.userId) : undefined
  if (identity) return { identity, isClaim: false, now }
  const owner = await findOwner(person.email)
  if (!owner) return { identity: await make(person, led?.userId, circumstances), isClaim: false, now }
  if (!person.isAuthoritative) throw new DomainError('sign-in-otherwise')
  const proof = await proveAddress({ userId: owner.userId, email: person.email }, circumstances)
  if (!proof) throw new DomainError('busy')
  await link(owner.userId, person.who, { now: proof.now, former: led?.userId })
  return proof
}

/** Makes an account, with a password that nobody knows: in the directory it is like any other. */
async function make(
  { who, email, isAuthoritative, fullName }: GooglePerson,
  former: UserId | undefined,
  { zone, viewerIp, now, requestId }: Circumstances,
): Promise<Proof['identity']> {
  await count(signingUp(viewerIp), now)
  const id = randomBytes(16).toString('hex') as UserId
  await beginAccount(id, now)
  await addUser(id, newSecret())
  const profile = { fullName, email, roles: [], zone, createdAt: now, ...(isAuthoritative && { emailProvenAt: now }) }
  const isMade = await finishAccount(id, profile, { items: linkItems(id, who, { now, former }) })
  if (!isMade) throw new DomainError('busy')
  const identity = { id, fullName, email, emailProven: isAuthoritative, roles: [] }
  if (!isAuthoritative) await askForProof(identity, now, requestId)
  return identity
}
