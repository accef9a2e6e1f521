import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { Account, Credentials, GoogleAnswer, SignUp } from './schema.ts'

const SignedIn = z.object({ account: Account })

export const authApi = {
  signIn: endpoint('POST /auth/sign-in', { who: 'anyone', body: Credentials, reply: SignedIn }),
  signUp: endpoint('POST /auth/sign-up', { who: 'anyone', body: SignUp, reply: SignedIn }),
  /** Begins a sign-in by Google, bound to this browser for ten minutes; `address` is where it goes on. */
  beginGoogle: endpoint('POST /auth/google', { who: 'anyone', reply: z.object({ address: z.string() }) }),
  /** Ends it, once, in the browser that began it. `isClaim`: the account was taken from whoever had made it. */
  finishGoogle: endpoint('POST /auth/google/callback', {
    who: 'anyone',
    body: GoogleAnswer,
    reply: z.object({ account: Account, isClaim: z.boolean() }),
  }),
  signOut: endpoint('POST /auth/sign-out', { who: 'user', reply: z.object({}) }),
  /**
   * Who is signed in, or nobody, and whether one can sign in by Google: for the public screens, which must not be refused, and for the check every minute
   * whether the service is there, which must not keep a session alive that nobody uses.
   */
  session: endpoint('GET /auth/session', {
    who: 'anyone',
    isUse: false,
    reply: z.object({ account: z.nullable(Account), google: z.boolean() }),
  }),
}
