import { isIPv6 } from 'node:net'
import type { Hash, UserId } from '../../table/keys.ts'
import type { Count, Limit } from '../../table/records/limits.ts'

const QUARTER_MS = 15 * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

const LIMITS = {
  /** One account from one network. */
  accountFromNetwork: { name: 'account-from-network', max: 10, everyMs: QUARTER_MS },
  /** All accounts from one network; a whole town may share that of a mobile carrier. */
  network: { name: 'network', max: 100, everyMs: QUARTER_MS },
  /** One account from everywhere: many machines guessing side by side, more than one network can do in that time. */
  account: { name: 'account', max: 100, everyMs: HOUR_MS },
  /** One browser that has signed in to this account before. */
  known: { name: 'known', max: 10, everyMs: QUARTER_MS },
  /** One session: guesses by whoever found it open. */
  session: { name: 'session', max: 10, everyMs: QUARTER_MS },
  /** Sign-ins by Google that are begun from one network. */
  google: { name: 'google', max: 100, everyMs: QUARTER_MS },
  signUp: { name: 'sign-up', max: 20, everyMs: HOUR_MS },
  /** Mail links asked for from one network; a whole town may share that of a mobile carrier. */
  linkFromNetwork: { name: 'link-from-network', max: 60, everyMs: HOUR_MS },
  /** Links to one mailbox. Whoever uses these up for somebody else has sent them links that work. */
  mailbox: { name: 'mailbox', max: 5, everyMs: QUARTER_MS },
  mailboxInADay: { name: 'mailbox-in-a-day', max: 20, everyMs: DAY_MS },
  /** New addresses asked for by one account: each is a mail to somebody who may know nothing of it. */
  newEmail: { name: 'new-email', max: 10, everyMs: DAY_MS },
  notice: { name: 'notice', max: 3, everyMs: DAY_MS },
} as const satisfies Record<string, Limit>

/** The network of an IP address: a home has one IPv4 address, but a whole /64 of IPv6. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  const [front = [], back = []] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - front.length - back.length).fill('0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}

/**
 * What one guess at a password counts against. Guesses from elsewhere never use up those of a browser that the owner
 * has signed in with, so nobody can lock an owner out of it. An address that nobody has counts like any other.
 */
export function guess(email: string, viewerIp: string, knownBrowser: Hash | undefined): Count[] {
  if (knownBrowser) return [{ limit: LIMITS.known, who: knownBrowser }]
  const network = networkOf(viewerIp)
  return [
    { limit: LIMITS.accountFromNetwork, who: `${email} ${network}` },
    { limit: LIMITS.network, who: network },
    { limit: LIMITS.account, who: email },
  ]
}

/** What one guess by somebody who is signed in counts against: nothing that keeps the owner from signing in. */
export function guessInSession(session: Hash): Count[] {
  return [{ limit: LIMITS.session, who: session }]
}

/** What one sign-up counts against. */
export function signingUp(viewerIp: string): Count[] {
  return [{ limit: LIMITS.signUp, who: networkOf(viewerIp) }]
}

/** What one sign-in by Google counts against. */
export function byGoogle(viewerIp: string): Count[] {
  return [{ limit: LIMITS.google, who: networkOf(viewerIp) }]
}

/** What one mail to somebody who did not ask for it counts against. */
export function notice(email: string): Count[] {
  return [{ limit: LIMITS.notice, who: email }]
}

/** The mailbox behind an address: `ada+tea@example.com` is read by `ada@example.com`. */
function mailboxOf(email: string): string {
  return email.replace(/(?<=.)\+.*(?=@)/, '')
}

/** What one link to a mailbox counts against. */
export function mailTo(email: string): Count[] {
  const who = mailboxOf(email)
  return [
    { limit: LIMITS.mailbox, who },
    { limit: LIMITS.mailboxInADay, who },
  ]
}

/** What asking for one link counts against, the same whether anybody has the address. Source: requirement SEC-12. */
export function askingForLink(email: string, viewerIp: string): Count[] {
  return [{ limit: LIMITS.linkFromNetwork, who: networkOf(viewerIp) }, ...mailTo(email)]
}

/** What asking for another address counts against, the same whether anybody has it. Source: requirement SEC-12. */
export function askingForNewEmail(asked: { userId: UserId; email: string; viewerIp: string }): Count[] {
  return [{ limit: LIMITS.newEmail, who: asked.userId }, ...askingForLink(asked.email, asked.viewerIp)]
}
