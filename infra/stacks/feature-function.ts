import { type CfnElement, Duration, Stack } from 'aws-cdk-lib'
import type { CfnRoute, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { FeatureSpec } from '../../functions/feature-spec.ts'
import { RateLimitItem } from '../../functions/table/items/rate-limit.ts'
import type { QueueName } from '../../shared/operations/names.ts'
import { bundleFolder } from '../build/bundle.ts'
import { acknowledge } from './acknowledge.ts'
import type { AlarmStack } from './alarms/alarm-stack.ts'
import { allow } from './allow.ts'
import type { GoogleClient } from './google.ts'
import { createDeadLetterQueue, JOB_TIMEOUT, type JobQueue } from './job-queue.ts'
import type { MailSender } from './mail-sender.ts'
import { PUSH_PRIVATE_KEY_PARAMETER, PUSH_PUBLIC_KEY_PARAMETER } from './push.ts'
import type { StripeAccess } from './stripe.ts'
import { erasedStatement, tableStatements } from './table-statements.ts'
import { addMissingPageRoute, addQueueTrigger, addRoutes, addSchedule } from './triggers.ts'

const REQUEST_TIMEOUT = Duration.seconds(10)
/** For three files, each of which a child process works on for 25 s at most. */
const CHILD_TIMEOUT = Duration.seconds(100)
/** With this memory, Lambda gives a function a whole processor. */
const CHILD_MEMORY_MB = 1_769

function timeoutOf({ api, answersMissingPages, child }: FeatureSpec): Duration {
  if (child) return CHILD_TIMEOUT
  return api || answersMissingPages ? REQUEST_TIMEOUT : JOB_TIMEOUT
}

export interface FeatureProps {
  spec: FeatureSpec
  httpApi: HttpApi
  dataTable: TableV2
  /** The table of the ids of erased users. */
  erasedTable: TableV2
  /** The bucket of public pages. */
  pagesBucket: IBucket
  mediaBucket: IBucket
  inboxBucket: IBucket
  pool: UserPool
  client: UserPoolClient
  originSecret: string
  queues: Record<QueueName, JobQueue>
  mailSender: MailSender
  /** The name of the parameter with the product's own address. */
  addressParameter: string
  /** Our OAuth client at Google. Undefined when sign-in with Google is not configured. */
  google: GoogleClient | undefined
  stripe: StripeAccess
  /** How many requests each function with routes runs at once; no other function can use them up. Default: no limit. */
  reservedConcurrency: number | undefined
  alarms: AlarmStack
  /** The log of all functions. Each line names its function. */
  logGroup: LogGroup
}

/** The function of one feature with its own role and its triggers: routes, a queue or a schedule. */
export class Feature extends Construct {
  readonly handler: Function
  readonly spec: FeatureSpec
  /** For the runs that failed, if it runs on a schedule. */
  readonly deadLetters: Queue | undefined
  readonly routes: readonly CfnRoute[]

  constructor(scope: Construct, id: string, props: FeatureProps) {
    super(scope, id)
    const { spec, queues, alarms, logGroup, reservedConcurrency } = props
    const timeout = timeoutOf(spec)
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    for (const statement of grantsOf(this, props)) role.addToPolicy(statement)
    for (const { bucket, files, reason } of filesOf(props))
      acknowledge(role, { [`IAM5[Resource::<${logicalId(bucket)}.Arn>/${files}]`]: reason })

    // A scheduled run comes from no queue, so it cannot be redriven.
    const advice = 'delete the message; its next run tries again'
    this.spec = spec
    this.deadLetters = spec.schedule
      ? createDeadLetterQueue(this, alarms, { what: `A run of ${id}`, advice })
      : undefined
    this.handler = new Function(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      // The packages with native code that this machine has are those for Linux on x86.
      architecture: spec.child ? Architecture.X86_64 : Architecture.ARM_64,
      code: Code.fromAsset(bundleFolder(id)),
      handler: 'index.handler',
      memorySize: spec.child ? CHILD_MEMORY_MB : 512,
      timeout,
      role,
      logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: environmentOf(id, props),
      ...(this.deadLetters && { deadLetterQueue: this.deadLetters, retryAttempts: 2 }),
      ...(spec.api && reservedConcurrency && { reservedConcurrentExecutions: reservedConcurrency }),
    })
    this.routes = [
      ...(spec.api ? addRoutes(this, this.handler, spec.api, props.httpApi) : []),
      ...(spec.answersMissingPages ? addMissingPageRoute(this, this.handler, props.httpApi) : []),
    ]
    if (spec.consumes) addQueueTrigger(this, this.handler, queues[spec.consumes].queue, spec)
    if (spec.schedule && this.deadLetters) addSchedule(this, this.handler, spec.schedule, this.deadLetters)
    this.addAlarms(id, props, timeout)
  }

  private addAlarms(id: string, { spec, alarms }: FeatureProps, timeout: Duration): void {
    alarms.addAlarm(this, 'Errors', {
      metric: this.handler.metricErrors(),
      atLeast: 1,
      meaning: `${id} failed: it crashed or timed out. See its log`,
    })
    alarms.addAlarm(this, 'Slow', {
      metric: this.handler.metricDuration({ statistic: 'p99' }),
      atLeast: 0.8 * timeout.toMilliseconds(),
      // Requests arrive all the time. A nightly run ends before it could be slow for several periods.
      periods: spec.api ? 3 : 1,
      meaning: `${id} comes near its timeout${spec.api ? ' for a quarter of an hour' : ''}. See the dashboard for what it waits for`,
    })
  }
}

