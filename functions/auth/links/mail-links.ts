import { LINKS, maskEmail } from '../../../shared/auth/mail-links.ts'
import type { CodeUse, LinkOutcome, LinkRequest, LinkView } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { BrowserCookie } from '../../http/cookies.ts'
import { enqueueMail } from '../../outbox/outbox.ts'
import { NOBODY, type UserId } from '../../table/keys.ts'
import { count, uncount } from '../../table/records/limits.ts'
import { readToken } from '../../table/records/link-token.ts'
import { findLink, findLinkByCode, type Link, mintLink, restoreLink, spendLink } from '../../table/records/links.ts'
import { askingForLink, mailTo } from '../passwords/guessing.ts'
import { findIdentity, findOwner, type Known } from '../repository.ts'
import { findKnownBrowser } from '../sessions/known-browser.ts'
import { type Visit, welcome } from '../sessions/welcome.ts'
import { useNewEmail } from './change-email.ts'
import { proveAddress } from './proof.ts'

/** By it the browser that asked for a magic link is known, in which its code may be typed. */
const askedCookie = new BrowserCookie('asked')
const ASKED_S = 3_600

/**
 * Has a link mailed to the owner of an address; for an address that nobody has, a job about nobody is queued, so that
 * neither the answer nor its time tells. Throws `too-many-tries`. Source: requirement SEC-11.
 */
export async function askForLink(
  { kind, email }: LinkRequest,
  { viewerIp, now, requestId, setCookie }: { viewerIp: string; requestId: string } & Omit<Visit, 'cookies'>,
): Promise<void> {
  const asking = askingForLink(email, viewerIp)
  await count(asking, now)
  const { cookie, hash } = askedCookie.mint(ASKED_S)
  try {
    const userId = (await findOwner(email))?.userId ?? NOBODY
    const browser = kind === 'magic' ? { browser: hash } : {}
    await enqueueMail({ kind, userId, correlationId: requestId, askedAt: now, ...browser })
  } catch (error) {
    // Nothing will be sent: it counts for nothing.
    await uncount(asking, now).catch(() => undefined)
    throw error
  }
  if (kind === 'magic') setCookie(cookie)
}

/** Has the link mailed once more that proves the address of whoever is signed in, unless it is proven. */
export async function askForProofAgain({
  me: { userId, account },
  now,
  requestId: correlationId,
}: {
  me: Me
  now: number
  requestId: string
}): Promise<void> {
  if (account.emailProven) return
  const asking = mailTo(account.email)
  await count(asking, now)
  await enqueueMail({ kind: 'verify', userId, correlationId, askedAt: now }).catch(async (error: unknown) => {
    await uncount(asking, now).catch(() => undefined)
    throw error
  })
}

/** A link that counts, with whose it is. Throws `link-invalid` for every other one, without a reason. */
async function usable(link: Link | undefined): Promise<{ link: Link; owner: Known }> {
  const owner = link && (await findIdentity(link.userId))
  // A link to a new address counts once the account has that, too: what followed may have failed.
  const counts = owner && [link.from, link.email].includes(owner.email) && link.askedAt >= (owner.trustedFrom ?? 0)
  if (!counts) throw new DomainError('link-invalid')
  return { link, owner }
}

/** The link of a token with whose it is; it stays as it is. Throws `link-invalid`. */
export async function openLink(token: string, now: number): Promise<{ link: Link; owner: Known }> {
  const claim = readToken(token)
  return usable(claim && (await findLink(claim, now)))
}

export async function showLink(token: string, { me, now }: { me: Me | undefined; now: number }): Promise<LinkView> {
  const { link, owner } = await openLink(token, now)
  const isHere = me?.userId === link.userId
  const isClaim = !isHere && !owner.emailProven && LINKS[link.kind].does !== 'change-email'
  return { kind: link.kind, email: maskEmail(link.email), isClaim, isHere }
}

/** Uses a link up for what is done with it; when that fails, the link can be used again. Throws `link-invalid`. */
export async function spending<T>(link: Link, now: number, run: () => Promise<T>): Promise<T> {
  if (!(await spendLink(link, now))) throw new DomainError('link-invalid')
  return run().catch(async (error: unknown) => {
    await restoreLink(link).catch(() => undefined)
    throw error
  })
}

/** A token by which whoever claimed an account sets its new password. `now` is the claim's. */
export async function tokenForPassword(userId: UserId, email: string, now: number): Promise<string> {
  const made = await mintLink('recovery', userId, { email, askedAt: now }, now)
  if (!made) throw new DomainError('busy')
  return made.token
}

type Use = Visit & { me: Me | undefined; requestId: string; stayLoggedIn: boolean }

/**
 * Signs in by a link, confirms the address, or changes it; that only where its account is signed in, so that an address
 * with a slip in it gives the account to nobody. A link that only sets the password is refused, and stays. Throws
 * `link-invalid`, and `not-allowed` where the account is not signed in.
 */
async function use({ link, owner }: { link: Link; owner: Known }, visit: Use): Promise<LinkOutcome> {
  const { me, now, cookies, stayLoggedIn } = visit
  const { does } = LINKS[link.kind]
  if (does === 'set-password') throw new DomainError('link-invalid')
  if (does === 'change-email') {
    if (me?.userId !== link.userId) throw new DomainError('not-allowed')
    return spending(link, now, async () => {
      await useNewEmail(link, owner, visit)
      return { outcome: 'email-changed' }
    })
  }
  return spending(link, now, async () => {
    const proof = await proveAddress(link, { me, now })
    if (!proof) throw new DomainError('link-invalid')
    if (proof.isClaim)
      return { outcome: 'choose-password', token: await tokenForPassword(link.userId, link.email, proof.now) }
    if (does === 'confirm') return { outcome: 'confirmed' }
    const known = await findKnownBrowser(cookies, link.userId, now)
    const { account } = await welcome(proof.identity, stayLoggedIn ? 'stay' : 'browser', known, visit)
    return { outcome: 'signed-in', account }
  })
}

export async function useLink(token: string, visit: Use): Promise<LinkOutcome> {
  return use(await openLink(token, visit.now), visit)
}

/** Uses the newest magic link by its code. An address that nobody has makes the same calls as a wrong code. */
export async function useCode({ email, code }: CodeUse, visit: Use): Promise<LinkOutcome> {
  const browser = askedCookie.read(visit.cookies)
  if (!browser) throw new DomainError('link-invalid')
  const user = (await findOwner(email))?.userId ?? NOBODY
  return use(await usable(await findLinkByCode(user, { code, browser }, visit.now)), visit)
}
