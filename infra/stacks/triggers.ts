import { Stack } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, type Function } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import type { IQueue, Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { FeatureSpec } from '../../functions/feature-spec.ts'
import { PUBLIC_PAGES } from '../../shared/articles/share.ts'
import { type Api, routeKey } from '../../shared/http/endpoint.ts'
import { acknowledge } from './acknowledge.ts'
import { allow } from './allow.ts'

/**
 * Adds a route for every endpoint of a contract, and returns the routes. All routes of a function share one
 * integration and one permission, because a stack holds at most 500 resources.
 */
export function addRoutes(scope: Construct, handler: Function, api: Api, httpApi: HttpApi): CfnRoute[] {
  acknowledge(scope, {
    APIG4: 'Our own handler verifies the session; a contract that does not declare who may call does not compile',
  })
  const keys = Object.entries(api).map(([name, endpoint]) => [name, routeKey(endpoint)] as const)
  return connect(scope, handler, httpApi, { keys, folder: 'api' })
}

/** Adds the route of the function to which CloudFront turns when the bucket of public pages has no such page. */
export function addMissingPageRoute(scope: Construct, handler: Function, httpApi: HttpApi): CfnRoute[] {
  acknowledge(scope, { APIG4: 'It says the same to everyone' })
  return connect(scope, handler, httpApi, { keys: [['missing', `GET ${PUBLIC_PAGES}{path+}`]], folder: 'read' })
}

interface Routes {
  /** Each route by a name. */
  keys: readonly (readonly [name: string, key: string])[]
  /** The first part of all their paths. */
  folder: string
}

function connect(scope: Construct, handler: Function, { apiId }: HttpApi, { keys, folder }: Routes): CfnRoute[] {
  const integration = new CfnIntegration(scope, 'Integration', {
    apiId,
    integrationType: 'AWS_PROXY',
    integrationUri: handler.functionArn,
    payloadFormatVersion: '2.0',
  })
  const target = `integrations/${integration.ref}`
  const routes = keys.map(([name, key]) => new CfnRoute(scope, `Route-${name}`, { apiId, routeKey: key, target }))
  handler.addPermission('Invoke', {
    principal: new ServicePrincipal('apigateway.amazonaws.com'),
    sourceArn: Stack.of(scope).formatArn({ service: 'execute-api', resource: apiId, resourceName: `*/*/${folder}/*` }),
  })
  return routes
}

/** Runs a function for up to ten jobs, or `batch`, of a queue at a time. Only the failed jobs of a batch are delivered again. */
export function addQueueTrigger(
  scope: Construct,
  handler: Function,
  queue: Queue,
  { concurrency = 2, batch = 10 }: Pick<FeatureSpec, 'concurrency' | 'batch'>,
): void {
  handler.addToRolePolicy(allow('sqs', ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'], queue.queueArn))
  const mapping = new EventSourceMapping(scope, 'Jobs', {
    target: handler,
    eventSourceArn: queue.queueArn,
    batchSize: batch,
    reportBatchItemFailures: true,
    // 2 is the lowest allowed value: the mail service accepts only a few mails per second.
    maxConcurrency: concurrency,
  })
  // Lambda checks the permissions when the mapping is created.
  if (handler.role) mapping.node.addDependency(handler.role)
}

/**
 * Runs a function on a schedule. EventBridge Scheduler only starts the run. It retries a failed start for an hour and
 * then sends the event to `deadLetters`. If a started run fails, Lambda retries it and then sends the event there too.
 */
export function addSchedule(scope: Construct, handler: Function, expression: string, deadLetters: IQueue): void {
  const { account } = Stack.of(scope)
  const role = new Role(scope, 'ScheduleRole', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    }),
  })
  role.addToPolicy(allow('lambda', ['InvokeFunction'], handler.functionArn))
  role.addToPolicy(allow('sqs', ['SendMessage'], deadLetters.queueArn))
  const schedule = new CfnSchedule(scope, 'Schedule', {
    scheduleExpression: expression,
    scheduleExpressionTimezone: 'Europe/London',
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: handler.functionArn,
      roleArn: role.roleArn,
      input: '{}',
      retryPolicy: { maximumEventAgeInSeconds: 3_600, maximumRetryAttempts: 10 },
      deadLetterConfig: { arn: deadLetters.queueArn },
    },
  })
  schedule.node.addDependency(role)
}
