import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { traceCalls } from '../aws/call-trace.ts'
import { clientTimeouts } from '../aws/client-timeouts.ts'
import { environmentVariable } from '../aws/environment.ts'
import type { UserId } from '../table/keys.ts'

const cognito = traceCalls(new CognitoIdentityProviderClient(clientTimeouts(4_000)))

/** Deletes a user from the directory (Cognito). Does nothing when the directory has no such user. */
export async function removeFromDirectory(user: UserId): Promise<void> {
  const command = new AdminDeleteUserCommand({ UserPoolId: environmentVariable('USER_POOL_ID'), Username: user })
  await cognito.send(command).catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) throw error
  })
}
