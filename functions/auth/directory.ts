import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { JwtVerifier } from 'aws-jwt-verify'
import { DomainError } from '../../shared/problems.ts'
import { traceCalls } from '../aws/call-trace.ts'
import { clientTimeouts } from '../aws/client-timeouts.ts'
import { environmentVariable } from '../aws/environment.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import type { UserId } from '../table/keys.ts'
import { keySetCache } from './key-sets.ts'

const cognito = traceCalls(new CognitoIdentityProviderClient(clientTimeouts(4_000)))

const verifier = JwtVerifier.create(
  {
    issuer: environmentVariable('TOKEN_ISSUER'),
    audience: environmentVariable('USER_POOL_CLIENT_ID'),
    jwksUri: environmentVariable('TOKEN_KEYS_URL'),
  },
  { jwksCache: keySetCache },
)

/** Verifies a token that the directory has just issued. A failure is a fault of the directory or its key set. */
async function verify(token: string) {
  try {
    return await verifier.verify(token)
  } catch (error) {
    logger.error('token not verified', { error: traceOf(error as Error) })
    throw new DomainError('unavailable')
  }
}

/** Cognito's refusals. All give the same result, so that none reveals that an address has an account. */
const REFUSALS = [
  NotAuthorizedException,
  UserNotFoundException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
]

/**
 * The result of a password check. `paused`: after five wrong passwords, the directory checks no password of this user
 * for a growing time (up to about 15 minutes), not even the right one.
 */
export type PasswordCheckResult = 'right' | 'wrong' | 'paused'

const isPause = (error: unknown) => error instanceof NotAuthorizedException && /attempts exceeded/i.test(error.message)

/**
 * Checks a user's password in the directory. The returned tokens are verified and then dropped: a browser only gets our
 * own session.
 */
export async function checkPassword(user: UserId, password: string): Promise<PasswordCheckResult> {
  const command = new AdminInitiateAuthCommand({
    UserPoolId: environmentVariable('USER_POOL_ID'),
    ClientId: environmentVariable('USER_POOL_CLIENT_ID'),
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: user, PASSWORD: password },
  })
  try {
    const { AuthenticationResult } = await cognito.send(command)
    if (!AuthenticationResult?.IdToken) return 'wrong'
    const claims = await verify(AuthenticationResult.IdToken)
    return claims['token_use'] === 'id' && claims['cognito:username'] === user ? 'right' : 'wrong'
  } catch (error) {
    if (isPause(error)) return 'paused'
    if (REFUSALS.some((refusal) => error instanceof refusal)) return 'wrong'
    throw error
  }
}
