import * as z from 'zod/mini'
import { Account } from '../auth/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  CreationOptions,
  NewPasskey,
  PasskeyList,
  PasskeyName,
  PasskeyParams,
  PasskeyUse,
  RequestOptions,
} from './schema.ts'

/**
 * Passkeys (Web Authentication): another way to sign in, a proof of who the user is, and the second factor of staff. A
 * challenge works once, within five minutes, in the browser or the session that asked for it. Sources: requirements SEC-08, SEC-14.
 */
export const passkeysApi = {
  /** The passkeys of the account, in the order in which they were added. */
  list: endpoint('GET /passkeys', { caller: 'user', reply: PasskeyList }),
  /** Begins to add a passkey. Refused with `passkey-first` and `too-many-passkeys`. */
  beginAdding: endpoint('POST /passkeys/options', {
    caller: 'user',
    needsProof: true,
    withoutConsent: true,
    reply: CreationOptions,
  }),
  /**
   * Adds a passkey, with the name of the browser; one that is there already stays as it is. The owner is told by mail. Refused with `passkey-refused`,
   * `passkey-first` and `too-many-passkeys`.
   */
  add: endpoint('POST /passkeys', {
    caller: 'user',
    needsProof: true,
    withoutConsent: true,
    body: z.strictObject({ passkey: NewPasskey }),
    reply: PasskeyList,
  }),
  /** Refused with `passkey-first`, and with `not-found` for a passkey that is gone. */
  rename: endpoint('PUT /passkeys/{id}', {
    caller: 'user',
    withoutConsent: true,
    params: PasskeyParams,
    body: z.strictObject({ name: PasskeyName }),
    reply: PasskeyList,
  }),
  /**
   * Removes a passkey. The owner is told by mail. Refused with `passkey-first`, and with `not-found` for a passkey that is
   * gone.
   */
  remove: endpoint('DELETE /passkeys/{id}', {
    caller: 'user',
    needsProof: true,
    isAlwaysAllowed: true,
    withoutConsent: true,
    params: PasskeyParams,
    reply: PasskeyList,
  }),
  /** Begins a sign-in, bound to this browser by a cookie. The reply is the same for everyone. */
  beginSignIn: endpoint('POST /auth/passkey/options', { caller: 'anyone', reply: RequestOptions }),
  /**
   * Signs in. Every refusal is `passkey-refused`, whether there is an account or not. It never counts twice: a repeated call
   * is refused.
   */
  signIn: endpoint('POST /auth/passkey', {
    caller: 'anyone',
    body: z.strictObject({ passkey: PasskeyUse, stayLoggedIn: z.boolean() }),
    reply: z.object({ account: Account }),
  }),
  /** Begins a proof in this session. */
  beginProof: endpoint('POST /auth/passkey/proof/options', {
    caller: 'user',
    isAlwaysAllowed: true,
    withoutConsent: true,
    reply: RequestOptions,
  }),
  /**
   * Proves with a passkey who the user is, for the endpoints that need it (`needsProof`) in the next 15 minutes. In this
   * session the roles of staff then have effect. Refused with `passkey-refused`.
   */
  prove: endpoint('POST /auth/passkey/proof', {
    caller: 'user',
    isAlwaysAllowed: true,
    withoutConsent: true,
    body: z.strictObject({ passkey: PasskeyUse }),
    reply: z.object({}),
  }),
}
