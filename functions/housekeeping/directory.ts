import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { environment } from '../aws/environment.ts'
import { patience } from '../aws/patience.ts'
import type { UserId } from '../table/keys.ts'

const cognito = new CognitoIdentityProviderClient(patience(4_000))

/** Takes a user out of the directory; one who is not there is out already. */
export async function removeFromDirectory(user: UserId): Promise<void> {
  const command = new AdminDeleteUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: user })
  await cognito.send(command).catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) throw error
  })
}
