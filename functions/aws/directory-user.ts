import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { traceCalls } from './call-trace.ts'
import { clientTimeouts } from './client-timeouts.ts'
import { environmentVariable } from './environment.ts'

const cognito = traceCalls(new CognitoIdentityProviderClient(clientTimeouts(4_000)))

/**
 * Creates a user with a password in the directory. The directory stores only our user id; the e-mail address is in the
 * table.
 */
export async function createUser(user: string, password: string): Promise<void> {
  const userRef = { UserPoolId: environmentVariable('USER_POOL_ID'), Username: user }
  await cognito.send(new AdminCreateUserCommand({ ...userRef, MessageAction: 'SUPPRESS' })).catch((error: unknown) => {
    // The id is new. If the user exists, an earlier try of the SDK created it and the response was lost.
    if (!(error instanceof UsernameExistsException)) throw error
  })
  await setPassword(user, password)
}

/** Replaces a user's password. The previous one stops working at once. */
export async function setPassword(user: string, password: string): Promise<void> {
  const userRef = { UserPoolId: environmentVariable('USER_POOL_ID'), Username: user }
  await cognito.send(new AdminSetUserPasswordCommand({ ...userRef, Password: password, Permanent: true }))
}
