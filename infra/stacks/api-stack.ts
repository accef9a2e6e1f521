import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnStage, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { FeatureSpec } from '../../functions/feature-spec.ts'
import { routeKey } from '../../shared/http/endpoint.ts'
import { QUEUES, type QueueName } from '../../shared/operations/names.ts'
import * as FEATURES from '../features.ts'
import { acknowledge } from './acknowledge.ts'
import type { AlarmStack } from './alarms/alarm-stack.ts'
import { addApiAlarms } from './alarms/api-alarms.ts'
import { addDashboard } from './alarms/dashboard.ts'
import { contextNumber } from './context.ts'
import { Feature } from './feature-function.ts'
import type { GoogleClient } from './google.ts'
import { createInbox } from './inbox.ts'
import { JobQueue } from './job-queue.ts'
import { MailSender } from './mail-sender.ts'
import type { StripeAccess } from './stripe.ts'
import { routeSettings, STRANGERS_CHANGE } from './throttling.ts'
import { watchQueues } from './watch-queues.ts'

interface ApiStackProps extends StackProps {
  dataTable: TableV2
  erasedTable: TableV2
  pagesBucket: IBucket
  mediaBucket: IBucket
  /** Our own domain, if there is one. */
  domain: string | undefined
  pool: UserPool
  client: UserPoolClient
  /** The sender of mail: an address at `domain`, or `address` when there is no domain. */
  mail: { domain: string | undefined; address: string }
  addressParameter: string
  google: GoogleClient | undefined
  stripe: StripeAccess
  alarms: AlarmStack
}

/** One HTTP API, one function for each feature, and the queues between the functions. */
export class ApiStack extends Stack {
  readonly httpApi: HttpApi
  /** CloudFront adds it to each request. The API's own address is public, but functions reject requests without it. */
  readonly originSecret: string
  /** Where browsers send files. */
  readonly inbox: IBucket

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const {
      dataTable,
      erasedTable,
      pagesBucket,
      mediaBucket,
      domain,
      pool,
      client,
      mail,
      addressParameter,
      google,
      stripe,
      alarms,
      ...stackProps
    } = props
    super(scope, id, stackProps)
    this.httpApi = new HttpApi(this, 'HttpApi', { createDefaultStage: false })
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Proves to the functions that a request came through CloudFront',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    })
    acknowledge(secret, {
      SMG4: 'CloudFront and functions get the value at deployment: after a rotation, all requests would fail',
    })
    this.originSecret = secret.secretValue.unsafeUnwrap()
    const queues = Object.fromEntries(
      QUEUES.map((name) => [name, new JobQueue(this, `${name}Queue`, alarms)]),
    ) as Record<QueueName, JobQueue>
    this.inbox = createInbox(this, queues.uploads.queue, domain)
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const common = {
      httpApi: this.httpApi,
      originSecret: this.originSecret,
      dataTable,
      erasedTable,
      pagesBucket,
      mediaBucket,
      inboxBucket: this.inbox,
      pool,
      client,
      addressParameter,
      google,
      stripe,
      alarms,
      logGroup,
      queues,
      reservedConcurrency: contextNumber(this, 'reservedConcurrency'),
      mailSender: new MailSender(this, 'MailSender', { ...mail, refusals: queues.bounces.queue, alarms }),
    }
    const features = Object.entries(FEATURES).map(([name, spec]) => new Feature(this, name, { ...common, spec }))
    for (const { handler } of features.filter(({ spec }) => spec.watchesQueues)) watchQueues(handler, queues, features)
    this.addStage(features)
    addApiAlarms(this, { api: this.httpApi, logGroup, alarms })
    addDashboard(
      this,
      this.httpApi,
      features.map(({ handler }) => handler),
      dataTable,
    )
  }

  /** Creates the stage, which throttles each route. Its settings may name only routes that exist. */
  private addStage(features: readonly Feature[]): void {
    const endpoints = Object.values<FeatureSpec>(FEATURES).flatMap(({ api = {} }) => Object.values(api))
    const { rate, burst } = STRANGERS_CHANGE
    const stage = new CfnStage(this, 'Stage', {
      apiId: this.httpApi.apiId,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: { throttlingRateLimit: rate, throttlingBurstLimit: burst },
      routeSettings: Object.fromEntries(endpoints.map((endpoint) => [routeKey(endpoint), routeSettings(endpoint)])),
    })
    for (const route of features.flatMap(({ routes }) => routes)) stage.addResourceDependency(route)
    acknowledge(stage, {
      APIG1: 'Access logs would keep the addresses of people with an illness; functions log route, status and duration',
    })
  }
}
