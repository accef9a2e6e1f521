import { randomBytes } from 'node:crypto'
import { changeProfile, type TestUser } from '../../tests/fixtures/data/users.ts'
import {
  EXAMPLE_HASH,
  EXAMPLE_USER_ID,
  EXAMPLE_USER_PK,
  type FixtureOf,
} from '../../tests/fixtures/endpoints/feature-fixture.ts'
import {
  beginGoogleSignIn,
  chooseGoogleAccount,
  GOOGLE_ACCOUNT,
  newViewerHeaders,
  SIGN_IN_CHOICES,
} from '../../tests/fixtures/google/google.ts'
import { mintCodeRequest, mintLinkToken } from '../../tests/fixtures/mail/mail-links.ts'
import { newDeviceLimits } from '../sign-in/rate-limits.ts'
import { beginSession } from '../sign-in/sessions.ts'
import { findItem } from '../table/find-item.ts'
import { hashOf } from '../table/hash.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { FormerEmailItem } from '../table/items/former-email.ts'
import { IdentityOwnerItem } from '../table/items/identity-owner.ts'
import { KnownBrowserItem } from '../table/items/known-browser.ts'
import { LinkItem } from '../table/items/link.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { SessionItem } from '../table/items/session.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'
import { UserIdentityItem } from '../table/items/user-identity.ts'
import { WriteCountItem } from '../table/items/write-count.ts'
import type { UserId } from '../table/keys.ts'
import { uncountAttempts } from '../table/records/rate-limits.ts'
import type { feature } from './feature.ts'
import { OAuthStateItem } from './items.ts'
import { sessionId } from './sessions/session-list.ts'

/** A Lambda instance reads its parameters once, at the first request that needs one. Later requests do not. */
const needsTableOnly = {
  table: 'refuses',
  identity: 'never asks',
  queue: 'never asks',
  google: 'never asks',
  parameters: 'never asks',
} as const
const needsDirectory = { ...needsTableOnly, identity: 'refuses' } as const
const needsQueue = { ...needsTableOnly, queue: 'refuses' } as const

let exampleCount = 0
const newAddress = () => `example${exampleCount++}.${Date.now()}@stillwater.test`
/** Each example comes from its own IP address, so that it never reaches a rate limit. */
const uniqueViewer = () => ({ 'x-viewer-address': `198.19.${exampleCount >> 8}.${exampleCount++ & 255}` })

const googleIdentity = { issuer: 'https://accounts.google.com', subject: '42' }
const GOOGLE_IDENTITY_KEY = 'IDENTITY#https%3A%2F%2Faccounts.google.com#42'

/** Begins another session of a user and returns its id. */
async function otherSessionOf({ userId, email }: TestUser): Promise<string> {
  const identity = { id: userId, email, fullName: 'Grey heron', emailProven: true, roles: [] }
  const details = { presented: undefined, userAgent: '', now: Date.now() }
  const { cookie } = await beginSession(identity, 'browser', details)
  return sessionId(hashOf(cookie.split(';')[0]?.split('.')[1] ?? ''))
}

/** Takes back one notice of a new device: an account gets few of them a day, and this one signs in very often. */
async function takeBackNotice(email: string): Promise<void> {
  const owner = await findItem(EmailOwnerItem.key({ address: email }))
  if (owner) await uncountAttempts(newDeviceLimits(EmailOwnerItem.parse(owner).userId as UserId), Date.now())
}