/** Our OAuth client at Google; `undefined` for a feature that does not use Google. */
function googleClientFor({ spec, google }: FeatureProps): GoogleClient | undefined {
  return spec.usesGoogle && google
}

/** The variables for Stripe that the feature needs. */
function stripeAccessFor({ spec, stripe }: FeatureProps): Partial<StripeAccess> {
  const { STRIPE_SIGNING_PARAMETER, ...asking } = stripe
  return { ...(spec.asksStripe && asking), ...(spec.receivesFromStripe && { STRIPE_SIGNING_PARAMETER }) }
}

/** The variables for notifications that the feature needs: the sender's address is for the operators of push services. */
function pushVariablesFor({ spec, mailSender }: FeatureProps): Record<string, string> {
  return {
    ...((spec.givesPushKey || spec.sendsPush) && { PUSH_PUBLIC_KEY_PARAMETER }),
    ...(spec.sendsPush && { PUSH_PRIVATE_KEY_PARAMETER, PUSH_SUBJECT: `mailto:${mailSender.address}` }),
  }
}

/** Whether the feature gives others an address of the product, or compares with it. */
const knowsAddress = (props: FeatureProps) =>
  props.spec.sendsEmail ||
  props.spec.receivesFromStripe ||
  props.spec.writesPages ||
  props.spec.checksPasskeys ||
  googleClientFor(props) !== undefined

/** All permissions of the feature, except those for its log and its triggers. */
function grantsOf(scope: Construct, props: FeatureProps): PolicyStatement[] {
  const { spec, dataTable, erasedTable, pagesBucket, pool, queues, mailSender, addressParameter } = props
  const google = googleClientFor(props)
  const stripe = stripeAccessFor(props)
  const push = pushVariablesFor(props)
  const allowRead = (name: string) => {
    const arn = Stack.of(scope).formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) })
    return allow('ssm', ['GetParameter'], arn)
  }
  return [
    ...tableStatements(spec.table, dataTable.tableArn),
    ...(spec.recordsErasures ? [erasedStatement(erasedTable.tableArn)] : []),
    ...(spec.directory ? [allow('cognito-idp', spec.directory, pool.userPoolArn)] : []),
    ...(spec.sendsJobsTo ?? []).map((name) => allow('sqs', ['SendMessage'], queues[name].queue.queueArn)),
    ...(spec.sendsEmail ? mailSender.arns.map((arn) => allow('ses', ['SendEmail'], arn)) : []),
    ...(spec.writesPages ? [allow('s3', ['ListBucket'], pagesBucket.bucketArn)] : []),
    ...filesOf(props).map(({ bucket, files, actions }) => allow('s3', actions, bucket.arnForObjects(files))),
    ...(knowsAddress(props) ? [allowRead(addressParameter)] : []),
    ...(google ? [allowRead(google.GOOGLE_SECRET_PARAMETER)] : []),
    ...[stripe.STRIPE_KEY_PARAMETER, stripe.STRIPE_SIGNING_PARAMETER]
      .concat(push['PUSH_PUBLIC_KEY_PARAMETER'], push['PUSH_PRIVATE_KEY_PARAMETER'])
      .filter((name) => name !== undefined)
      .map(allowRead),
  ]
}

