import { passkeysApi } from '../../shared/passkeys/api.ts'
import type { TestUser } from '../../tests/fixtures/data/users.ts'
import {
  EXAMPLE_HASH,
  EXAMPLE_USER_ID,
  EXAMPLE_USER_PK,
  type FixtureOf,
} from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { newViewerHeaders } from '../../tests/fixtures/google/google.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { Authenticator } from '../../tests/fixtures/passkeys/authenticator.ts'
import {
  addPasskey,
  newPasskeyRequest,
  proofRequest,
  signInByPasskey,
  signInRequest,
} from '../../tests/fixtures/passkeys/passkeys.ts'
import { PasskeysItem } from '../table/items/passkeys.ts'
import type { feature } from './feature.ts'
import { handler } from './handler.ts'
import { PasskeyChallengeItem } from './items.ts'

/** A Lambda instance reads the product's address once. */
const whileFailing = { table: 'refuses', queue: 'never asks', parameters: 'never asks' } as const
/** The challenge is used up by a request that fails half-way. */
const usesChallenge = { ...whileFailing, table: 'begins again' } as const

/** Without a session nothing can be begun. What is sent instead is refused before it is read. */
const unlessSignedOut = <T>(request: Promise<T>, instead: T): Promise<T> =>
  request.catch((error: Error) => {
    if (!error.message.includes('/problems/not-signed-in')) throw error
    return instead
  })

const passkeys = new WeakMap<TestUser, Authenticator>()

/** The one passkey of a user who proves by it again and again. */
async function passkeyOf(user: TestUser): Promise<Authenticator> {
  const device = passkeys.get(user) ?? (await addPasskey(user))
  passkeys.set(user, device)
  return device
}

/** Adds a passkey and returns its name in the list. */
async function ownPasskey(user: TestUser): Promise<{ id: string }> {
  const add = async () => {
    await addPasskey(user)
    const { body } = await invoke(handler, passkeysApi.list, { cookie: user.cookie })
    return { id: String(body.passkeys.at(-1).id) }
  }
  return unlessSignedOut(add(), { id: 'heron' })
}

export const fixture = {
  endpoints: {
    list: { caller: 'user', example: () => ({}), whileFailing },
    beginAdding: { caller: 'user', needsProof: true, example: () => ({}), whileFailing },
    add: {
      caller: 'user',
      needsProof: true,
      example: async (user) => {
        const request = newPasskeyRequest(user, new Authenticator()).then(({ body }): object => body)
        return { body: await unlessSignedOut(request, {}) }
      },
      // The owner must be notified by mail, so the request fails when the queue fails.
      whileFailing: { ...usesChallenge, queue: 'begins again' },
    },
    rename: {
      caller: 'user',
      example: async (user) => ({ params: await ownPasskey(user), body: { name: 'Grey heron' } }),
      whileFailing,
    },
    remove: {
      caller: 'user',
      needsProof: true,
      example: async (user) => ({ params: await ownPasskey(user) }),
      // As for `add`.
      whileFailing: { ...whileFailing, queue: 'refuses' },
    },
    beginSignIn: { caller: 'anyone', example: () => ({ headers: newViewerHeaders() }), whileFailing },
    signIn: {
      caller: 'anyone',
      example: async (user) => {
        const device = await addPasskey(user)
        // The account's first browser is no news to its owner, the second one is.
        await signInByPasskey(device)
        return { ...(await signInRequest(device)), headers: newViewerHeaders() }
      },
      whileFailing: { ...usesChallenge, queue: 'does without' },
    },
    beginProof: { caller: 'user', example: () => ({ headers: newViewerHeaders() }), whileFailing },
    prove: {
      caller: 'user',
      example: async (user) => {
        const request = passkeyOf(user).then(async (device): Promise<object> => (await proofRequest(user, device)).body)
        return { body: await unlessSignedOut(request, {}), headers: newViewerHeaders() }
      },
      whileFailing: usesChallenge,
    },
  },
  keys: {
    PasskeysItem: [PasskeysItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'PASSKEYS'],
    PasskeyChallengeItem: [PasskeyChallengeItem.key({ hash: EXAMPLE_HASH, purpose: 'add' }), 'CHALLENGE#hash', 'add'],
  },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'passkeys'),
} satisfies FixtureOf<typeof feature>
