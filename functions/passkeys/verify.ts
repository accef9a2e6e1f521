import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyUse } from '../../shared/passkeys/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { productUrl } from '../aws/parameter.ts'
import type { StoredPasskey } from '../table/items/passkeys.ts'

/** The kinds of keys that we accept, the preferred one first: every authenticator has one of them. */
export const ALGORITHMS = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256]

/** The relying party: the product's host and origin, from the configuration and never from a request. */
export async function relyingParty(): Promise<{ id: string; origin: string }> {
  const { hostname, origin } = new URL(await productUrl())
  return { id: hostname, origin }
}

const refused = () => new DomainError('passkey-refused')

/** The parts of a response that are the same in all of ours. */
const common = { type: 'public-key', clientExtensionResults: {} } as const

/** What all passkeys must have in common. */
async function expectations(challenge: string) {
  const { id, origin } = await relyingParty()
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true }
}

/**
 * Whether the response has no certificate of the authenticator's maker. We ask for none. The library would follow the
 * addresses in it, which a caller can choose.
 */
function isWithoutCertificate(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

/**
 * Returns the new passkey if the browser made it for us, for this challenge, and the authenticator has verified the user.
 * Throws `passkey-refused` in every other case.
 */
export async function verifyNew(
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  challenge: string,
): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'>> {
  const expected = await expectations(challenge)
  try {
    if (!isWithoutCertificate(attestationObject)) throw refused()
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...common, id, rawId: id, response: { clientDataJSON, attestationObject } },
      supportedAlgorithmIDs: ALGORITHMS,
      ...expected,
    })
    if (registrationInfo?.credential.id !== id) throw refused()
    const { publicKey, counter } = registrationInfo.credential
    return { id, publicKey: isoBase64URL.fromBuffer(publicKey), counter, transports }
  } catch {
    // The library throws for whatever does not fit, also for bytes that it cannot read.
    throw refused()
  }
}

/**
 * Returns the passkey's new counter if it was used for us, for this challenge, after a verification of the user. Throws
 * `passkey-refused` in every other case, also when the counter does not go on: then there is a copy of the passkey.
 */
export async function verifyUse(
  { id, clientDataJSON, authenticatorData, signature }: PasskeyUse,
  { publicKey, counter, transports }: StoredPasskey,
  challenge: string,
): Promise<number> {
  const expected = await expectations(challenge)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...common,
        id,
        rawId: id,
        response: { clientDataJSON, authenticatorData, signature },
      },
      credential: {
        id,
        publicKey: isoBase64URL.toBuffer(publicKey),
        counter,
        transports,
      },
      ...expected,
    })
    if (!verified) throw refused()
    return authenticationInfo.newCounter
  } catch {
    throw refused()
  }
}
