/*
 * Every key of the table on one screen.
 *
 * item                                pk                sk
 * profile, with roles and zone        USER#id           ME#PROFILE
 * what was chosen otherwise           USER#id           ME#PREFS
 * their own symptoms and triggers     USER#id           ME#CUSTOM
 * what was last shown, and when       USER#id           ME#SHOWN#personalized_tip
 * a session                           USER#id           ME#SESSION#hash
 * a browser that has signed in before  USER#id           KNOWN#hash
 * the newest mail link of a kind      USER#id           LINK#kind
 * where to tell of a change of email  USER#id           FORMER#when it was asked for
 * a day                               USER#id           DAY#2026-11-20
 * an edit that lost a merge           USER#id           LOST#2026-11-20#device#n#field
 * an article, whole                   ARTICLE           WHOLE#id
 * … as lists show it                  ARTICLE           CARD#id
 * … the words it is found by          ARTICLE           WORDS#id
 * title -> article                    ARTICLE           TITLE#hash
 * what we delivered to editors        ARTICLE           DELIVERED#name
 * how they come in from elsewhere     USER#id           IDENTITY#issuer#subject
 * email -> user                       EMAIL#address     EMAIL
 * somebody elsewhere -> user          IDENTITY#issuer#subject  IDENTITY
 * a sign-in by Google under way       TRIP#hash         TRIP
 * an account half made                UNFINISHED        id
 * how often something was tried       LIMIT#name#hash   window
 */
import type { LinkKind } from '../../shared/auth/mail-links.ts'
import type { DayField } from '../../shared/days/fields.ts'
import type { LocalDate } from '../../shared/time/local-date.ts'

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

/** Who somebody is to another service that proves it, such as Google. */
export interface Elsewhere {
  issuer: string
  subject: string
}

/** A user who is not: for an unknown address the same calls are made about them, so that time tells nothing. */
export const NOBODY = '0'.repeat(32) as UserId

const ofUser = (id: UserId) => `USER#${id}`
const ofElsewhere = (issuer: string, subject: string) => `IDENTITY#${keyPart(issuer)}#${keyPart(subject)}`

export const keys = {
  profile: (user: UserId): Key => ({ pk: ofUser(user), sk: 'ME#PROFILE' }),
  preferences: (user: UserId): Key => ({ pk: ofUser(user), sk: 'ME#PREFS' }),
  custom: (user: UserId): Key => ({ pk: ofUser(user), sk: 'ME#CUSTOM' }),
  shown: (user: UserId, what: 'personalized_tip'): Key => ({ pk: ofUser(user), sk: `ME#SHOWN#${what}` }),
  session: (user: UserId, hash: Hash): Key => ({ pk: ofUser(user), sk: `ME#SESSION#${hash}` }),
  known: (user: UserId, hash: Hash): Key => ({ pk: ofUser(user), sk: `KNOWN#${hash}` }),
  link: (user: UserId, kind: LinkKind): Key => ({ pk: ofUser(user), sk: `LINK#${kind}` }),
  formerEmail: (user: UserId, askedAt: number): Key => ({ pk: ofUser(user), sk: `FORMER#${askedAt}` }),
  day: (user: UserId, date: LocalDate): Key => ({ pk: ofUser(user), sk: `DAY#${keyPart(date)}` }),
  lost: (user: UserId, date: LocalDate, write: { device: string; n: number }, field: DayField): Key => ({
    pk: ofUser(user),
    sk: `LOST#${keyPart(date)}#${keyPart(write.device)}#${write.n}#${keyPart(field)}`,
  }),
  article: (id: string): Key => ({ pk: 'ARTICLE', sk: `WHOLE#${keyPart(id)}` }),
  articleCard: (id: string): Key => ({ pk: 'ARTICLE', sk: `CARD#${keyPart(id)}` }),
  articleWords: (id: string): Key => ({ pk: 'ARTICLE', sk: `WORDS#${keyPart(id)}` }),
  articleTitle: (hash: Hash): Key => ({ pk: 'ARTICLE', sk: `TITLE#${hash}` }),
  delivered: (name: string): Key => ({ pk: 'ARTICLE', sk: `DELIVERED#${keyPart(name)}` }),
  email: (address: string): Key => ({ pk: `EMAIL#${keyPart(address)}`, sk: 'EMAIL' }),
  identity: ({ issuer, subject }: Elsewhere): Key => ({ pk: ofElsewhere(issuer, subject), sk: 'IDENTITY' }),
  ownIdentity: (user: UserId, { issuer, subject }: Elsewhere): Key => ({
    pk: ofUser(user),
    sk: ofElsewhere(issuer, subject),
  }),
  trip: (hash: Hash): Key => ({ pk: `TRIP#${hash}`, sk: 'TRIP' }),
  unfinished: (user: UserId): Key => ({ pk: 'UNFINISHED', sk: user }),
  limit: (name: string, who: Hash, window: number): Key => ({ pk: `LIMIT#${name}#${who}`, sk: String(window) }),
}

/** What a query takes to find several items of one partition: everything whose `sk` lies in the range. */
export const ranges = {
  articleCards: () => ({ pk: 'ARTICLE', from: 'CARD#', to: 'CARD#\uffff' }),
  articleWords: () => ({ pk: 'ARTICLE', from: 'WORDS#', to: 'WORDS#\uffff' }),
  delivered: () => ({ pk: 'ARTICLE', from: 'DELIVERED#', to: 'DELIVERED#\uffff' }),
  unfinished: () => ({ pk: 'UNFINISHED', from: '0', to: 'g' }),
  me: (user: UserId) => ({ pk: ofUser(user), from: 'ME#', to: 'ME#\uffff' }),
  identities: (user: UserId) => ({ pk: ofUser(user), from: 'IDENTITY#', to: 'IDENTITY#\uffff' }),
  links: (user: UserId) => ({ pk: ofUser(user), from: 'LINK#', to: 'LINK#\uffff' }),
  known: (user: UserId) => ({ pk: ofUser(user), from: 'KNOWN#', to: 'KNOWN#\uffff' }),
  sessions: (user: UserId) => ({ pk: ofUser(user), from: 'ME#SESSION#', to: 'ME#SESSION#\uffff' }),
  /** The edits of days, both included, that lost. */
  lost: (user: UserId, from: LocalDate, to: LocalDate) => ({
    pk: ofUser(user),
    from: `LOST#${keyPart(from)}#`,
    to: `LOST#${keyPart(to)}#\uffff`,
  }),
  days: (user: UserId, from: LocalDate, to: LocalDate) => ({
    pk: ofUser(user),
    from: `DAY#${keyPart(from)}`,
    to: `DAY#${keyPart(to)}`,
  }),
}

export function dateOfDay(sk: string): LocalDate {
  return sk.slice('DAY#'.length)
}

/** What the key of a lost edit tells of it, as it was put in. */
export function partsOfLost(sk: string): { date: LocalDate; device: string; n: number; field: string } {
  const [, date = '', device = '', n, field = ''] = sk.split('#').map((part) => fromKeyPart(part as KeyPart))
  return { date, device, n: Number(n), field }
}
