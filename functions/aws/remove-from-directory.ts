import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { traceCalls } from './call-trace.ts'
import { clientTimeouts } from './client-timeouts.ts'
import { environmentVariable } from './environment.ts'

const cognito = traceCalls(new CognitoIdentityProviderClient(clientTimeouts(4_000)))

/** Deletes a user from the directory (Cognito). Does nothing when the directory has no such user. */
export async function removeFromDirectory(user: string): Promise<void> {
  const command = new AdminDeleteUserCommand({ UserPoolId: environmentVariable('USER_POOL_ID'), Username: user })
  await cognito.send(command).catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) throw error
  })
}
