import { passkeysApi } from '../../shared/passkeys/api.ts'
import { serve } from '../http/serve.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { findKnownBrowser } from '../sign-in/known-browser.ts'
import { notifyOfNewDevice } from '../sign-in/new-device.ts'
import { completedSignInLimits, type NetworkLimit, perNetwork } from '../sign-in/rate-limits.ts'
import { countAttempts } from '../table/records/rate-limits.ts'
import { clearChallengeCookie, consumeSignInChallenge, createSignInChallenge } from './challenges.ts'
import {
  addPasskey,
  beginAdding,
  beginProof,
  listPasskeys,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  requestOptions,
  usePasskey,
} from './passkeys.ts'

/** Passkeys that are asked for or used from one network: offices and mobile carriers, too. */
const NETWORK: NetworkLimit = { name: 'passkey', max: 300, max56: 1_200, max48: 4_800, everyMs: 15 * 60_000 }

const countUse = ({ viewerIp, now }: { viewerIp: string; now: number }) =>
  countAttempts(perNetwork(NETWORK, viewerIp), now)

export const handler = serve(passkeysApi, {
  list: ({ me }) => listPasskeys(me),

  beginAdding: ({ me, now }) => beginAdding(me, now),

  add: ({ body, ...context }) => addPasskey(body.passkey, context),

  rename: ({ me, params, body }) => renamePasskey(me, params.id, body.name),

  remove: ({ params, ...context }) => removePasskey(params.id, context),

  beginSignIn: async ({ setCookie, ...context }) => {
    await countUse(context)
    const { challenge, cookie } = await createSignInChallenge(context.now)
    setCookie(cookie)
    return requestOptions(challenge, [])
  },

  signIn: async ({ body: { passkey, stayLoggedIn }, ...context }) => {
    await countUse(context)
    const { cookies, now, setCookie } = context
    const identity = await usePasskey(passkey, await consumeSignInChallenge(cookies, now), now)
    setCookie(clearChallengeCookie())
    const user = identity.id
    await countAttempts(completedSignInLimits(user), now)
    const knownBrowser = await findKnownBrowser(cookies, user, now)
    const lifetime = stayLoggedIn ? 'stay' : 'browser'
    const signedIn = await completeSignIn(identity, lifetime, knownBrowser, { ...context, byPasskey: true })
    if (signedIn.isNewDevice) await notifyOfNewDevice(user, context)
    return signedIn
  },

  beginProof: async ({ me, ...context }) => {
    await countUse(context)
    return beginProof(me, context.now)
  },

  prove: async ({ me, body, ...context }) => {
    await countUse(context)
    await proveByPasskey(me, body.passkey, context.now)
    return {}
  },
})
