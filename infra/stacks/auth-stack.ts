import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AccountRecovery, CfnUserPoolGroup, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'

/** The directory of accounts and passwords. Nobody signs up here by themselves; only our functions ask it. */
export class AuthStack extends Stack {
  readonly pool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props)
    this.pool = new UserPool(this, 'Pool', {
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      signInCaseSensitive: true,
      accountRecovery: AccountRecovery.NONE,
      passwordPolicy: {
        minLength: 6,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    acknowledge(this.pool, {
      COG1: 'Six characters are what the product asks for; demands on their kinds make people choose worse ones',
      COG2: 'Nobody signs in at Cognito: our function asks it about one password, and a second factor would be ours too',
      COG8: 'It costs by the user, and judges sign-ins by where they come from: all of these come from our function',
    })
    this.client = this.pool.addClient('Service', {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      idTokenValidity: Duration.minutes(5),
      accessTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(1),
    })
    // Mirrors for operators; what a role allows is decided by the profile.
    for (const groupName of ['admin', 'editor'])
      new CfnUserPoolGroup(this, `Group-${groupName}`, { userPoolId: this.pool.userPoolId, groupName })
  }
}
