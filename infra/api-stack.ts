import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnStage, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { Feature } from './feature.ts'
import { FEATURES } from './features.ts'

interface ApiStackProps extends StackProps {
  dataTable: TableV2
  pool: UserPool
  client: UserPoolClient
}

/** One HTTP API and one function a feature. */
export class ApiStack extends Stack {
  readonly httpApi: HttpApi
  /** What CloudFront proves itself with: the API's own address stays public, and this shuts it. */
  readonly originSecret: string

  constructor(scope: Construct, id: string, { dataTable, pool, client, ...props }: ApiStackProps) {
    super(scope, id, props)
    this.httpApi = new HttpApi(this, 'HttpApi', { createDefaultStage: false })
    new CfnStage(this, 'Stage', {
      apiId: this.httpApi.apiId,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: { throttlingBurstLimit: 200, throttlingRateLimit: 100 },
    })
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Proves to the functions that a request came through CloudFront',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    })
    this.originSecret = secret.secretValue.unsafeUnwrap()
    for (const [name, spec] of Object.entries(FEATURES))
      new Feature(this, name, { spec, httpApi: this.httpApi, dataTable, pool, client, originSecret: this.originSecret })
  }
}
