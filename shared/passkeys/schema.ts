import * as z from 'zod/mini'
import { line } from '../http/text.ts'

/** At most this many passkeys for a user. */
export const MAX_PASSKEYS = 10
export const MAX_PASSKEY_NAME = 60

/** White space at its start and end is removed. */
export const PasskeyName = z.pipe(z.string().check(z.trim()), line(MAX_PASSKEY_NAME))

/** Names a passkey to its user. It opens nothing. */
export const PasskeyParams = z.strictObject({ id: z.string().check(z.regex(/^[\w-]{22}$/)) })

const base64Url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/))

/** The longest id is 1,023 bytes. Source: Web Authentication, Level 3, section 4, "Credential ID". */
const CredentialId = base64Url(1_364)
const Transports = z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8))

/** What a browser returns for a new passkey, all in base64url. */
export const NewPasskey = z.strictObject({
  id: CredentialId,
  clientDataJSON: base64Url(4_000),
  attestationObject: base64Url(16_000),
  transports: Transports,
})
export type NewPasskey = z.infer<typeof NewPasskey>

/**
 * What a browser returns for a passkey that is used, all in base64url. The user handle is the account's id. Only a sign-in
 * needs it: an authenticator that is offered certain passkeys may leave it out.
 */
export const PasskeyUse = z.strictObject({
  id: CredentialId,
  clientDataJSON: base64Url(4_000),
  authenticatorData: base64Url(4_000),
  signature: base64Url(4_000),
  userHandle: z.exactOptional(z.string().check(z.regex(/^[\w-]{22}$/))),
})
export type PasskeyUse = z.infer<typeof PasskeyUse>

const publicKey = z.literal('public-key')

const Known = z.array(z.object({ id: z.string(), type: publicKey })).check(z.maxLength(MAX_PASSKEYS))

/** What the browser needs to make a passkey. Source: Web Authentication, `PublicKeyCredentialCreationOptionsJSON`. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })).check(z.maxLength(5)),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** The passkeys that the user has: an authenticator with one of them makes no second one. */
  excludeCredentials: Known,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** What the browser needs to use a passkey: one of those in `allowCredentials`, or any that it has for us when that is empty. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: Known,
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** A passkey, as its user sees it. Instants are epoch ms. */
export const PasskeyView = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.int(),
  usedAt: z.nullable(z.int()),
})
export type PasskeyView = z.infer<typeof PasskeyView>

export const PasskeyList = z.object({ passkeys: z.array(PasskeyView).check(z.maxLength(MAX_PASSKEYS)) })
