import { createHash } from 'node:crypto'
import { JwtVerifier } from 'aws-jwt-verify'
import { JwtBaseError } from 'aws-jwt-verify/error'
import * as z from 'zod/mini'
import { Email, FullName } from '../../../shared/auth/schema.ts'
import { text } from '../../../shared/http/text.ts'
import { DomainError } from '../../../shared/problems.ts'
import { environment } from '../../aws/environment.ts'
import { parameter, productAddress } from '../../aws/parameter.ts'
import { logger } from '../../http/logger.ts'
import { traceOf } from '../../http/problems.ts'
import type { Elsewhere } from '../items.ts'
import { keySets } from '../key-sets.ts'
import type { Trip } from './trip.ts'

const PATIENCE_MS = 3_000
/** Longer than a browser waits before it repeats a call: whoever signs in decides about another try. */
const RETRY_AFTER_S = 10

/** Who somebody is by Google's word. */
export interface GooglePerson {
  who: Elsewhere
  email: string
  /** Whether Google speaks for the address, rather than having asked its owner once. */
  isAuthoritative: boolean
  fullName: string
}

const Tokens = z.object({ id_token: z.string() })
const Claims = z.object({
  sub: text(255).check(z.minLength(1)),
  // One audience: ours. Of several, each could use the token here.
  aud: z.string(),
  // The library lets a token without an end live for ever.
  exp: z.number(),
  azp: z.optional(z.string()),
  nonce: z.string(),
  email: Email,
  email_verified: z.literal(true),
  hd: z.optional(z.string()),
  name: z.optional(z.unknown()),
})

const makeVerifier = () =>
  JwtVerifier.create(
    {
      issuer: environment('GOOGLE_ISSUER'),
      audience: environment('GOOGLE_CLIENT_ID'),
      jwksUri: environment('GOOGLE_KEYS_URL'),
    },
    { jwksCache: keySets },
  )
let verifier: ReturnType<typeof makeVerifier> | undefined

/** Whether one can sign in by Google: whether this deployment has a client there. */
export function isGoogleOffered(): boolean {
  return Boolean(process.env['GOOGLE_CLIENT_ID'])
}

function unavailable(): DomainError {
  return new DomainError('google-unavailable', [], RETRY_AFTER_S)
}

/** Throws `google-unavailable` where nobody can sign in by Google. */
export function assertGoogleOffered(): void {
  if (!isGoogleOffered()) throw unavailable()
}

/** Where Google leads back to: a screen of ours, at our own address and no other. */
const returnAddress = async () => `${await productAddress()}/auth/callback`

/** Where a browser goes to sign in. */
export async function addressAtGoogle({ state, nonce, verifier: secret }: Trip): Promise<string> {
  const query = new URLSearchParams({
    client_id: environment('GOOGLE_CLIENT_ID'),
    redirect_uri: await returnAddress(),
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(secret).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  return `${environment('GOOGLE_AUTHORISE_URL')}?${query}`
}

/**
 * Whether Google itself gives out an address, so that whoever it names reads its mail today. Any other address was only
 * asked about once. Source: Google's guide "Authenticate with a backend server", on `hd` and `email_verified`.
 */
export function speaksFor(email: string, hd: string | undefined): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return domain === 'gmail.com' || domain === 'googlemail.com' || domain === hd?.toLowerCase()
}

/** Exchanges a code for the token about its person. Throws `google-refused` for a code that Google does not take. */
async function exchange(code: string, secret: string): Promise<string> {
  const response = await fetch(environment('GOOGLE_TOKEN_URL'), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: await returnAddress(),
      client_id: environment('GOOGLE_CLIENT_ID'),
      client_secret: await parameter('GOOGLE_SECRET_PARAMETER'),
      code_verifier: secret,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const reply: unknown = await response.json()
  if (response.ok) return Tokens.parse(reply).id_token
  const { error } = z.object({ error: z.string() }).parse(reply)
  if (response.status === 400 && error === 'invalid_grant') throw new DomainError('google-refused')
  throw new Error(`Google answered ${response.status}`)
}

/** What a token says of its person. Throws `google-refused` unless it is Google's, for us, of now and of this trip. */
async function read(token: string, nonce: string): Promise<GooglePerson> {
  const result = Claims.safeParse(await (verifier ??= makeVerifier()).verify(token))
  const claims = result.data
  if (!claims || claims.nonce !== nonce || (claims.azp ?? claims.aud) !== claims.aud)
    throw new DomainError('google-refused')
  const { sub, email, hd, name } = claims
  const who = { issuer: environment('GOOGLE_ISSUER'), subject: sub }
  return { who, email, isAuthoritative: speaksFor(email, hd), fullName: FullName.safeParse(name).data ?? '' }
}

/**
 * Who came back from Google with a code. Throws `google-refused` when what they came back with proves nobody, and
 * `google-unavailable` when Google does not answer as it should within three seconds. Source: requirement SEC-13.
 */
export async function askGoogle(code: string, trip: Trip): Promise<GooglePerson> {
  try {
    return await read(await exchange(code, trip.verifier), trip.nonce)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'google-refused') throw error
    logger.error('google', { error: traceOf(error as Error) })
    throw error instanceof JwtBaseError ? new DomainError('google-refused') : unavailable()
  }
}
