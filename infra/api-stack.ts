import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnStage, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { Feature } from './feature.ts'
import { FEATURES, QUEUES, type QueueName } from './features.ts'
import { JobQueue } from './job-queue.ts'
import { MailSender } from './mail-sender.ts'

interface ApiStackProps extends StackProps {
  dataTable: TableV2
  pool: UserPool
  client: UserPoolClient
  /** From whom mail comes: any address of our domain, or else this one. */
  mail: { domain: string | undefined; address: string }
  addressParameter: string
}

/** One HTTP API, one function a feature, and the queues between them. */
export class ApiStack extends Stack {
  readonly httpApi: HttpApi
  /** What CloudFront proves itself with: the API's own address stays public, and this shuts it. */
  readonly originSecret: string

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const { dataTable, pool, client, mail, addressParameter, ...stackProps } = props
    super(scope, id, stackProps)
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
    const queues = Object.fromEntries(QUEUES.map((name) => [name, new JobQueue(this, `${name}Queue`)]))
    const common = {
      ...{ httpApi: this.httpApi, originSecret: this.originSecret, dataTable, pool, client, addressParameter },
      queues: queues as Record<QueueName, JobQueue>,
      mailSender: new MailSender(this, 'MailSender', mail),
    }
    for (const [name, spec] of Object.entries(FEATURES)) new Feature(this, name, { ...common, spec })
  }
}
