import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { JwtVerifier } from 'aws-jwt-verify'
import { DomainError } from '../../shared/problems.ts'
import { environment } from '../aws/environment.ts'
import { patience } from '../aws/patience.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { NOBODY, type UserId } from '../table/keys.ts'
import { keySets } from './key-sets.ts'

const cognito = new CognitoIdentityProviderClient(patience(4_000))

const verifier = JwtVerifier.create(
  {
    issuer: environment('TOKEN_ISSUER'),
    audience: environment('USER_POOL_CLIENT_ID'),
    jwksUri: environment('TOKEN_KEYS_URL'),
  },
  { jwksCache: keySets },
)

/** What a token says that the directory just answered. When it cannot be verified, the directory or its keys failed. */
async function verified(token: string) {
  try {
    return await verifier.verify(token)
  } catch (error) {
    logger.error('token not verified', { error: traceOf(error as Error) })
    throw new DomainError('unavailable')
  }
}

/** How Cognito refuses. All of it is one answer here, or some addresses would tell that they have an account. */
const REFUSALS = [
  NotAuthorizedException,
  UserNotFoundException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
]

/**
 * How the directory judges a password: `paused` while it judges none of the user's, right or wrong, which it does for a
 * growing while after five wrong ones (up to about a quarter of an hour).
 */
export type Verdict = 'right' | 'wrong' | 'paused'

const isPause = (error: unknown) => error instanceof NotAuthorizedException && /attempts exceeded/i.test(error.message)

/**
 * Whether the password is that of the user, asked of the directory. The tokens it answers are verified and dropped:
 * our own session is all that a browser ever holds. An `undefined` user is never right.
 */
export async function judgePassword(user: UserId | undefined, password: string): Promise<Verdict> {
  const command = new AdminInitiateAuthCommand({
    UserPoolId: environment('USER_POOL_ID'),
    ClientId: environment('USER_POOL_CLIENT_ID'),
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: user ?? NOBODY, PASSWORD: password },
  })
  try {
    const { AuthenticationResult } = await cognito.send(command)
    if (!user || !AuthenticationResult?.IdToken) return 'wrong'
    const claims = await verified(AuthenticationResult.IdToken)
    return claims['token_use'] === 'id' && claims['cognito:username'] === user ? 'right' : 'wrong'
  } catch (error) {
    if (isPause(error)) return 'paused'
    if (REFUSALS.some((refusal) => error instanceof refusal)) return 'wrong'
    throw error
  }
}

/**
 * Makes a user who may sign in with a password. The directory knows nothing of them but our id: addresses are the
 * table's.
 */
export async function addUser(user: UserId, password: string): Promise<void> {
  const who = { UserPoolId: environment('USER_POOL_ID'), Username: user }
  await cognito.send(new AdminCreateUserCommand({ ...who, MessageAction: 'SUPPRESS' })).catch((error: unknown) => {
    // The id was made for this: whoever is there already is the one of a first try whose answer was lost.
    if (!(error instanceof UsernameExistsException)) throw error
  })
  await setPassword(user, password)
}

/** Gives a user a password in place of the one they had, which is right no more from then on. */
export async function setPassword(user: UserId, password: string): Promise<void> {
  const who = { UserPoolId: environment('USER_POOL_ID'), Username: user }
  await cognito.send(new AdminSetUserPasswordCommand({ ...who, Password: password, Permanent: true }))
}
