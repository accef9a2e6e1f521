import { randomBytes } from 'node:crypto'
import { hashOf } from '../table/hash.ts'
import { type Hash, parseUserId, type UserId } from '../table/keys.ts'

/** What a browser presents in a cookie: a user id that is not yet believed, and a secret that proves it. */
export interface Claim {
  userId: UserId
  hash: Hash
}

const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

const named = (name: string) => `__Host-${name}`

const valueOf = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)

/** A new 256-bit secret. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** A cookie that says nothing of anybody: by its secret a browser is known again that nobody is signed in to. */
export class BrowserCookie {
  private readonly name: string

  constructor(name: string) {
    this.name = named(name)
  }

  /** A new secret: the cookie for the browser, and the hash that is all we keep. */
  mint(maxAgeS: number): { cookie: string; hash: Hash } {
    const secret = newSecret()
    return { cookie: `${this.name}=${secret}; ${ATTRIBUTES}; Max-Age=${maxAgeS}`, hash: hashOf(secret) }
  }

  /** What takes the cookie out of the browser. */
  clear(): string {
    return `${this.name}=; ${ATTRIBUTES}; Max-Age=0`
  }

  /** The hash of its secret among an event's cookies; `undefined` when there is none. */
  read(cookies: readonly string[]): Hash | undefined {
    const secret = valueOf(cookies, this.name)
    return secret ? hashOf(secret) : undefined
  }
}

/**
 * A cookie of our own, `userId.secret`, that no script can read and no other site can send. The `__Host-` prefix
 * keeps subdomains from setting it. Source: requirement SEC-07.
 */
export class ClaimCookie {
  private readonly name: string

  constructor(name: string) {
    this.name = named(name)
  }

  /** A new 256-bit secret: the cookie for the browser, and the hash that is all the table keeps. */
  mint(userId: UserId, maxAgeS: number | undefined): { cookie: string; hash: Hash } {
    const secret = newSecret()
    const maxAge = maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`
    return { cookie: `${this.name}=${userId}.${secret}; ${ATTRIBUTES}${maxAge}`, hash: hashOf(secret) }
  }

  /** What takes the cookie out of the browser. */
  clear(): string {
    return `${this.name}=; ${ATTRIBUTES}; Max-Age=0`
  }

  /** Reads it among an event's cookies; `undefined` when there is none of the right form. */
  read(cookies: readonly string[]): Claim | undefined {
    const [id = '', secret = ''] = valueOf(cookies, this.name)?.split('.') ?? []
    const userId = parseUserId(id)
    return userId && secret ? { userId, hash: hashOf(secret) } : undefined
  }
}
