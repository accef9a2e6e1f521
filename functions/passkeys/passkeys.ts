import {
  type CreationOptions,
  MAX_PASSKEYS,
  type NewPasskey,
  type PasskeyUse,
  type PasskeyView,
  type RequestOptions,
} from '../../shared/passkeys/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { PRODUCT } from '../../shared/product.ts'
import type { Me } from '../http/authenticate.ts'
import { describeBrowser } from '../http/describe-browser.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { findIdentity, type IdentityRecord } from '../sign-in/identity.ts'
import { hashOf } from '../table/hash.ts'
import type { StoredPasskey } from '../table/items/passkeys.ts'
import { parseUserId, type UserId } from '../table/keys.ts'
import { countAttempts, type RateLimit } from '../table/records/rate-limits.ts'
import { CHALLENGE_MS, consumeChallenge, createChallenge, inSession, takeChallenge } from './challenges.ts'
import { findPasskeys, type Passkeys, recordUse, storePasskeys, updatePasskeys } from './repository.ts'
import { ALGORITHMS, relyingParty, verifyNew, verifyUse } from './verify.ts'

/** Passkeys that one account adds. Each causes a mail. */
const ADDED: RateLimit = { name: 'passkeys', max: 20, everyMs: 86_400_000 }

/** Passkeys that one account removes: all that it can have and add in a day. Each causes a mail. */
const REMOVED: RateLimit = { name: 'passkeys-removed', max: MAX_PASSKEYS + ADDED.max, everyMs: ADDED.everyMs }

/** A client repeats a call within this time. */
const REPEATED_MS = 60_000

const ID_LENGTH = 22

/** The name of a passkey to its user. */
const viewId = (id: string) => hashOf(`passkey ${id}`).slice(0, ID_LENGTH)

const toView = ({ id, name, addedAt, usedAt }: StoredPasskey): PasskeyView => ({
  id: viewId(id),
  name,
  addedAt,
  usedAt: usedAt ?? null,
})
const toList = (passkeys: readonly StoredPasskey[]) => ({ passkeys: passkeys.map(toView) })

/** The user handle in a passkey: the account's id, which is random and tells nothing. */
const handleOf = (user: UserId) => Buffer.from(user, 'hex').toString('base64url')
const userOf = (handle = '') => parseUserId(Buffer.from(handle, 'base64url').toString('hex'))

const passkeysOf = ({ userId, account }: Me) => findPasskeys(userId, account.hasPasskey === true)

/**
 * Staff who have a passkey and have not used it in this session may change none: otherwise a password would be enough to
 * replace the second factor. Throws `passkey-first`.
 */
function assertMayChange({ account }: Me): void {
  if (account.needsPasskey) throw new DomainError('passkey-first')
}

function assertRoom({ passkeys }: Passkeys): void {
  if (passkeys.length >= MAX_PASSKEYS) throw new DomainError('too-many-passkeys')
}

export async function listPasskeys(me: Me): Promise<{ passkeys: PasskeyView[] }> {
  return toList((await passkeysOf(me)).passkeys)
}

