declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

/** Text that cannot leave its place in a key. */
export type KeyPart = Branded<'KeyPart'>
export type UserId = Branded<'UserId'>
export type Hash = Branded<'Hash'>

export interface Key {
  pk: string
  sk: string
}

/** Makes any text fit for a key: `#` and what else could end a part is percent-encoded. Reversed by `fromKeyPart`. */
export function keyPart(text: string): KeyPart {
  return encodeURIComponent(text.toWellFormed()) as KeyPart
}

export function fromKeyPart(part: KeyPart): string {
  return decodeURIComponent(part)
}

const USER_ID = /^[0-9a-f]{32}$/

/** Reads a user id from outside, such as a cookie; `undefined` when it has not the form of one. */
export function parseUserId(text: string): UserId | undefined {
  return USER_ID.test(text) ? (text as UserId) : undefined
}

/** A user who is not: for an unknown address the same calls are made about them, so that time tells nothing. */
export const NOBODY = '0'.repeat(32) as UserId
