import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AccountRecovery, CfnUserPoolGroup, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'

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
