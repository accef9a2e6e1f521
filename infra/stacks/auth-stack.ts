import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnUserPoolGroup,
  CfnUserPoolUser,
  FeaturePlan,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { DECOYS } from '../../functions/auth/decoys.ts'
import { acknowledge } from './acknowledge.ts'

/** The user pool with accounts and passwords. Users cannot sign up in it themselves; only our functions call it. */
export class AuthStack extends Stack {
  readonly pool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props)
    this.pool = new UserPool(this, 'Pool', {
      // The cheapest plan: a user of any other costs about three times as much, also one whom a stranger signs up.
      featurePlan: FeaturePlan.LITE,
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
      COG1: 'The product requires six characters; rules about kinds of characters make users choose worse passwords',
      COG2: 'Users do not sign in at Cognito: our function checks passwords there, and would check second factors itself',
      COG8: 'It costs money per user, and rates sign-ins by their source address, which is always that of our function',
    })
    this.client = this.pool.addClient('Service', {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      idTokenValidity: Duration.minutes(5),
      accessTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(1),
    })
    // Without a password of ours: CloudFormation lets Cognito choose one.
    for (const username of DECOYS)
      new CfnUserPoolUser(this, `Decoy-${username.slice(-2)}`, {
        userPoolId: this.pool.userPoolId,
        username,
        messageAction: 'SUPPRESS',
      })
    // Copies of the roles for operators. The role in the profile item decides what a user may do.
    for (const groupName of ['admin', 'editor'])
      new CfnUserPoolGroup(this, `Group-${groupName}`, { userPoolId: this.pool.userPoolId, groupName })
  }
}
