declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

/** Encoded text that cannot contain `#`, so it cannot become another part of a key. */
export type KeyPart = Branded<'KeyPart'>
export type UserId = Branded<'UserId'>
export type Hash = Branded<'Hash'>

export interface Key {
  pk: string
  sk: string
}

/** Encodes any text for a key: `#` and all other separators are percent-encoded. `fromKeyPart` decodes it. */
export function keyPart(text: string): KeyPart {
  return encodeURIComponent(text.toWellFormed()) as KeyPart
}

export function fromKeyPart(part: KeyPart): string {
  return decodeURIComponent(part)
}

const USER_ID = /^[0-9a-f]{32}$/

/** Parses a user id from an untrusted source, such as a cookie. Returns `undefined` when the form is wrong. */
export function parseUserId(text: string): UserId | undefined {
  return USER_ID.test(text) ? (text as UserId) : undefined
}

/**
 * A user id that no account has. For an unknown address the service makes the same calls with this id, so that the
 * response time does not reveal whether the account exists.
 */
export const UNKNOWN_USER = '0'.repeat(32) as UserId
