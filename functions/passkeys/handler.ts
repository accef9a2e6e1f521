import { passkeysApi } from '../../shared/passkeys/api.ts'
import { serve } from '../http/serve.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { findKnownBrowser } from '../sign-in/known-browser.ts'
import { notifyOfNewDevice } from '../sign-in/new-device.ts'
import { completedSignInLimits, type NetworkLimit, perNetwork } from '../sign-in/rate-limits.ts'
import type { UserId } from '../table/keys.ts'
import { countAttempts } from '../table/records/rate-limits.ts'
import { CHALLENGE_MS, createChallenge } from './challenges.ts'
import {
  addPasskey,
  beginAdding,
  listPasskeys,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  usePasskey,
} from './passkeys.ts'
import { relyingParty } from './verify.ts'

/** Passkeys that are asked for or used from one network: offices and mobile carriers, too. */
const NETWORK: NetworkLimit = { name: 'passkey', max: 300, max56: 1_200, max48: 4_800, everyMs: 15 * 60_000 }

const countUse = ({ viewerIp, now }: { viewerIp: string; now: number }) =>
  countAttempts(perNetwork(NETWORK, viewerIp), now)

export const handler = serve(passkeysApi, {
  list: ({ me }) => listPasskeys(me),

  beginAdding: (context) => beginAdding(context),

  add: ({ body, ...context }) => addPasskey(body, context),

  rename: ({ me, params, body }) => renamePasskey(me, params.id, body.name),

  remove: ({ me, params }) => removePasskey(me, params.id),

  beginUsing: async ({ setCookie, ...context }) => {
    await countUse(context)
    const { id: rpId } = await relyingParty()
    const { challenge, cookie } = await createChallenge(context.now)
    setCookie(cookie)
    return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' as const }
  },

  signIn: async ({ body: { passkey, stayLoggedIn }, ...context }) => {
    await countUse(context)
    const identity = await usePasskey(passkey, context)
    const user = identity.id as UserId
    await countAttempts(completedSignInLimits(user), context.now)
    const knownBrowser = await findKnownBrowser(context.cookies, user, context.now)
    const lifetime = stayLoggedIn ? 'stay' : 'browser'
    const signedIn = await completeSignIn(identity, lifetime, knownBrowser, { ...context, byPasskey: true })
    if (signedIn.isNewDevice) await notifyOfNewDevice(user, context)
    return signedIn
  },

  prove: async ({ body, ...context }) => {
    await countUse(context)
    await proveByPasskey(body, context)
    return {}
  },
})
