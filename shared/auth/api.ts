import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import {
  Account,
  CodeUse,
  Credentials,
  Email,
  EmailChange,
  GoogleAnswer,
  LinkOutcome,
  LinkRef,
  LinkRequest,
  LinkUse,
  LinkView,
  NewPasswordByLink,
  PasswordChange,
  SignUp,
} from './schema.ts'

const SignedIn = z.object({ account: Account })

export const authApi = {
  signIn: endpoint('POST /auth/sign-in', { who: 'anyone', body: Credentials, reply: SignedIn }),
  signUp: endpoint('POST /auth/sign-up', { who: 'anyone', body: SignUp, reply: SignedIn }),
  /** Begins a sign-in by Google, bound to this browser for ten minutes; `address` is where it goes on. */
  beginGoogle: endpoint('POST /auth/google', { who: 'anyone', reply: z.object({ address: z.string() }) }),
  /** Ends it, once, in the browser that began it. */
  finishGoogle: endpoint('POST /auth/google/callback', { who: 'anyone', body: GoogleAnswer, reply: LinkOutcome }),
  signOut: endpoint('POST /auth/sign-out', { who: 'user', reply: z.object({}) }),
  /**
   * Who is signed in, or nobody, and whether one can sign in by Google: for the public screens, which must not be refused,
   * and for the check every minute whether the service is there, which must not keep a session alive that nobody uses.
   */
  session: endpoint('GET /auth/session', {
    who: 'anyone',
    isUse: false,
    reply: z.object({ account: z.nullable(Account), google: z.boolean() }),
  }),
  /** Has a link mailed; the answer is the same whether anybody has the address. */
  askForLink: endpoint('POST /auth/links', { who: 'anyone', body: LinkRequest, reply: z.object({}) }),
  /** What a link is. It stays usable: only the following ones use it. A token never stands in an address. */
  showLink: endpoint('POST /auth/links/show', { who: 'anyone', body: LinkRef, reply: LinkView }),
  useLink: endpoint('POST /auth/links/use', { who: 'anyone', body: LinkUse, reply: LinkOutcome }),
  /** Uses the newest magic link by the code in its mail, in the browser that asked for it. */
  useCode: endpoint('POST /auth/links/code', { who: 'anyone', body: CodeUse, reply: LinkOutcome }),
  /** Sets the password by a link, and ends every session; answers whose it is, for the sign-in that follows. */
  setPassword: endpoint('POST /auth/links/password', {
    who: 'anyone',
    body: NewPasswordByLink,
    reply: z.object({ email: Email }),
  }),
  /** Changes the password; every other session ends. */
  changePassword: endpoint('POST /auth/password', { who: 'user', body: PasswordChange, reply: z.object({}) }),
  /** Has a link mailed to the new address that makes it the account's; the answer is the same whether anybody has it. */
  askForNewEmail: endpoint('POST /auth/email', { who: 'user', body: EmailChange, reply: z.object({}) }),
  /** Has the link mailed once more that proves the address, unless it is proven. */
  askForProof: endpoint('POST /auth/email/proof', { who: 'user', reply: z.object({}) }),
}
