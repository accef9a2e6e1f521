import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import {
  Account,
  AccountName,
  ClaimDecision,
  ClaimView,
  CodeUse,
  Credentials,
  Email,
  EmailChange,
  GoogleCallback,
  GoogleUnlinking,
  LinkOutcome,
  LinkRef,
  LinkRequest,
  LinkUse,
  LinkView,
  MAX_SHOWN_SESSIONS,
  MailRefusalReason,
  NewPasswordByLink,
  PasswordChange,
  Proof,
  SessionId,
  SessionView,
  SignUp,
} from './schema.ts'

const SignedIn = z.object({ account: Account })

export const authApi = {
  signIn: endpoint('POST /auth/sign-in', { caller: 'anyone', body: Credentials, reply: SignedIn }),
  signUp: endpoint('POST /auth/sign-up', { caller: 'anyone', body: SignUp, reply: SignedIn }),
  /** Starts a Google sign-in, bound to this browser for ten minutes. The browser continues at the URL `address`. */
  beginGoogle: endpoint('POST /auth/google', { caller: 'anyone', reply: z.object({ address: z.string() }) }),
  /** Completes a Google sign-in: once, and only in the browser that started it. */
  finishGoogle: endpoint('POST /auth/google/callback', { caller: 'anyone', body: GoogleCallback, reply: LinkOutcome }),
  /** Whether a Google account signs in to this account. */
  googleLink: endpoint('GET /auth/google', { caller: 'user', reply: z.object({ isLinked: z.boolean() }) }),
  /** Ends the sign-in with Google. The user must have a password. */
  unlinkGoogle: endpoint('POST /auth/google/unlink', {
    caller: 'user',
    isAlwaysAllowed: true,
    withoutConsent: true,
    body: GoogleUnlinking,
    reply: z.object({}),
  }),
  signOut: endpoint('POST /auth/sign-out', {
    caller: 'user',
    whileClaimPending: true,
    isAlwaysAllowed: true,
    withoutConsent: true,
    reply: z.object({}),
  }),
  /** Changes whether this session survives closing the browser. */
  keepSession: endpoint('PUT /auth/session', {
    caller: 'user',
    withoutConsent: true,
    body: z.strictObject({ stayLoggedIn: z.boolean() }),
    reply: SignedIn,
  }),
  /** The sessions of the account, the most recently used first. */
  sessions: endpoint('GET /auth/sessions', {
    caller: 'user',
    reply: z.object({ sessions: z.array(SessionView).check(z.maxLength(MAX_SHOWN_SESSIONS)) }),
  }),
  /** Ends one session of the account. Throws `not-found` when it has ended already. */
  endSession: endpoint('DELETE /auth/sessions/{id}', {
    caller: 'user',
    isAlwaysAllowed: true,
    withoutConsent: true,
    params: z.strictObject({ id: SessionId }),
    reply: z.object({}),
  }),
  /** Ends every session of the account except this one. */
  endOtherSessions: endpoint('DELETE /auth/sessions', {
    caller: 'user',
    isAlwaysAllowed: true,
    withoutConsent: true,
    reply: z.object({}),
  }),
  /**
   * Returns the signed-in account, or `null`, and whether Google sign-in is available. Public screens call it, so it is
   * never refused. The connection check calls it every minute, so it does not keep an unused session alive.
   */
  session: endpoint('GET /auth/session', {
    caller: 'anyone',
    extendsSession: false,
    reply: z.object({ account: z.nullable(Account), google: z.boolean() }),
  }),
  /** Mails a link. The reply does not show whether an account has the address. */
  requestLink: endpoint('POST /auth/links', { caller: 'anyone', body: LinkRequest, reply: z.object({}) }),
  /**
   * Describes a link. The link stays valid; `useLink`, `useCode` and `setPassword` use it up. The token is in the body,
   * never in the URL.
   */
  showLink: endpoint('POST /auth/links/show', { caller: 'anyone', body: LinkRef, reply: LinkView }),
  useLink: endpoint('POST /auth/links/use', { caller: 'anyone', body: LinkUse, reply: LinkOutcome }),
  /** Uses the newest magic link through the code in its mail, in the browser that requested it. */
  useCode: endpoint('POST /auth/links/code', { caller: 'anyone', body: CodeUse, reply: LinkOutcome }),
  /**
   * Sets the password through a link and ends every session. Returns the account's address, for the sign-in that
   * follows.
   */
  setPassword: endpoint('POST /auth/links/password', {
    caller: 'anyone',
    body: NewPasswordByLink,
    reply: z.object({ email: Email }),
  }),
  /**
   * Proves with the password who the user is, for the endpoints that need it (`needsProof`) in the next 15 minutes. A
   * user without a password signs in again instead. Throws `wrong-password`, `sign-in-again` and `too-many-tries`.
   */
  prove: endpoint('POST /auth/prove', {
    caller: 'user',
    isAlwaysAllowed: true,
    withoutConsent: true,
    body: Proof,
    reply: z.object({}),
  }),
  /** Changes the password and ends every other session. */
  changePassword: endpoint('POST /auth/password', {
    caller: 'user',
    isAlwaysAllowed: true,
    withoutConsent: true,
    body: PasswordChange,
    reply: z.object({}),
  }),
  /**
   * Mails a link to the new address. Using the link changes the account's address. The reply does not show whether
   * another account has the new address.
   */
  requestEmailChange: endpoint('POST /auth/email', {
    caller: 'user',
    isAlwaysAllowed: true,
    withoutConsent: true,
    body: EmailChange,
    reply: z.object({}),
  }),
  /** Returns why the account's address gets no mail, or `null` when it gets mail. */
  mailRefusal: endpoint('GET /auth/email', {
    caller: 'user',
    reply: z.object({ reason: z.nullable(MailRefusalReason) }),
  }),
  /**
   * Mails the verification link again, unless the address is verified. An address that refused mail gets one mail more,
   * to prove it again, even if it was verified.
   */
  resendVerification: endpoint('POST /auth/email/proof', {
    caller: 'user',
    withoutConsent: true,
    reply: z.object({}),
  }),
  /** Describes what the account had before its owner claimed it. */
  showClaim: endpoint('GET /auth/claim', { caller: 'user', whileClaimPending: true, reply: ClaimView }),
  /** Decides about everything that the account had before the claim. The first decision wins, and is final. */
  decideClaim: endpoint('POST /auth/claim', {
    caller: 'user',
    whileClaimPending: true,
    isAlwaysAllowed: true,
    withoutConsent: true,
    body: ClaimDecision,
    reply: ClaimView,
  }),
  /** Completes a claim, after the decision. */
  completeClaim: endpoint('POST /auth/claim/name', {
    caller: 'user',
    whileClaimPending: true,
    isAlwaysAllowed: true,
    withoutConsent: true,
    body: AccountName,
    reply: SignedIn,
  }),
}