/** Begins to add a passkey. Throws `passkey-first` and `too-many-passkeys`. */
export async function beginAdding(me: Me, now: number): Promise<CreationOptions> {
  assertMayChange(me)
  const stored = await passkeysOf(me)
  assertRoom(stored)
  const { id } = await relyingParty()
  return {
    challenge: await createChallenge(inSession(me, 'add'), now),
    rp: { id, name: PRODUCT },
    user: {
      id: handleOf(me.userId),
      name: me.account.email,
      displayName: me.account.fullName || me.account.email,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: stored.passkeys.map(({ id: known }) => ({ id: known, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

/**
 * Adds a passkey, which counts as used in this session, and tells the owner by mail, also when the passkey then cannot be stored: none is added without a mail.
 * Throws `passkey-refused`, `passkey-first`, `too-many-passkeys`, `too-many-tries` and `busy`. Source: requirement SEC-14.
 */
export async function addPasskey(
  body: NewPasskey,
  { me, now, userAgent, requestId }: { me: Me; now: number; userAgent: string; requestId: string },
): Promise<{ passkeys: PasskeyView[] }> {
  assertMayChange(me)
  const stored = await passkeysOf(me)
  // The client repeats a call whose reply was lost. Nothing changes, so nothing needs to be verified.
  if (stored.passkeys.some(({ id }) => id === body.id)) return toList(stored.passkeys)
  await countAttempts([{ limit: ADDED, subject: me.userId }], now)
  const passkey = await verifyNew(body, await consumeChallenge(inSession(me, 'add'), now))
  assertRoom(stored)
  const passkeys = [...stored.passkeys, { ...passkey, name: describeBrowser(userAgent) || 'Passkey', addedAt: now }]
  await enqueueMail({ kind: 'passkey-added', userId: me.userId, correlationId: requestId })
  await storePasskeys(me, stored, passkeys, now)
  return toList(passkeys)
}

/** Throws `passkey-first`, `not-found` and `busy`. */
export async function renamePasskey(me: Me, id: string, name: string): Promise<{ passkeys: PasskeyView[] }> {
  assertMayChange(me)
  const stored = await passkeysOf(me)
  if (!stored.passkeys.some((passkey) => viewId(passkey.id) === id)) throw new DomainError('not-found')
  const passkeys = stored.passkeys.map((passkey) => (viewId(passkey.id) === id ? { ...passkey, name } : passkey))
  await updatePasskeys(me.userId, stored, passkeys)
  return toList(passkeys)
}

/**
 * Removes a passkey, and tells the owner by mail, also when it then cannot be removed: none is removed without a mail.
 * Sessions stay. Throws `passkey-first`, `not-found`, `too-many-tries` and `busy`. Source: requirement SEC-14.
 */
export async function removePasskey(
  id: string,
  { me, now, requestId }: { me: Me; now: number; requestId: string },
): Promise<{ passkeys: PasskeyView[] }> {
  assertMayChange(me)
  const stored = await passkeysOf(me)
  const passkeys = stored.passkeys.filter((passkey) => viewId(passkey.id) !== id)
  if (passkeys.length === stored.passkeys.length) throw new DomainError('not-found')
  await countAttempts([{ limit: REMOVED, subject: me.userId }], now)
  await enqueueMail({ kind: 'passkey-removed', userId: me.userId, correlationId: requestId })
  await storePasskeys(me, stored, passkeys)
  return toList(passkeys)
}

/**
 * Returns the user who has used a passkey to answer a challenge, and stores the use. The passkey names the user, whose
 * passkeys are then read: no index of passkeys is needed. Throws `passkey-refused`, whatever does not fit or is missing, and
 * `busy`.
 */
export async function usePasskey(body: PasskeyUse, challenge: string, now: number): Promise<IdentityRecord> {
  const user = userOf(body.userHandle)
  const identity = user && (await findIdentity(user))
  if (!user || !identity) throw new DomainError('passkey-refused')
  const stored = await findPasskeys(user, identity.hasPasskey === true)
  const passkey = stored.passkeys.find(({ id }) => id === body.id)
  if (!passkey) throw new DomainError('passkey-refused')
  const counter = await verifyUse(body, passkey, challenge)
  const used = { ...passkey, counter, usedAt: now }
  await updatePasskeys(
    user,
    stored,
    stored.passkeys.map((each) => (each === passkey ? used : each)),
  )
  return identity
}

/** What the browser needs to use one of some passkeys, or any that it has for us when none is given. */
export async function requestOptions(challenge: string, passkeys: readonly StoredPasskey[]): Promise<RequestOptions> {
  const { id: rpId } = await relyingParty()
  const allowCredentials = passkeys.map(({ id }) => ({ id, type: 'public-key' as const }))
  return { challenge, rpId, timeout: CHALLENGE_MS, allowCredentials, userVerification: 'required' }
}

/** Begins a proof, for which the browser offers the passkeys of the user alone. */
export async function beginProof(me: Me, now: number): Promise<RequestOptions> {
  const { passkeys } = await passkeysOf(me)
  return requestOptions(await createChallenge(inSession(me, 'prove'), now), passkeys)
}

/**
 * Proves by a passkey of the user who they are. The passkey need not name the user, whom the session names. Throws
 * `passkey-refused`, also for a passkey of another user.
 */
export async function proveByPasskey(me: Me, body: PasskeyUse, now: number): Promise<void> {
  const challenge = await takeChallenge(inSession(me, 'prove'), now)
  if (challenge === undefined && (await hasJustProven(me, body.id, now))) return
  const userHandle = body.userHandle ?? handleOf(me.userId)
  if (challenge === undefined || userOf(userHandle) !== me.userId) throw new DomainError('passkey-refused')
  await usePasskey({ ...body, userHandle }, challenge, now)
  await recordUse(me, now)
}

/**
 * Whether the session was proven with a passkey within the last minute. The client repeats a call whose reply was lost:
 * that is no refusal, and proves nothing more.
 */
async function hasJustProven(me: Me, id: string, now: number): Promise<boolean> {
  const { passkeys } = await passkeysOf(me)
  // A proof stores the same instant in the session and with the passkey.
  return now < me.provenAt + REPEATED_MS && passkeys.some((each) => each.id === id && each.usedAt === me.provenAt)
}
