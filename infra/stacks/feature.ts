import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { FeatureSpec, QueueName } from '../../functions/feature-spec.ts'
import { bundleFolder } from '../build/bundle.ts'
import type { AlarmStack } from './alarm-stack.ts'
import { allow } from './allow.ts'
import type { GoogleClient } from './google.ts'
import { deadLetterQueue, JOB_TIMEOUT, type JobQueue } from './job-queue.ts'
import type { MailSender } from './mail-sender.ts'
import { addRoutes, consume, runBySchedule } from './triggers.ts'

const REQUEST_TIMEOUT = Duration.seconds(10)

export interface FeatureProps {
  spec: FeatureSpec
  httpApi: HttpApi
  dataTable: TableV2
  pool: UserPool
  client: UserPoolClient
  originSecret: string
  queues: Record<QueueName, JobQueue>
  mailSender: MailSender
  /** The name of the parameter that holds the product's own address. */
  addressParameter: string
  /** Our client at Google; absent where nobody can sign in by it. */
  google: GoogleClient | undefined
  alarms: AlarmStack
}

/** One feature's function with a role of its own, and what calls it: routes, a queue or a schedule. */
export class Feature extends Construct {
  readonly handler: Function

  constructor(scope: Construct, id: string, props: FeatureProps) {
    super(scope, id)
    const { spec, queues, alarms } = props
    const timeout = spec.api ? REQUEST_TIMEOUT : JOB_TIMEOUT
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    logGroup.grantWrite(role)
    for (const statement of grantsOf(this, props)) role.addToPolicy(statement)

    // No queue sent it, so there is nothing to redrive it to.
    const advice = 'delete the message; its next run tries again'
    const deadLetters = spec.schedule ? deadLetterQueue(this, alarms, { what: `A run of ${id}`, advice }) : undefined
    this.handler = new Function(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundleFolder(id)),
      handler: 'index.handler',
      memorySize: 512,
      timeout,
      role,
      logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: environmentOf(id, props),
      ...(deadLetters && { deadLetterQueue: deadLetters, retryAttempts: 2 }),
    })
    if (spec.api) addRoutes(this, this.handler, spec.api, props.httpApi)
    if (spec.consumes) consume(this, this.handler, queues[spec.consumes].queue)
    if (spec.schedule && deadLetters) runBySchedule(this, this.handler, spec.schedule, deadLetters)
    this.watch(id, props, timeout)
  }

  private watch(id: string, { spec, alarms }: FeatureProps, timeout: Duration): void {
    alarms.watch(this, 'Errors', {
      metric: this.handler.metricErrors(),
      atLeast: 1,
      meaning: `${id} broke off a request: it crashed or took longer than it may. See its log`,
    })
    alarms.watch(this, 'Throttles', {
      metric: this.handler.metricThrottles(),
      atLeast: 1,
      meaning: `${id} was refused an instance: the concurrency of the account is used up`,
    })
    alarms.watch(this, 'Slow', {
      metric: this.handler.metricDuration({ statistic: 'p99' }),
      atLeast: 0.8 * timeout.toMilliseconds(),
      // Requests come all the time; a nightly run is over before it could be slow for long.
      periods: spec.api ? 3 : 1,
      meaning: `${id} comes near its time-out${spec.api ? ' for a quarter of an hour' : ''}. See the dashboard for what it waits for`,
    })
  }
}

/** Our client at Google, for a feature that asks there. */
function googleFor({ spec, google }: FeatureProps): GoogleClient | undefined {
  return spec.asksGoogle && google
}

/** All that the feature may do, its log and what calls it left aside. */
function grantsOf(scope: Construct, props: FeatureProps): PolicyStatement[] {
  const { spec, dataTable, pool, queues, mailSender, addressParameter } = props
  const google = googleFor(props)
  const mayRead = (name: string) => {
    const arn = Stack.of(scope).formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) })
    return allow('ssm', ['GetParameter'], arn)
  }
  return [
    ...Object.entries(byAction(spec.table)).map(([action, prefixes]) =>
      allow('dynamodb', [action], dataTable.tableArn, onlyKeys(prefixes)),
    ),
    ...(spec.directory ? [allow('cognito-idp', spec.directory, pool.userPoolArn)] : []),
    ...(spec.sends ?? []).map((name) => allow('sqs', ['SendMessage'], queues[name].queue.queueArn)),
    ...(spec.writesMail ? [allow('ses', ['SendEmail'], mailSender.identityArn)] : []),
    ...(spec.writesMail || google ? [mayRead(addressParameter)] : []),
    ...(google ? [mayRead(google.GOOGLE_SECRET_PARAMETER)] : []),
  ]
}

/** Only what the feature needs: who never asks the directory does not know its address. */
function environmentOf(id: string, props: FeatureProps): Record<string, string> {
  const { spec, dataTable, pool, client, originSecret, queues, mailSender, addressParameter } = props
  const google = googleFor(props)
  const proof = spec.directory?.includes('AdminInitiateAuth') && {
    USER_POOL_CLIENT_ID: client.userPoolClientId,
    TOKEN_ISSUER: pool.userPoolProviderUrl,
    TOKEN_KEYS_URL: `${pool.userPoolProviderUrl}/.well-known/jwks.json`,
  }
  const outbox = (spec.sends ?? []).map((name) => [`${name.toUpperCase()}_QUEUE_URL`, queues[name].queue.queueUrl])
  return {
    POWERTOOLS_SERVICE_NAME: id,
    TABLE_NAME: dataTable.tableName,
    ...(spec.api && { ORIGIN_SECRET: originSecret }),
    ...(spec.directory && { USER_POOL_ID: pool.userPoolId }),
    ...proof,
    ...Object.fromEntries(outbox),
    ...(spec.writesMail && { MAIL_FROM: mailSender.address }),
    ...((spec.writesMail || google) && { ADDRESS_PARAMETER: addressParameter }),
    ...google,
  }
}

/**
 * How partition keys begin, by what may be done to their items. By action, because one transaction may write items of
 * several beginnings under the same action.
 */
function byAction(table: FeatureSpec['table']): Record<string, Set<string>> {
  const prefixes: Record<string, Set<string>> = {}
  for (const [{ pk }, ...actions] of table)
    for (const action of actions) (prefixes[action] ??= new Set()).add(pk.replace(/\{.*/, ''))
  return prefixes
}

/** That every item touched has a partition key with one of these beginnings. */
function onlyKeys(prefixes: ReadonlySet<string>) {
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...prefixes].map((prefix) => `${prefix}*`) } }
}
