import { isIPv6 } from 'node:net'
import type { Hash } from '../table/keys.ts'
import type { Count, Limit } from '../table/limits.ts'

const QUARTER_MS = 15 * 60_000
const DAY_MS = 86_400_000

const LIMITS = {
  /** One account from one place. */
  place: { name: 'place', max: 10, everyMs: QUARTER_MS },
  /** One account from everywhere together: many machines guessing side by side. */
  account: { name: 'account', max: 100, everyMs: DAY_MS },
  /** One place at all accounts together; a whole town may share a mobile network's address. */
  address: { name: 'address', max: 100, everyMs: QUARTER_MS },
  /** One browser that has signed in to this account before. */
  known: { name: 'known', max: 10, everyMs: QUARTER_MS },
  signUp: { name: 'sign-up', max: 20, everyMs: 3_600_000 },
  notice: { name: 'notice', max: 3, everyMs: DAY_MS },
} as const satisfies Record<string, Limit>

/** The network that an address belongs to: a home has one IPv4 address, but a whole /64 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [front = [], back = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - front.length - back.length).fill('0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}

/**
 * What one guess at a password counts against. Guesses from elsewhere never use up those of a browser that the owner
 * has signed in with, so nobody can lock an owner out by guessing. Unknown addresses count like known ones.
 */
export function guess(email: string, address: string, knownBrowser: Hash | undefined): Count[] {
  if (knownBrowser) return [{ limit: LIMITS.known, who: knownBrowser }]
  const network = networkOf(address)
  return [
    { limit: LIMITS.place, who: `${email} ${network}` },
    { limit: LIMITS.account, who: email },
    { limit: LIMITS.address, who: network },
  ]
}

/** What one sign-up counts against. */
export function signingUp(address: string): Count[] {
  return [{ limit: LIMITS.signUp, who: networkOf(address) }]
}

/** What one mail to somebody who did not ask for it counts against. */
export function notice(email: string): Count[] {
  return [{ limit: LIMITS.notice, who: email }]
}