const logicalId = (bucket: IBucket) => Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement)

/** The files that the feature may access: in which bucket, below which path, what it may do with them, and why with all of these. */
function filesOf({ spec, pagesBucket, mediaBucket, inboxBucket }: FeatureProps) {
  const pages = {
    bucket: pagesBucket,
    files: '*',
    reason: 'The bucket holds only the public pages that this function writes',
  }
  const inbox = { bucket: inboxBucket, files: '*', reason: 'The inbox holds only what editors have just sent' }
  const media = (folder: string) => ({
    bucket: mediaBucket,
    files: `media/${folder}/*`,
    reason: 'The names are hashes of what this function stores',
  })
  return [
    ...(spec.writesPages ? [{ ...pages, actions: ['PutObject', 'DeleteObject'] }] : []),
    ...(spec.signsUploads ? [{ ...inbox, actions: ['PutObject'] }] : []),
    ...(spec.readsUploads
      ? [
          { ...inbox, actions: ['GetObject', 'DeleteObject'] },
          { ...media('images'), actions: ['PutObject'] },
          { ...media('audio'), actions: ['PutObject'] },
        ]
      : []),
  ]
}

/** Only the variables that the feature needs: without access to the user pool, it does not get the pool's id. */
function environmentOf(id: string, props: FeatureProps): Record<string, string> {
  const { spec, dataTable, erasedTable, pool, client, originSecret, queues, mailSender, addressParameter } = props
  const google = googleClientFor(props)
  const tokenVariables = spec.directory?.includes('AdminInitiateAuth') && {
    USER_POOL_CLIENT_ID: client.userPoolClientId,
    TOKEN_ISSUER: pool.userPoolProviderUrl,
    TOKEN_KEYS_URL: `${pool.userPoolProviderUrl}/.well-known/jwks.json`,
  }
  const queueUrls = (spec.sendsJobsTo ?? []).map((name) => [
    `${name.toUpperCase()}_QUEUE_URL`,
    queues[name].queue.queueUrl,
  ])
  return {
    POWERTOOLS_SERVICE_NAME: id,
    TABLE_NAME: dataTable.tableName,
    // It is also the key of the hashes by which attempts, mails and bounces are counted.
    ...((spec.api || spec.table?.some(([item]) => item === RateLimitItem)) && { ORIGIN_SECRET: originSecret }),
    ...(spec.recordsErasures && { ERASED_TABLE_NAME: erasedTable.tableName }),
    ...(spec.writesPages && { PAGES_BUCKET: props.pagesBucket.bucketName }),
    ...((spec.signsUploads || spec.readsUploads) && { INBOX_BUCKET: props.inboxBucket.bucketName }),
    ...(spec.readsUploads && { MEDIA_BUCKET: props.mediaBucket.bucketName }),
    ...(spec.directory && { USER_POOL_ID: pool.userPoolId }),
    ...tokenVariables,
    ...Object.fromEntries(queueUrls),
    ...(spec.sendsEmail && { MAIL_FROM: mailSender.address, MAIL_CONFIGURATION_SET: mailSender.configurationSet }),
    ...(knowsAddress(props) && { ADDRESS_PARAMETER: addressParameter }),
    ...google,
    ...stripeAccessFor(props),
    ...pushVariablesFor(props),
  }
}
