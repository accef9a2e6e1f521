import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { type Api, routeKey } from '../shared/http/endpoint.ts'
import { bundleFolder } from './bundle.ts'
import type { FeatureSpec, QueueName } from './features.ts'
import { deadLetterQueue, JOB_TIMEOUT, type JobQueue } from './job-queue.ts'
import type { MailSender } from './mail-sender.ts'
import { consume, runBySchedule } from './triggers.ts'

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
}

/** One feature's function with a role of its own, and what calls it: routes, a queue or a schedule. */
export class Feature extends Construct {
  constructor(scope: Construct, id: string, props: FeatureProps) {
    super(scope, id)
    const { spec, dataTable, pool, queues } = props
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    logGroup.grantWrite(role)
    role.addToPolicy(allow('dynamodb', spec.table, dataTable.tableArn))
    if (spec.directory) role.addToPolicy(allow('cognito-idp', spec.directory, pool.userPoolArn))
    for (const name of spec.sends ?? []) role.addToPolicy(allow('sqs', ['SendMessage'], queues[name].queue.queueArn))
    if (spec.writesMail) this.letWriteMail(role, props)

    const deadLetters = spec.schedule ? deadLetterQueue(this, 'DeadLetters') : undefined
    const handler = new Function(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundleFolder(id)),
      handler: 'index.handler',
      memorySize: 512,
      timeout: spec.api ? Duration.seconds(10) : JOB_TIMEOUT,
      role,
      logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: environmentOf(id, props),
      ...(deadLetters && { deadLetterQueue: deadLetters, retryAttempts: 2 }),
    })
    if (spec.api) this.route(handler, spec.api, props.httpApi)
    if (spec.consumes) consume(this, handler, queues[spec.consumes].queue)
    if (spec.schedule && deadLetters) runBySchedule(this, handler, spec.schedule, deadLetters)
  }

  private letWriteMail(role: Role, { mailSender, addressParameter }: FeatureProps): void {
    role.addToPolicy(allow('ses', ['SendEmail'], mailSender.identityArn))
    const parameter = { service: 'ssm', resource: 'parameter', resourceName: addressParameter.slice(1) }
    role.addToPolicy(allow('ssm', ['GetParameter'], Stack.of(this).formatArn(parameter)))
  }

  /** One integration and one permission a function, however many routes it has: a stack holds 500 resources. */
  private route(handler: Function, api: Api, { apiId }: HttpApi): void {
    const integration = new CfnIntegration(this, 'Integration', {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: handler.functionArn,
      payloadFormatVersion: '2.0',
    })
    for (const [name, endpoint] of Object.entries(api))
      new CfnRoute(this, `Route-${name}`, {
        apiId,
        routeKey: routeKey(endpoint),
        target: `integrations/${integration.ref}`,
      })
    handler.addPermission('Invoke', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({ service: 'execute-api', resource: apiId, resourceName: '*/*/api/*' }),
    })
  }
}

/** Only what the feature needs: who never asks the directory does not know its address. */
function environmentOf(id: string, props: FeatureProps): Record<string, string> {
  const { spec, dataTable, pool, client, originSecret, queues, mailSender, addressParameter } = props
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
    ...(spec.writesMail && { MAIL_FROM: mailSender.address, ADDRESS_PARAMETER: addressParameter }),
  }
}

function allow(service: string, actions: readonly string[], resource: string): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.ALLOW,
    actions: actions.map((action) => `${service}:${action}`),
    resources: [resource],
  })
}
