import { Worker } from 'node:worker_threads'
import {
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { SharedClock } from '../clock.ts'
import type { Identity, ResolvedResource } from '../template/resolve.ts'
import type { GatewayOptions } from './gateway.ts'

const POOL = { poolId: 'eu-west-2_Local0001', clientId: 'localclient0000000000000001' }

/** Starts the stand-in of the user pool. Accounts are kept in `folder` or, without it, in memory. */
export async function startIdentity(
  folder: string | undefined,
  clock: SharedClock,
): Promise<{ port: number; identity: Identity; stop: () => void }> {
  const worker = new Worker(new URL('./identity-worker.ts', import.meta.url), {
    workerData: { folder, clock, ...POOL },
    env: { AWS_SDK_JS_SUPPRESS_MAINTENANCE_MODE_MESSAGE: '1' },
    execArgv: ['--no-deprecation'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
  })
  const identity = { ...POOL, issuer: `http://127.0.0.1:${port}/${POOL.poolId}` }
  return { port, identity, stop: () => void worker.terminate() }
}

/** Replaces the error name of a wrong password: the stand-in does not use Cognito's name. */
export const toCognitoReply: NonNullable<GatewayOptions['rewriteReply']> = (_, { status, body }) => ({
  status,
  body: body.replace('"InvalidPasswordException"', '"NotAuthorizedException"'),
})

/** Creates the users of the pool that the template names, as CloudFormation does. Those that exist stay. */
export async function createPoolUsers(
  cognito: CognitoIdentityProviderClient,
  users: readonly ResolvedResource[],
): Promise<void> {
  const create = ({ properties: { UserPoolId, Username, MessageAction } }: ResolvedResource) =>
    cognito.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction } as AdminCreateUserCommandInput))
  for (const user of users)
    await create(user).catch((error: unknown) => {
      if (!(error instanceof UsernameExistsException)) throw error
    })
}
