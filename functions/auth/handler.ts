import { authApi } from '../../shared/auth/api.ts'
import { isLongPassword, MAX_SHOWN_SESSIONS } from '../../shared/auth/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { serve } from '../http/serve.ts'
import { sessionCookie } from '../http/session.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { findIdentity } from '../sign-in/identity.ts'
import { findKnownBrowser } from '../sign-in/known-browser.ts'
import { notifyOfNewDevice } from '../sign-in/new-device.ts'
import { completedSignInLimits } from '../sign-in/rate-limits.ts'
import { endSession } from '../sign-in/sessions.ts'
import { accountAddress } from '../table/records/mailboxes.ts'
import { countAttempts } from '../table/records/rate-limits.ts'
import { completeClaim, decideClaim, showClaim } from './claims/claim.ts'
import { decoyOf } from './decoys.ts'
import { isGoogleOffered } from './google/google.ts'
import { beginGoogleSignIn, finishGoogleSignIn } from './google/google-sign-in.ts'
import { isGoogleLinked, unlinkIdentities } from './google/identities.ts'
import { requestNewEmail } from './links/change-email.ts'
import {
  findRefusalReason,
  requestLink,
  resendVerificationMail,
  showLink,
  useCode,
  useLink,
} from './links/mail-links.ts'
import { changePassword } from './passwords/change-password.ts'
import { checkGuess, directoryPausedError, isCurrentPassword, wrongPasswordError } from './passwords/check-guess.ts'
import { setPasswordByLink } from './passwords/new-password.ts'
import { prove } from './passwords/prove.ts'
import { linkLimits, signInLimits } from './rate-limits.ts'
import { findEmailOwner, recordPasswordLength } from './repository.ts'
import { endOtherSessions, endSessionById, keepSession, listSessions } from './sessions/session-list.ts'
import { signUp } from './sign-up.ts'

const countLinkAttempt = ({ viewerIp, now }: { viewerIp: string; now: number }) =>
  countAttempts(linkLimits(viewerIp), now)

export const handler = serve(authApi, {
  signIn: async ({ body: { email, password, stayLoggedIn }, viewerIp, ...context }) => {
    const { cookies, now } = context
    const owner = await findEmailOwner(email)
    const knownBrowser = await findKnownBrowser(cookies, owner?.userId, now)
    const attempts = signInLimits(email, viewerIp, knownBrowser)
    const result = await checkGuess({ user: owner?.userId ?? decoyOf(accountAddress(email)), password }, attempts, now)
    // This error reveals that the account exists. Only a browser that has signed in to it before may see it.
    if (result === 'paused' && knownBrowser) throw directoryPausedError()
    const identity = owner && result === 'right' ? await findIdentity(owner.userId) : undefined
    if (!owner || !identity) throw new DomainError('wrong-credentials')
    await countAttempts(completedSignInLimits(owner.userId), now)
    const hasLongPassword = isLongPassword(password)
    // An account from before this was stored: the length is known only while the password is typed.
    if (hasLongPassword !== (identity.hasLongPassword ?? false))
      await recordPasswordLength(owner.userId, hasLongPassword)
    const lifetime = stayLoggedIn ? 'stay' : 'browser'
    const signedIn = await completeSignIn({ ...identity, hasLongPassword }, lifetime, knownBrowser, context)
    if (signedIn.isNewDevice) await notifyOfNewDevice(owner.userId, context)
    return signedIn
  },

  signUp: async ({ body, ...context }) => completeSignIn(await signUp(body, context), 'browser', undefined, context),

  beginGoogle: (context) => beginGoogleSignIn(context),

  finishGoogle: ({ body, ...context }) => finishGoogleSignIn(body, context),

  googleLink: async ({ me, now }) => ({ isLinked: await isGoogleLinked(me.userId, now) }),

  unlinkGoogle: async ({ me, body, now }) => {
    if (me.account.hasNoPassword || !(await isCurrentPassword(me, body.currentPassword, now)))
      throw wrongPasswordError()
    await unlinkIdentities(me.userId)
    return {}
  },

  signOut: async ({ me, setCookie }) => {
    await endSession({ userId: me.userId, hash: me.sessionHash })
    setCookie(sessionCookie.clear())
    return {}
  },

  keepSession: async ({ me, body, ...context }) => ({ account: await keepSession(me, body.stayLoggedIn, context) }),

  sessions: async ({ me, now }) => ({ sessions: (await listSessions(me, now)).slice(0, MAX_SHOWN_SESSIONS) }),

  endSession: async ({ me, params, now }) => {
    await endSessionById(me, params.id, now)
    return {}
  },

  endOtherSessions: async ({ me }) => {
    await endOtherSessions(me)
    return {}
  },

  session: ({ me }) => ({ account: me?.account ?? null, google: isGoogleOffered() }),

  requestLink: async ({ body, ...context }) => {
    await requestLink(body, context)
    return {}
  },

  showLink: async ({ body: { token }, ...context }) => {
    await countLinkAttempt(context)
    return showLink(token, context)
  },

  useLink: async ({ body: { token, stayLoggedIn }, ...context }) => {
    await countLinkAttempt(context)
    return useLink(token, { ...context, stayLoggedIn })
  },

  useCode: async ({ body, ...context }) => {
    await countLinkAttempt(context)
    return useCode(body, { ...context, stayLoggedIn: body.stayLoggedIn })
  },

  setPassword: async ({ body, ...context }) => {
    await countLinkAttempt(context)
    return setPasswordByLink(body, context)
  },

  prove: async ({ me, body, now }) => {
    await prove(me, body.currentPassword, now)
    return {}
  },

  changePassword: async ({ body, ...context }) => {
    await changePassword(body, context)
    return {}
  },

  requestEmailChange: async ({ body, ...context }) => {
    await requestNewEmail(body, context)
    return {}
  },

  mailRefusal: async ({ me }) => ({ reason: await findRefusalReason(me) }),

  resendVerification: async (context) => {
    await resendVerificationMail(context)
    return {}
  },

  showClaim: ({ me }) => showClaim(me),

  decideClaim: ({ body, me, now }) => decideClaim(body, me, now),

  completeClaim: ({ body, me }) => completeClaim(body, me),
})
