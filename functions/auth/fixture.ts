import { randomBytes } from 'node:crypto'
import { type FixtureOf, HASH, OWN, USER } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { choose, chosenBefore, elsewhere, GOOGLER, setOut } from '../../tests/fixtures/google/google.ts'
import { codeFor, linkFor } from '../../tests/fixtures/mail/mail-links.ts'
import { FormerEmailItem } from '../table/items/former-email.ts'
import { LimitItem } from '../table/items/limit.ts'
import { LinkItem } from '../table/items/link.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { SessionItem } from '../table/items/session.ts'
import { UnfinishedItem } from '../table/items/unfinished.ts'
import type { feature } from './feature.ts'
import { EmailItem, IdentityItem, KnownBrowserItem, OwnIdentityItem, TripItem } from './items.ts'

/** Parameters are read once an instance, by the first that needs one. */
const never = {
  table: 'refuses',
  identity: 'never asks',
  queue: 'never asks',
  google: 'never asks',
  parameters: 'never asks',
} as const
const password = { ...never, identity: 'refuses' } as const
const mails = { ...never, queue: 'refuses' } as const

let made = 0
const newAddress = () => `example${made++}.${Date.now()}@stillwater.test`
/** From a place of its own, so that no limit is met. */
const headers = () => ({ 'x-viewer-address': `198.19.${made >> 8}.${made++ & 255}` })

const google = { issuer: 'https://accounts.google.com', subject: '42' }
const GOOGLE = 'IDENTITY#https%3A%2F%2Faccounts.google.com#42'

export const fixture = {
  endpoints: {
    signIn: {
      who: 'anyone',
      example: ({ email, password }) => ({ body: { email, password, stayLoggedIn: false } }),
      whileFailing: password,
    },
    signUp: {
      who: 'anyone',
      example: () => ({
        body: {
          fullName: 'Mia Hart',
          email: newAddress(),
          password: 'otter lantern chives',
          zone: 'Europe/London',
          attempt: randomBytes(16).toString('hex'),
        },
        headers: headers(),
      }),
      whileFailing: { ...password, queue: 'does without' },
    },
    beginGoogle: { who: 'anyone', example: () => ({ headers: elsewhere() }), whileFailing: never },
    finishGoogle: {
      who: 'anyone',
      example: async () => {
        const { address, cookie } = await setOut()
        const answer = await choose(address, GOOGLER.email)
        return { body: { ...answer, ...chosenBefore }, cookie, headers: elsewhere() }
      },
      // Walked by a user who has an account; a new one needs the directory, as at sign-up.
      whileFailing: { ...never, table: 'begins again', google: 'begins again' },
    },
    signOut: { who: 'user', example: () => ({}), whileFailing: never },
    session: { who: 'anyone', example: () => ({}), whileFailing: never },
    askForLink: {
      who: 'anyone',
      example: ({ email }) => ({ body: { kind: 'magic', email }, headers: headers() }),
      whileFailing: mails,
    },
    showLink: {
      who: 'anyone',
      example: async (person) => ({ body: { token: await linkFor(person, 'magic') } }),
      whileFailing: never,
    },
    // The directory is asked where it is a claim, of which the password ends.
    useLink: {
      who: 'anyone',
      example: async (person) => ({ body: { token: await linkFor(person, 'verify'), stayLoggedIn: false } }),
      whileFailing: { ...password, usesLink: true, claims: true },
    },
    useCode: { who: 'anyone', example: codeFor, whileFailing: { ...password, usesLink: true, claims: true } },
    setPassword: {
      who: 'anyone',
      example: async (person) => ({
        body: { token: await linkFor(person, 'recovery'), password: 'otter lantern chives' },
      }),
      // Not even set: the owner of the account is told by mail.
      whileFailing: { ...password, queue: 'refuses', usesLink: true },
    },
    changePassword: {
      who: 'user',
      example: ({ password: currentPassword }) => ({ body: { currentPassword, password: 'otter lantern chives' } }),
      whileFailing: { ...password, queue: 'refuses' },
    },
    askForNewEmail: {
      who: 'user',
      example: ({ password: currentPassword }) => ({
        body: { currentPassword, email: newAddress() },
        headers: headers(),
      }),
      // The link that it makes waits for its mail, and the next one takes its place.
      whileFailing: { ...password, queue: 'refuses', usesLink: true },
    },
    askForProof: { who: 'user', example: () => ({}), whileFailing: { ...mails, isUnproven: true } },
  },
  keys: {
    ProfileItem: [ProfileItem.key({ user: USER }), OWN, 'ME#PROFILE'],
    SessionItem: [SessionItem.key({ user: USER, hash: HASH }), OWN, 'ME#SESSION#hash'],
    KnownBrowserItem: [KnownBrowserItem.key({ user: USER, hash: HASH }), OWN, 'KNOWN#hash'],
    LinkItem: [LinkItem.key({ user: USER, kind: 'magic' }), OWN, 'LINK#magic'],
    FormerEmailItem: [FormerEmailItem.key({ user: USER, askedAt: 7 }), OWN, 'FORMER#7'],
    EmailItem: [EmailItem.key({ address: 'ada@stillwater.test' }), 'EMAIL#ada%40stillwater.test', 'EMAIL'],
    OwnIdentityItem: [OwnIdentityItem.key({ user: USER, ...google }), OWN, GOOGLE],
    IdentityItem: [IdentityItem.key(google), GOOGLE, 'IDENTITY'],
    TripItem: [TripItem.key({ hash: HASH }), 'TRIP#hash', 'TRIP'],
    LimitItem: [LimitItem.key({ name: 'network', hash: HASH, window: 7 }), 'LIMIT#network#hash', '7'],
    UnfinishedItem: [UnfinishedItem.key({ user: USER }), 'UNFINISHED', USER],
  },
  everyday:
    ({ call }) =>
    () =>
      call('GET', 'auth/session'),
} satisfies FixtureOf<typeof feature>
