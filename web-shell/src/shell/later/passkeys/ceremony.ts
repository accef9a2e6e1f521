import { passkeysApi } from '../../../../../shared/passkeys/api.ts'
import type { CreationOptions, NewPasskey, PasskeyUse } from '../../../../../shared/passkeys/schema.ts'
import { call } from '../../first/api/call.ts'

/** Whether the browser knows passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && 'credentials' in navigator

/** Loaded with the first passkey, because most visits use none. */
const library = () => import('@simplewebauthn/browser')

/** The user closed the browser's question, or let it pass. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled'
}

/** The authenticator has a passkey for this account already. */
export class PasskeyKnown extends Error {
  override readonly name = 'PasskeyKnown'
}

/** Turns what the browser throws into what it means to the user. */
function explain(error: unknown): never {
  const { name, cause } = error as Error
  const names = [name, (cause as Error | undefined)?.name]
  if (names.includes('InvalidStateError')) throw new PasskeyKnown()
  if (names.some((each) => each === 'NotAllowedError' || each === 'AbortError')) throw new PasskeyCancelled()
  throw error
}

/**
 * Lets the user choose a passkey and use it. Returns what proves it to the service. Throws `PasskeyCancelled`, and what
 * `call` throws.
 */
export async function askForPasskey(purpose: 'beginSignIn' | 'beginProof'): Promise<PasskeyUse> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), call(passkeysApi[purpose])])
  const { id, response } = await startAuthentication({ optionsJSON }).catch(explain)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

/** Lets the browser make a passkey. Throws `PasskeyCancelled` and `PasskeyKnown`. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<NewPasskey> {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({ optionsJSON }).catch(explain)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}
