import { type NetworkLimit, perNetwork } from '../sign-in/rate-limits.ts'
import type { Hash, UserId } from '../table/keys.ts'
import { accountAddress } from '../table/records/mailboxes.ts'
import type { Attempt, RateLimit } from '../table/records/rate-limits.ts'

const QUARTER_HOUR_MS = 15 * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

const LIMITS = {
  /** Guesses for one account from one network. No network can reach the limit of the account below. */
  accountFromNetwork: { name: 'account-from-network', max: 10, max56: 20, max48: 24, everyMs: QUARTER_HOUR_MS },
  /** Guesses for all accounts from one network. A whole town may share the network of a mobile carrier. */
  network: { name: 'network', max: 100, max56: 400, max48: 1_600, everyMs: QUARTER_HOUR_MS },
  /** Guesses for one account from all networks. One network alone cannot reach it, only an attack from many. */
  account: { name: 'account', max: 100, everyMs: HOUR_MS },
  /** Guesses from one browser that has signed in to this account before. */
  known: { name: 'known', max: 10, everyMs: QUARTER_HOUR_MS },
  /** Guesses in one session, for example by a stranger at an unlocked device. */
  session: { name: 'session', max: 10, everyMs: QUARTER_HOUR_MS },
  /** Google sign-ins that are started from one network: offices and mobile carriers, too. */
  google: { name: 'google', max: 300, max56: 1_200, max48: 4_800, everyMs: QUARTER_HOUR_MS },
  /**
   * Mailed links that are shown or used, and codes that are tried, from one network: offices and mobile carriers, too.
   */
  link: { name: 'link', max: 300, max56: 1_200, max48: 4_800, everyMs: QUARTER_HOUR_MS },
  signUp: { name: 'sign-up', max: 60, max56: 120, max48: 320, everyMs: HOUR_MS },
  /** Each account costs money every month in which it is used. An office may sign up in a day. */
  dailySignUps: { name: 'daily-sign-ups', max: 300, max56: 600, max48: 1_200, everyMs: DAY_MS },
  /** Sign-ups from all networks, so that an attacker with many networks makes no unlimited number of accounts. */
  allSignUps: { name: 'all-sign-ups', max: 2_000, everyMs: HOUR_MS },
  allDailySignUps: { name: 'all-daily-sign-ups', max: 5_000, everyMs: DAY_MS },
  /** New addresses that one account requests. Each causes a mail, perhaps to a stranger. */
  newEmail: { name: 'new-email', max: 10, everyMs: DAY_MS },
  /** The same for an account whose own address is not verified. */
  firstEmail: { name: 'first-email', max: 5, everyMs: DAY_MS },
  /** Mails with which an owner wants to prove an address that refused mail. */
  proof: { name: 'proof', max: 3, everyMs: DAY_MS },
  /** Changes of the password by a signed-in user. Each notifies the owner by mail. */
  passwordChange: { name: 'password-change', max: 10, everyMs: DAY_MS },
  notice: { name: 'notice', max: 3, everyMs: DAY_MS },
} as const satisfies Record<string, RateLimit | NetworkLimit>

/**
 * The limits of one sign-in attempt with a password. A known browser has its own limit, which guesses from elsewhere
 * never use up, so an attacker cannot lock the owner out of it. An address without an account is counted like any
 * other.
 */
export function signInLimits(email: string, viewerIp: string, knownBrowser: Hash | undefined): Attempt[] {
  if (knownBrowser) return [{ limit: LIMITS.known, subject: knownBrowser }]
  const address = accountAddress(email)
  return [
    ...perNetwork(LIMITS.accountFromNetwork, viewerIp, `${address} `),
    ...perNetwork(LIMITS.network, viewerIp),
    { limit: LIMITS.account, subject: address },
  ]
}

/** The limit of one password guess in a session. It never prevents the owner from signing in. */
export function sessionGuessLimits(session: Hash): Attempt[] {
  return [{ limit: LIMITS.session, subject: session }]
}

/** The limits of one sign-up, whether it makes an account or not. */
export function signUpLimits(viewerIp: string): Attempt[] {
  return [...perNetwork(LIMITS.signUp, viewerIp), ...perNetwork(LIMITS.dailySignUps, viewerIp)]
}

/** The limits of one account that is made. */
export function newAccountLimits(): Attempt[] {
  return [
    { limit: LIMITS.allSignUps, subject: 'all' },
    { limit: LIMITS.allDailySignUps, subject: 'all' },
  ]
}

/** The limit of one Google sign-in. */
export function googleSignInLimits(viewerIp: string): Attempt[] {
  return perNetwork(LIMITS.google, viewerIp)
}

/**
 * The limit of showing or using one mailed link, or of trying one code. It counts only networks and never an account,
 * so that strangers elsewhere cannot keep the owner from a link. Source: requirement SEC-12.
 */
export function linkLimits(viewerIp: string): Attempt[] {
  return perNetwork(LIMITS.link, viewerIp)
}

/** The limit of one mail that the recipient did not request. */
export function noticeLimits(email: string): Attempt[] {
  return [{ limit: LIMITS.notice, subject: accountAddress(email) }]
}

/** The limit of one change of the password by a signed-in user. */
export function passwordChangeLimits(user: UserId): Attempt[] {
  return [{ limit: LIMITS.passwordChange, subject: user }]
}

/** The limit of one mail to prove an address that refused mail. Only its owner can request it. */
export function proofLimits(user: UserId): Attempt[] {
  return [{ limit: LIMITS.proof, subject: user }]
}

/** The limit of one request for a new address, the same for a free and a taken one. Source: requirement SEC-12. */
export function newEmailLimits(user: UserId, isVerified: boolean): Attempt[] {
  return [{ limit: LIMITS[isVerified ? 'newEmail' : 'firstEmail'], subject: user }]
}