export const fixture = {
  endpoints: {
    signIn: {
      caller: 'anyone',
      example: ({ email, password }) => ({ body: { email, password, stayLoggedIn: false } }),
      whileFailing: needsDirectory,
    },
    signUp: {
      caller: 'anyone',
      example: () => ({
        body: {
          fullName: 'Mia Hart',
          email: newAddress(),
          password: 'otter lantern chives',
          zone: 'Europe/London',
          attempt: randomBytes(16).toString('hex'),
        },
        headers: uniqueViewer(),
      }),
      whileFailing: { ...needsDirectory, queue: 'does without' },
    },
    beginGoogle: { caller: 'anyone', example: () => ({ headers: newViewerHeaders() }), whileFailing: needsTableOnly },
    finishGoogle: {
      caller: 'anyone',
      example: async () => {
        await takeBackNotice(GOOGLE_ACCOUNT.email)
        const { address, cookie } = await beginGoogleSignIn()
        const callback = await chooseGoogleAccount(address, GOOGLE_ACCOUNT.email)
        return { body: { ...callback, ...SIGN_IN_CHOICES }, cookie, headers: newViewerHeaders() }
      },
      // The example user already has an account. A new user would also need the directory, as at sign-up.
      whileFailing: { ...needsTableOnly, table: 'begins again', google: 'begins again', queue: 'does without' },
    },
    googleLink: { caller: 'user', example: () => ({}), whileFailing: needsTableOnly },
    unlinkGoogle: {
      caller: 'user',
      example: ({ password: currentPassword }) => ({ body: { currentPassword } }),
      whileFailing: needsDirectory,
    },
    signOut: { caller: 'user', example: () => ({}), whileFailing: needsTableOnly },
    keepSession: {
      caller: 'user',
      example: () => ({ body: { stayLoggedIn: true } }),
      whileFailing: needsTableOnly,
    },
    sessions: { caller: 'user', example: () => ({}), whileFailing: needsTableOnly },
    endSession: {
      caller: 'user',
      example: async (user) => ({ params: { id: await otherSessionOf(user) } }),
      whileFailing: needsTableOnly,
    },
    endOtherSessions: { caller: 'user', example: () => ({}), whileFailing: needsTableOnly },
    session: { caller: 'anyone', example: () => ({}), whileFailing: needsTableOnly },
    requestLink: {
      caller: 'anyone',
      example: ({ email }) => ({ body: { kind: 'magic', email }, headers: uniqueViewer() }),
      whileFailing: needsQueue,
    },
    showLink: {
      caller: 'anyone',
      example: async (user) => ({ body: { token: await mintLinkToken(user, 'magic') }, headers: uniqueViewer() }),
      whileFailing: needsTableOnly,
    },
    // A claim replaces the password, so it needs the directory.
    useLink: {
      caller: 'anyone',
      example: async (user) => ({
        body: { token: await mintLinkToken(user, 'verify'), stayLoggedIn: false },
        headers: uniqueViewer(),
      }),
      whileFailing: { ...needsDirectory, consumesLink: true, claims: true },
    },
    useCode: {
      caller: 'anyone',
      example: mintCodeRequest,
      whileFailing: { ...needsDirectory, consumesLink: true, claims: true },
    },
    setPassword: {
      caller: 'anyone',
      example: async (user) => ({
        body: { token: await mintLinkToken(user, 'recovery'), password: 'otter lantern chives' },
      }),
      // The owner must be notified by mail, so the request fails when the queue fails.
      whileFailing: { ...needsDirectory, queue: 'refuses', consumesLink: true },
    },
    prove: {
      caller: 'user',
      example: ({ password: currentPassword }) => ({ body: { currentPassword } }),
      whileFailing: needsDirectory,
    },
    changePassword: {
      caller: 'user',
      example: ({ password: currentPassword }) => ({ body: { currentPassword, password: 'otter lantern chives' } }),
      whileFailing: { ...needsDirectory, queue: 'refuses' },
    },
    requestEmailChange: {
      caller: 'user',
      example: ({ password: currentPassword }) => ({
        body: { currentPassword, email: newAddress() },
        headers: uniqueViewer(),
      }),
      // The link is stored although its mail cannot be sent. The next request replaces the link.
      whileFailing: { ...needsDirectory, queue: 'refuses', consumesLink: true },
    },
    mailRefusal: { caller: 'user', example: () => ({}), whileFailing: needsTableOnly },
    resendVerification: { caller: 'user', example: () => ({}), whileFailing: { ...needsQueue, isUnverified: true } },
    showClaim: { caller: 'user', example: () => ({}), whileFailing: needsTableOnly },
    decideClaim: {
      caller: 'user',
      example: async (user) => {
        await changeProfile(user, 'claim', 'undecided')
        return { body: { decision: 'remove' } }
      },
      whileFailing: needsTableOnly,
    },
    completeClaim: {
      caller: 'user',
      example: async (user) => {
        await changeProfile(user, 'claim', 'remove')
        return { body: { fullName: 'Grey heron', zone: 'Europe/London' } }
      },
      whileFailing: needsTableOnly,
    },
  },
  keys: {
    ProfileItem: [ProfileItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#PROFILE'],
    SessionItem: [SessionItem.key({ user: EXAMPLE_USER_ID, hash: EXAMPLE_HASH }), EXAMPLE_USER_PK, 'ME#SESSION#hash'],
    KnownBrowserItem: [
      KnownBrowserItem.key({ user: EXAMPLE_USER_ID, hash: EXAMPLE_HASH }),
      EXAMPLE_USER_PK,
      'KNOWN#hash',
    ],
    LinkItem: [LinkItem.key({ user: EXAMPLE_USER_ID, kind: 'magic' }), EXAMPLE_USER_PK, 'LINK#magic'],
    FormerEmailItem: [FormerEmailItem.key({ user: EXAMPLE_USER_ID, askedAt: 7 }), EXAMPLE_USER_PK, 'FORMER#7'],
    EmailOwnerItem: [EmailOwnerItem.key({ address: 'ada@stillwater.test' }), 'EMAIL#ada%40stillwater.test', 'EMAIL'],
    UserIdentityItem: [
      UserIdentityItem.key({ user: EXAMPLE_USER_ID, ...googleIdentity }),
      EXAMPLE_USER_PK,
      GOOGLE_IDENTITY_KEY,
    ],
    IdentityOwnerItem: [IdentityOwnerItem.key(googleIdentity), GOOGLE_IDENTITY_KEY, 'IDENTITY'],
    OAuthStateItem: [OAuthStateItem.key({ hash: EXAMPLE_HASH }), 'TRIP#hash', 'TRIP'],
    RateLimitItem: [RateLimitItem.key({ name: 'network', hash: EXAMPLE_HASH, window: 7 }), 'LIMIT#network#hash', '7'],
    WriteCountItem: [WriteCountItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#WRITES'],
    UnfinishedAccountItem: [UnfinishedAccountItem.key({ user: EXAMPLE_USER_ID }), 'UNFINISHED', EXAMPLE_USER_ID],
  },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'auth/session'),
} satisfies FixtureOf<typeof feature>
