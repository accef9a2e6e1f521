import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { Account, Credentials, SignUp } from './schema.ts'

const SignedIn = z.object({ account: Account })

export const authApi = {
  signIn: endpoint('POST /auth/sign-in', { who: 'anyone', body: Credentials, reply: SignedIn }),
  signUp: endpoint('POST /auth/sign-up', { who: 'anyone', body: SignUp, reply: SignedIn }),
  signOut: endpoint('POST /auth/sign-out', { who: 'user', reply: z.object({}) }),
  /**
   * Who is signed in, or nobody: for the public screens, which must not be refused, and for the check every minute
   * whether the service is there, which must not keep a session alive that nobody uses.
   */
  session: endpoint('GET /auth/session', {
    who: 'anyone',
    isUse: false,
    reply: z.object({ account: z.nullable(Account) }),
  }),
}
