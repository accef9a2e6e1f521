import { createHmac, randomBytes } from 'node:crypto'
import { environmentVariable } from '../aws/environment.ts'
import { hashOf } from '../table/hash.ts'
import { type Hash, parseUserId, type UserId } from '../table/keys.ts'
import { equalSecrets } from './equal-secrets.ts'

/** The content of a `UserCookie`: a user id that is not yet verified, and the hash of the secret that verifies it. */
export interface UserCookieValue {
  userId: UserId
  hash: Hash
}

const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

const valueOf = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)

/** A new 256-bit secret. */
export const newSecret = () => randomBytes(32).toString('base64url')

const SECRET_LENGTH = 43
const TAG_LENGTH = 22

/** `owner` is what the cookie is for, so that a tag of one cookie is not valid in another one. */
function tagOf(secret: string, owner: string): string {
  return createHmac('sha256', environmentVariable('ORIGIN_SECRET'))
    .update(`cookie ${owner} ${secret}`)
    .digest('base64url')
    .slice(0, TAG_LENGTH)
}

/** A new secret with a tag that only the service can make. So a made-up cookie is recognised without the table. */
function newTaggedSecret(owner: string): string {
  const secret = newSecret()
  return secret + tagOf(secret, owner)
}

function isIssued(value: string, owner: string): boolean {
  return equalSecrets(value.slice(SECRET_LENGTH), tagOf(value.slice(0, SECRET_LENGTH), owner))
}

/** The `__Host-` prefix prevents subdomains from setting the cookie. */
class HostCookie {
  protected readonly name: string

  constructor(name: string) {
    this.name = `__Host-${name}`
  }

  /** The `Set-Cookie` value that deletes the cookie from the browser. */
  clear(): string {
    return `${this.name}=; ${ATTRIBUTES}; Max-Age=0`
  }
}

/** A cookie without a user id. Its secret identifies the browser of a visitor. */
export class BrowserCookie extends HostCookie {
  /** Makes a new secret. The browser gets the cookie; the table stores only the hash. */
  create(maxAgeS: number): { cookie: string; hash: Hash } {
    return this.issue(newTaggedSecret(this.name), maxAgeS)
  }

  /** Extends the cookie that the browser has. Makes a new secret when it is missing or made up. */
  extend(cookies: readonly string[], maxAgeS: number): { cookie: string; hash: Hash } {
    return this.issue(this.secretIn(cookies) ?? newTaggedSecret(this.name), maxAgeS)
  }

  /**
   * Finds the cookie in an event's cookies and returns the hash of its secret. Returns `undefined` when it is missing
   * or made up.
   */
  read(cookies: readonly string[]): Hash | undefined {
    const secret = this.secretIn(cookies)
    return secret === undefined ? undefined : hashOf(secret)
  }

  private issue(secret: string, maxAgeS: number) {
    return { cookie: `${this.name}=${secret}; ${ATTRIBUTES}; Max-Age=${maxAgeS}`, hash: hashOf(secret) }
  }

  private secretIn(cookies: readonly string[]): string | undefined {
    const secret = valueOf(cookies, this.name)
    return secret && isIssued(secret, this.name) ? secret : undefined
  }
}

/** A cookie with the token of a mailed link, for a browser that continues with it. */
export class TokenCookie extends HostCookie {
  create(token: string, maxAgeS: number): string {
    return `${this.name}=${token}; ${ATTRIBUTES}; Max-Age=${maxAgeS}`
  }

  read(cookies: readonly string[]): string | undefined {
    return valueOf(cookies, this.name)
  }
}

/**
 * A cookie with the value `userId.secret`. Scripts cannot read it and other sites cannot send it. The `__Host-` prefix
 * prevents subdomains from setting it. Source: requirement SEC-07.
 */
export class UserCookie extends HostCookie {
  /**
   * Makes a new secret. The browser gets the cookie; the table stores only the hash. Without `maxAgeS` the cookie ends
   * when the browser closes.
   */
  create(userId: UserId, maxAgeS: number | undefined): { cookie: string; hash: Hash } {
    const secret = newTaggedSecret(userId)
    return { cookie: this.lasting(`${userId}.${secret}`, maxAgeS), hash: hashOf(secret) }
  }

  /** The cookie that the browser has, with another end. `undefined` when it has none. */
  renew(cookies: readonly string[], maxAgeS: number | undefined): string | undefined {
    const value = valueOf(cookies, this.name)
    return value && this.lasting(value, maxAgeS)
  }

  private lasting(value: string, maxAgeS: number | undefined): string {
    return `${this.name}=${value}; ${ATTRIBUTES}${maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`}`
  }

  /**
   * Finds the cookie in an event's cookies. Returns `undefined` when it is missing or malformed. A cookie that is not
   * `isIssued` is made up, or older than the service's current key, and may cost one read.
   */
  read(cookies: readonly string[]): (UserCookieValue & { isIssued: boolean }) | undefined {
    const [id = '', secret = ''] = valueOf(cookies, this.name)?.split('.') ?? []
    const userId = parseUserId(id)
    return userId && secret ? { userId, hash: hashOf(secret), isIssued: isIssued(secret, userId) } : undefined
  }
}
