import { authApi } from '../../shared/auth/api.ts'
import { DomainError } from '../../shared/http/problem.ts'
import { serve } from '../http/serve.ts'
import { CLEARED_COOKIE, mintSession } from '../http/session.ts'
import { isPassword } from './directory.ts'
import { addSession, endSession, findAccount, findUser } from './repository.ts'

export const handler = serve(authApi, {
  signIn: async ({ body: { email, password, stayLoggedIn }, now, setCookie }) => {
    const user = await findUser(email)
    const right = await isPassword(user, password)
    const account = user && right ? await findAccount(user) : undefined
    if (!user || !account) throw new DomainError('wrong-credentials')
    const lifetime = stayLoggedIn ? 'stay' : 'browser'
    const { cookie, hash } = mintSession(user, lifetime)
    await addSession(user, hash, lifetime, now)
    setCookie(cookie)
    return { account }
  },

  signOut: async ({ me, setCookie }) => {
    await endSession(me.userId, me.sessionHash)
    setCookie(CLEARED_COOKIE)
    return {}
  },

  session: ({ me }) => ({ account: me?.account ?? null }),
})
