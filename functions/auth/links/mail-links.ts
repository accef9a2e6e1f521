import { CLAIM_TOKEN } from '../../../shared/auth/link-fragment.ts'
import { LINKS, maskEmail } from '../../../shared/auth/mail-links.ts'
import type { CodeUse, LinkOutcome, LinkRequest, LinkView, MailRefusalReason } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { BrowserCookie, TokenCookie } from '../../http/cookies.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { completeSignIn, type SignInContext } from '../../sign-in/complete-sign-in.ts'
import { findIdentity, type IdentityRecord } from '../../sign-in/identity.ts'
import { findKnownBrowser, rememberBrowser } from '../../sign-in/known-browser.ts'
import { type Hash, UNKNOWN_USER } from '../../table/keys.ts'
import { parseLinkToken } from '../../table/records/link-token.ts'
import { consumeLink, createLink, findLink, findLinkByCode, type Link, restoreLink } from '../../table/records/links.ts'
import {
  forgetBounces,
  mayProveAgain,
  type Recipient,
  readRefusal,
  recordProof,
  refusalKeys,
} from '../../table/records/mail-refusals.ts'
import { countAttempts, uncountAttempts } from '../../table/records/rate-limits.ts'
import { proofLimits } from '../rate-limits.ts'
import { findEmailOwner } from '../repository.ts'
import { revokeOtherAccess } from '../sessions/revoke-access.ts'
import { applyNewEmail } from './change-email.ts'
import { isClaim, verifyAddress } from './verification.ts'

/** Identifies the browser that requested a magic link. The code of the link works only in this browser. */
const requesterCookie = new BrowserCookie('asked')
const REQUESTER_COOKIE_S = 3_600
/** The link with which an owner sets a new password after a claim. */
const claimCookie = new TokenCookie('claim')

/**
 * Queues a mail with a link to the owner of an address. For an address without an account it queues a job for the user
 * `UNKNOWN_USER`, so that neither the reply nor its timing reveals whether the account exists. No number of requests is
 * refused, because a stranger must not be able to use up a limit of the owner; how many mails follow is decided where
 * they are sent (`timeLink`). Sources: requirements SEC-11, SEC-12.
 */
export async function requestLink(
  { kind, email }: LinkRequest,
  { now, requestId, cookies, setCookie }: { requestId: string } & SignInContext,
): Promise<void> {
  const owner = await findEmailOwner(email)
  const isKnown = await findKnownBrowser(cookies, owner?.userId, now)
  // A browser that asks again keeps its secret, because the code in the mail that it has may still be valid.
  const { cookie, hash } = requesterCookie.extend(cookies, REQUESTER_COOKIE_S)
  await enqueueMail({
    kind,
    userId: owner?.userId ?? UNKNOWN_USER,
    correlationId: requestId,
    askedAt: now,
    ...(kind === 'magic' && { browser: hash }),
    ...(isKnown && { fromKnownBrowser: true }),
  })
  if (kind === 'magic') setCookie(cookie)
}

const recipientOf = ({ account }: Me): Recipient => ({ email: account.email, isVerified: account.emailProven })

/**
 * Returns why the address of the signed-in user gets no mail, or `null`. A complaint is the stronger reason. What its
 * mailbox refused at other addresses is not told: an unverified account may be a stranger's.
 */
export async function findRefusalReason(me: Me): Promise<MailRefusalReason | null> {
  const recipient = recipientOf(me)
  const { hasBounced, hasComplained } = await readRefusal(recipient, refusalKeys(recipient).slice(0, 1))
  if (hasComplained) return 'complaint'
  return hasBounced ? 'bounce' : null
}

interface ResendContext {
  me: Me
  now: number
  requestId: string
}

/**
 * Queues another verification mail for the signed-in user, unless verified already. It is sent if `timeLink` agrees. An
 * address that refused mail gets a mail to prove it again. Throws `too-many-tries` for the fourth of these in a day.
 */
export async function resendVerificationMail({ me, now, requestId: correlationId }: ResendContext): Promise<void> {
  const { userId } = me
  const recipient = recipientOf(me)
  const refusal = await readRefusal(recipient)
  const isRefused = refusal.hasBounced || refusal.hasComplained
  if (isRefused ? !mayProveAgain(refusal, recipient) : recipient.isVerified) return
  const attempts = isRefused ? proofLimits(userId) : []
  await countAttempts(attempts, now)
  try {
    const job = { kind: 'verify', userId, correlationId, askedAt: now, fromSession: true } as const
    await enqueueMail(isRefused ? { ...job, fromKnownBrowser: true, provesAgain: true } : job)
  } catch (error) {
    // No mail will be sent, so the request must not count.
    await uncountAttempts(attempts, now).catch(() => undefined)
    throw error
  }
}

/** Returns a valid link and its owner. Throws `link-invalid` for any other link, without a reason. */
async function validate(link: Link | undefined): Promise<{ link: Link; owner: IdentityRecord }> {
  const owner = link && (await findIdentity(link.userId))
  // After the account got its new address (`link.email`), the link stays valid: a later step may have failed.
  const isValid = owner && [link.from, link.email].includes(owner.email) && link.askedAt >= (owner.trustedFrom ?? 0)
  if (!isValid) throw new DomainError('link-invalid')
  return { link, owner }
}

