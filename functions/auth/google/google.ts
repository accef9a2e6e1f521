import { createHash } from 'node:crypto'
import { JwtVerifier } from 'aws-jwt-verify'
import { JwtBaseError } from 'aws-jwt-verify/error'
import * as z from 'zod/mini'
import { Email, FullName } from '../../../shared/auth/schema.ts'
import { text } from '../../../shared/http/text.ts'
import { DomainError } from '../../../shared/problems.ts'
import { environmentVariable } from '../../aws/environment.ts'
import { productUrl, readParameter } from '../../aws/parameter.ts'
import { logger } from '../../http/logger.ts'
import { traceOf } from '../../http/problems.ts'
import type { ExternalIdentity } from '../items.ts'
import { keySetCache } from '../key-sets.ts'
import type { OAuthState } from './oauth-state.ts'

const TIMEOUT_MS = 3_000
/** Longer than the longest delay after which the web app retries by itself, so that the user decides about a retry. */
const RETRY_AFTER_S = 10

/** A user as Google describes them. */
export interface GoogleUser {
  externalIdentity: ExternalIdentity
  email: string
  /** Whether Google provides the mailbox of the address. See `isAuthoritativeFor`. */
  isAuthoritative: boolean
  fullName: string
}

const Tokens = z.object({ id_token: z.string() })
const Claims = z.object({
  sub: text(255).check(z.minLength(1)),
  // Exactly one audience: ours. A token with several audiences could be used here by each of them.
  aud: z.string(),
  // The library accepts a token without `exp` for ever.
  exp: z.number(),
  /** The client that requested the token. If present, it must be ours, like `aud`. */
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
      issuer: environmentVariable('GOOGLE_ISSUER'),
      audience: environmentVariable('GOOGLE_CLIENT_ID'),
      jwksUri: environmentVariable('GOOGLE_KEYS_URL'),
    },
    { jwksCache: keySetCache },
  )
let verifier: ReturnType<typeof makeVerifier> | undefined

/** Whether users can sign in with Google, that is, whether this deployment has a Google client id. */
export function isGoogleOffered(): boolean {
  return Boolean(process.env['GOOGLE_CLIENT_ID'])
}

function unavailable(): DomainError {
  return new DomainError('google-unavailable', [], RETRY_AFTER_S)
}

/** Throws `google-unavailable` when this deployment has no Google sign-in. */
export function assertGoogleOffered(): void {
  if (!isGoogleOffered()) throw unavailable()
}

/** The page to which Google redirects. It uses the configured product address, never a request header. */
const redirectUri = async () => `${await productUrl()}/auth/callback`

/** The Google address at which the browser starts the sign-in. */
export async function googleAuthorizationUrl({ state, nonce, verifier: codeVerifier }: OAuthState): Promise<string> {
  const query = new URLSearchParams({
    client_id: environmentVariable('GOOGLE_CLIENT_ID'),
    redirect_uri: await redirectUri(),
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  return `${environmentVariable('GOOGLE_AUTHORISE_URL')}?${query}`
}

/**
 * Whether Google provides the mailbox of an address. If so, the Google user can read its mail now. For any other
 * address, Google only verified the owner once, in the past. `hd` is the domain of the user's Google organisation.
 * Source: Google's guide "Authenticate with a backend server", on `hd` and `email_verified`.
 */
export function isAuthoritativeFor(email: string, hd: string | undefined): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return domain === 'gmail.com' || domain === 'googlemail.com' || domain === hd?.toLowerCase()
}

/** Exchanges a code for the user's id token. Throws `google-refused` for a code that Google does not accept. */
async function exchangeCode(code: string, codeVerifier: string): Promise<string> {
  const response = await fetch(environmentVariable('GOOGLE_TOKEN_URL'), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: await redirectUri(),
      client_id: environmentVariable('GOOGLE_CLIENT_ID'),
      client_secret: await readParameter('GOOGLE_SECRET_PARAMETER'),
      code_verifier: codeVerifier,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const reply: unknown = await response.json()
  if (response.ok) return Tokens.parse(reply).id_token
  const { error } = z.object({ error: z.string() }).parse(reply)
  if (response.status === 400 && error === 'invalid_grant') throw new DomainError('google-refused')
  throw new Error(`Google answered ${response.status}`)
}

/**
 * Verifies an id token and returns its user. Throws `google-refused`, or a `JwtBaseError`, unless Google issued it for
 * us, it is valid now, and it belongs to this sign-in (`nonce`).
 */
async function readToken(token: string, nonce: string): Promise<GoogleUser> {
  const result = Claims.safeParse(await (verifier ??= makeVerifier()).verify(token))
  const claims = result.data
  if (!claims || claims.nonce !== nonce || (claims.azp ?? claims.aud) !== claims.aud)
    throw new DomainError('google-refused')
  const { sub, email, hd, name } = claims
  const externalIdentity = { issuer: environmentVariable('GOOGLE_ISSUER'), subject: sub }
  return {
    externalIdentity,
    email,
    isAuthoritative: isAuthoritativeFor(email, hd),
    fullName: FullName.safeParse(name).data ?? '',
  }
}

/**
 * Returns the user who came back from Google with `code`. Throws `google-refused` when the code or its token is
 * invalid, and `google-unavailable` when Google fails or does not reply within three seconds.
 * Source: requirement SEC-13.
 */
export async function fetchGoogleUser(code: string, oauthState: OAuthState): Promise<GoogleUser> {
  try {
    return await readToken(await exchangeCode(code, oauthState.verifier), oauthState.nonce)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'google-refused') throw error
    logger.error('google', { error: traceOf(error as Error) })
    throw error instanceof JwtBaseError ? new DomainError('google-refused') : unavailable()
  }
}
