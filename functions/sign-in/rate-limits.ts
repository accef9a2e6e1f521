import { isIPv6 } from 'node:net'
import type { UserId } from '../table/keys.ts'
import type { Attempt, RateLimit } from '../table/records/rate-limits.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** A limit for a network. `max56` and `max48` are for the networks of IPv6 that are larger than a /64. */
export interface NetworkLimit extends RateLimit {
  max56: number
  max48: number
}

const LIMITS = {
  /** Sign-ins that succeed, which store a session and a browser each. Strangers cannot use them up. */
  signIns: { name: 'sign-ins', max: 30, everyMs: HOUR_MS },
  /** Notices about sign-ins in new browsers. Each needs a sign-in that succeeds. */
  newDevice: { name: 'new-device', max: 5, everyMs: DAY_MS },
} as const satisfies Record<string, RateLimit>

interface Network {
  bits: number
  prefix: string
}

/**
 * The networks of an IP address. For IPv4, the address. For IPv6, its /64, because a home has a whole /64, and its /56
 * and /48, because one can rent a /48, which has 65,536 networks of /64.
 */
export function networksOf(ip: string): Network[] {
  if (!isIPv6(ip) || ip.includes('.')) return [{ bits: 32, prefix: ip.slice(ip.lastIndexOf(':') + 1) }]
  const [front = [], back = []] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - front.length - back.length).fill('0')
  const digits = [...front, ...zeros, ...back].map((group) => group.toLowerCase().padStart(4, '0')).join('')
  return [64, 56, 48].map((bits) => ({ bits, prefix: digits.slice(0, bits / 4) }))
}

/** The limits of an attempt from an IP address: of its network, and of the larger networks around it. */
export function perNetwork(
  { name, max, max56, max48, everyMs }: NetworkLimit,
  viewerIp: string,
  prefix = '',
): Attempt[] {
  return networksOf(viewerIp).map(({ bits, prefix: network }) => {
    const subject = `${prefix}${network}`
    if (bits === 56) return { limit: { name: `${name}-56`, max: max56, everyMs }, subject }
    if (bits === 48) return { limit: { name: `${name}-48`, max: max48, everyMs }, subject }
    return { limit: { name, max, everyMs }, subject }
  })
}

/** The limit of one sign-in that succeeds. */
export function completedSignInLimits(user: UserId): Attempt[] {
  return [{ limit: LIMITS.signIns, subject: user }]
}

/** The limit of one notice about a sign-in in a new browser. */
export function newDeviceLimits(user: UserId): Attempt[] {
  return [{ limit: LIMITS.newDevice, subject: user }]
}
