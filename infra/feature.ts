import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { routeKey } from '../shared/http/endpoint.ts'
import { acknowledge } from './acknowledge.ts'
import type { AlarmStack } from './alarms.ts'
import { bundleFolder } from './bundle.ts'
import type { FeatureSpec } from './features.ts'

const TIMEOUT = Duration.seconds(10)

export interface FeatureProps {
  spec: FeatureSpec
  httpApi: HttpApi
  dataTable: TableV2
  pool: UserPool
  client: UserPoolClient
  originSecret: string
  alarms: AlarmStack
}

/** One feature's function with a role of its own, and a route for every endpoint of its contract. */
export class Feature extends Construct {
  readonly handler: Function

  constructor(scope: Construct, id: string, props: FeatureProps) {
    super(scope, id)
    const { spec, dataTable, pool } = props
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    logGroup.grantWrite(role)
    for (const [action, prefixes] of Object.entries(byAction(spec.table)))
      role.addToPolicy(allow('dynamodb', [action], dataTable.tableArn, onlyKeys(prefixes)))
    if (spec.directory) role.addToPolicy(allow('cognito-idp', spec.directory, pool.userPoolArn))

    this.handler = new Function(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundleFolder(id)),
      handler: 'index.handler',
      memorySize: 512,
      timeout: TIMEOUT,
      role,
      logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: environmentOf(id, props),
    })
    this.route(props)
    this.watch(id, props.alarms)
    acknowledge(this, {
      APIG4: 'Our own handler proves the session; a contract that does not say who may call does not compile',
    })
  }

  private watch(id: string, alarms: AlarmStack): void {
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
      atLeast: 0.8 * TIMEOUT.toMilliseconds(),
      periods: 3,
      meaning: `${id} comes near its time-out for a quarter of an hour. See the dashboard for what it waits for`,
    })
  }

  /** One integration and one permission a function, however many routes it has: a stack holds 500 resources. */
  private route({ httpApi, spec }: FeatureProps): void {
    const integration = new CfnIntegration(this, 'Integration', {
      apiId: httpApi.apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: this.handler.functionArn,
      payloadFormatVersion: '2.0',
    })
    for (const [name, endpoint] of Object.entries(spec.api))
      new CfnRoute(this, `Route-${name}`, {
        apiId: httpApi.apiId,
        routeKey: routeKey(endpoint),
        target: `integrations/${integration.ref}`,
      })
    this.handler.addPermission('Invoke', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: httpApi.apiId,
        resourceName: '*/*/api/*',
      }),
    })
  }
}

/** Only what the feature needs: who never asks the directory does not know its address. */
function environmentOf(id: string, { spec, dataTable, pool, client, originSecret }: FeatureProps) {
  const directory = spec.directory && {
    USER_POOL_ID: pool.userPoolId,
    USER_POOL_CLIENT_ID: client.userPoolClientId,
    TOKEN_ISSUER: pool.userPoolProviderUrl,
    TOKEN_KEYS_URL: `${pool.userPoolProviderUrl}/.well-known/jwks.json`,
  }
  return {
    POWERTOOLS_SERVICE_NAME: id,
    TABLE_NAME: dataTable.tableName,
    ORIGIN_SECRET: originSecret,
    ...directory,
  }
}

function allow(service: string, actions: readonly string[], resource: string, conditions = {}): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.ALLOW,
    actions: actions.map((action) => `${service}:${action}`),
    resources: [resource],
    conditions,
  })
}

/** By action, because one transaction may write items of several beginnings under the same action. */
function byAction(table: FeatureSpec['table']): Record<string, string[]> {
  const prefixes: Record<string, string[]> = {}
  for (const [prefix, actions] of Object.entries(table))
    for (const action of actions) (prefixes[action] ??= []).push(prefix)
  return prefixes
}

/** That every item touched has a partition key with one of these beginnings. */
function onlyKeys(prefixes: readonly string[]) {
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes.map((prefix) => `${prefix}*`) } }
}