/** The cookies of a request, and its instant (epoch ms). */
type CookiesAndTime = Pick<SignInContext, 'cookies' | 'now'>

/**
 * Returns the link of a token and its owner, without using the link. For `CLAIM_TOKEN` the token is in a cookie. Throws
 * `link-invalid`.
 */
export async function readLink(
  token: string,
  { cookies, now }: CookiesAndTime,
): Promise<{ link: Link; owner: IdentityRecord }> {
  const parsedToken = parseLinkToken(token === CLAIM_TOKEN ? (claimCookie.read(cookies) ?? '') : token)
  return validate(parsedToken && (await findLink(parsedToken, now)))
}

export async function showLink(
  token: string,
  { me, ...request }: CookiesAndTime & { me: Me | undefined },
): Promise<LinkView> {
  const { link, owner } = await readLink(token, request)
  return {
    kind: link.kind,
    email: maskEmail(link.email),
    isClaim: LINKS[link.kind].effect !== 'change-email' && isClaim(owner, me),
    isHere: me?.userId === link.userId,
    ...(owner.roles.length > 0 && { needsLongPassword: true as const }),
  }
}

/**
 * Marks a link as used, calls `run`, then ends the refusals that the link disproves. If any of it fails, the link
 * becomes valid again. Throws `link-invalid`.
 */
export async function withSpentLink<T>(link: Link, now: number, run: () => Promise<T>): Promise<T> {
  if (!(await consumeLink(link, now))) throw new DomainError('link-invalid')
  try {
    const result = await run()
    // A link to sign in shows that mail arrives, not that its owner wants mail again.
    for (const hash of (link.endsRefusals ?? []) as Hash[])
      await (link.kind === 'verify' ? recordProof(hash, now) : forgetBounces(hash))
    return result
  } catch (error) {
    await restoreLink(link).catch(() => undefined)
    throw error
  }
}

/**
 * Gives the browser a link with which its user sets a new password after a claim. `now` is the instant of the claim.
 * Returns the outcome for the browser.
 */
export async function givePasswordLink(
  user: Pick<Link, 'userId' | 'email'>,
  { now, setCookie }: Pick<SignInContext, 'now' | 'setCookie'>,
): Promise<LinkOutcome> {
  const link = await createLink('claim', user.userId, { email: user.email, askedAt: now }, now)
  if (!link) throw new DomainError('busy')
  setCookie(claimCookie.create(link.token, LINKS.claim.validForMs / 1000))
  return { outcome: 'choose-password' }
}

/** The `Set-Cookie` value that deletes the link of a claim from the browser. */
export const clearClaimCookie = () => claimCookie.clear()

type UseContext = SignInContext & { me: Me | undefined; requestId: string; stayLoggedIn: boolean }

/**
 * Uses a link: signs in, confirms the address, or changes it. A link that changes the address works only where its
 * account is signed in, so that a mistyped address does not give the account to a stranger. A link that sets the
 * password is refused and stays valid. Throws `link-invalid`, and `not-allowed` where the account is not signed in.
 */
async function useValidLink(
  { link, owner }: { link: Link; owner: IdentityRecord },
  context: UseContext,
): Promise<LinkOutcome> {
  const { me, now, cookies, stayLoggedIn } = context
  const { effect } = LINKS[link.kind]
  if (effect === 'set-password') throw new DomainError('link-invalid')
  if (effect === 'change-email') {
    if (me?.userId !== link.userId) throw new DomainError('not-allowed')
    return withSpentLink(link, now, async () => {
      await applyNewEmail(link, owner, context)
      // A person who reads the former mailbox, or knew the password, may be signed in, too.
      if (!(await revokeOtherAccess({ userId: link.userId, hash: me.sessionHash })))
        throw new DomainError('not-signed-in')
      await rememberBrowser(link.userId, Date.now()).then(
        ({ cookie }) => context.setCookie(cookie),
        () => undefined,
      )
      return { outcome: 'email-changed' }
    })
  }
  return withSpentLink(link, now, async () => {
    const verification = await verifyAddress(link, { me, now })
    if (!verification) throw new DomainError('link-invalid')
    if (verification.isClaim) return givePasswordLink(link, { ...context, now: verification.now })
    if (effect === 'confirm') return { outcome: 'confirmed' }
    const knownBrowser = await findKnownBrowser(cookies, link.userId, now)
    const { account } = await completeSignIn(
      verification.identity,
      stayLoggedIn ? 'stay' : 'browser',
      knownBrowser,
      context,
    )
    return { outcome: 'signed-in', account }
  })
}

export async function useLink(token: string, context: UseContext): Promise<LinkOutcome> {
  return useValidLink(await readLink(token, context), context)
}

/** Uses the newest magic link by its code. An address without an account causes the same calls as a wrong code. */
export async function useCode({ email, code }: CodeUse, context: UseContext): Promise<LinkOutcome> {
  const browser = requesterCookie.read(context.cookies)
  if (!browser) throw new DomainError('link-invalid')
  const user = (await findEmailOwner(email))?.userId ?? UNKNOWN_USER
  return useValidLink(await validate(await findLinkByCode(user, { code, browser }, context.now)), context)
}
