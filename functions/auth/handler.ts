import { authApi } from '../../shared/auth/api.ts'
import { DomainError } from '../../shared/problems.ts'
import { serve } from '../http/serve.ts'
import { sessionCookie } from '../http/session.ts'
import { comeFromGoogle, goToGoogle } from './google/by-google.ts'
import { isGoogleOffered } from './google/google.ts'
import { askForNewEmail } from './links/change-email.ts'
import { askForLink, askForProofAgain, showLink, useCode, useLink } from './links/mail-links.ts'
import { changePassword } from './passwords/change-password.ts'
import { guess } from './passwords/guessing.ts'
import { judgeGuess, pause } from './passwords/judge-guess.ts'
import { setPasswordByLink } from './passwords/new-password.ts'
import { findIdentity, findOwner } from './repository.ts'
import { findKnownBrowser } from './sessions/known-browser.ts'
import { endSession } from './sessions/sessions.ts'
import { welcome } from './sessions/welcome.ts'
import { signUp } from './sign-up.ts'

export const handler = serve(authApi, {
  signIn: async ({ body: { email, password, stayLoggedIn }, viewerIp, ...visit }) => {
    const { cookies, now } = visit
    const owner = await findOwner(email)
    const known = await findKnownBrowser(cookies, owner?.userId, now)
    const guesses = guess(email, viewerIp, known)
    const verdict = await judgeGuess({ user: owner?.userId, password }, guesses, now)
    // Only who has shown before that the account is theirs may learn that it exists.
    if (verdict === 'paused' && known) throw pause()
    const identity = owner && verdict === 'right' ? await findIdentity(owner.userId) : undefined
    if (!identity) throw new DomainError('wrong-credentials')
    return welcome(identity, stayLoggedIn ? 'stay' : 'browser', known, visit)
  },

  signUp: async ({ body, ...visit }) => welcome(await signUp(body, visit), 'browser', undefined, visit),

  beginGoogle: (visit) => goToGoogle(visit),

  finishGoogle: ({ body, ...visit }) => comeFromGoogle(body, visit),

  signOut: async ({ me, setCookie }) => {
    await endSession({ userId: me.userId, hash: me.sessionHash })
    setCookie(sessionCookie.clear())
    return {}
  },

  session: ({ me }) => ({ account: me?.account ?? null, google: isGoogleOffered() }),

  askForLink: async ({ body, ...visit }) => {
    await askForLink(body, visit)
    return {}
  },

  showLink: ({ body: { token }, ...visit }) => showLink(token, visit),

  useLink: ({ body: { token, stayLoggedIn }, ...visit }) => useLink(token, { ...visit, stayLoggedIn }),

  useCode: ({ body, ...visit }) => useCode(body, { ...visit, stayLoggedIn: body.stayLoggedIn }),

  setPassword: ({ body, ...visit }) => setPasswordByLink(body, visit),

  changePassword: async ({ body, ...visit }) => {
    await changePassword(body, visit)
    return {}
  },

  askForNewEmail: async ({ body, ...visit }) => {
    await askForNewEmail(body, visit)
    return {}
  },

  askForProof: async (visit) => {
    await askForProofAgain(visit)
    return {}
  },
})
