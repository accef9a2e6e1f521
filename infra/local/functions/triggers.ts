import { setTimeout as wait } from 'node:timers/promises'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { nowOf, type SharedClock } from '../clock.ts'
import type { Grant } from '../policies/policy.ts'
import type { LocalQueue } from '../services/queue.ts'
import { REGION, type ResolvedResource } from '../template/resolve.ts'
import type { LocalFunction } from './local-function.ts'
import { readSchedule } from './occurrences.ts'
import { type Poller, startPoller } from './poller.ts'
import { type Schedule, Schedules } from './schedules.ts'

/** Lambda's defaults for values that the template does not set. */
const DEFAULT_RETRIES = 2
const DEFAULT_CONCURRENCY = 5
/** More batches at once would only wait for an instance of the function. */
const MAX_CONCURRENCY = 4

/** While the clock moves, each run waits for the jobs that it queued, at most so long (real ms). */
const MAX_JOBS_MS = 5_000

interface TriggerContext {
  /** By ARN. */
  functions: ReadonlyMap<string, LocalFunction>
  queues: ReadonlyMap<string, LocalQueue>
  queueEndpoint: string
  clock: SharedClock
  log: (line: string) => void
  /** Returns the grants of a role by its ARN. */
  grantsOf: (roleArn: string) => Grant[]
}

export interface Triggers {
  schedules: Schedules
  stop: () => void
}

/** Starts all triggers of functions except the API: the queue mappings and the schedules. */
export async function startTriggers(
  resourcesOf: (type: string) => ResolvedResource[],
  context: TriggerContext,
): Promise<Triggers> {
  const pollers = await Promise.all(
    resourcesOf('AWS::Lambda::EventSourceMapping').map((each) => startMapping(each, context)),
  )
  const schedules = new Schedules(
    context.clock,
    resourcesOf('AWS::Scheduler::Schedule').map((each) => scheduleOf(each, resourcesOf, context)),
    () => untilJobsDone(context, pollers),
  )
  return {
    schedules,
    stop: () => {
      schedules.stop()
      for (const { stop } of pollers) stop()
    },
  }
}

/** Waits until no queue has a message that a function could get now, and none is being processed. */
async function untilJobsDone({ queues }: TriggerContext, pollers: readonly Poller[]): Promise<void> {
  const hasJobs = () =>
    pollers.some(
      ({ isBusy, queue }) =>
        isBusy() ||
        queues
          .get(queue)
          ?.list()
          .some(({ hidden }) => !hidden),
    )
  for (const end = performance.now() + MAX_JOBS_MS; hasJobs() && performance.now() < end; ) await wait(5)
}

/** Creates a queue client with the permissions of a function, because Lambda uses the function's role. */
function sqsAs({ spec }: LocalFunction, endpoint: string): SQSClient {
  return new SQSClient({
    endpoint,
    region: REGION,
    useQueueUrlAsEndpoint: false,
    credentials: { accessKeyId: spec.caller, secretAccessKey: 'local' },
  })
}

interface MappingProperties {
  BatchSize: number
  EventSourceArn: string
  FunctionName: string
  FunctionResponseTypes?: string[]
  ScalingConfig?: { MaximumConcurrency: number }
}

function startMapping({ id, properties }: ResolvedResource, { functions, queues, queueEndpoint }: TriggerContext) {
  const mapping = properties as unknown as MappingProperties
  const consumer = [...functions.values()].find(({ spec }) => spec.name === mapping.FunctionName)
  const queue = queues.get(mapping.EventSourceArn)
  if (!consumer || !queue) throw new Error(`The mapping ${id} lacks its queue or its function`)
  return startPoller({
    queue: queue.spec,
    consumer,
    sqs: sqsAs(consumer, queueEndpoint),
    batchSize: mapping.BatchSize,
    concurrency: Math.min(mapping.ScalingConfig?.MaximumConcurrency ?? DEFAULT_CONCURRENCY, MAX_CONCURRENCY),
    reportsFailedItems: mapping.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
  })
}

interface ScheduleProperties {
  ScheduleExpression: string
  ScheduleExpressionTimezone?: string
  Target: { Arn: string; RoleArn: string; Input: string }
}

/**
 * Creates a schedule. EventBridge Scheduler only starts a run, and here that cannot fail. Lambda handles the run like
 * every asynchronous invocation: the settings of the function give the number of retries and the dead-letter queue.
 */
function scheduleOf(
  { id, properties }: ResolvedResource,
  resourcesOf: (type: string) => ResolvedResource[],
  context: TriggerContext,
): Schedule {
  const { ScheduleExpression, ScheduleExpressionTimezone = 'UTC', Target } = properties as unknown as ScheduleProperties
  const target = context.functions.get(Target.Arn)
  if (!target) throw new Error(`The schedule ${id} leads to no function`)
  const invocation = { action: 'lambda:InvokeFunction', resource: Target.Arn, context: {} }
  const grants = context.grantsOf(Target.RoleArn)
  const mayInvoke = grants.some(({ effect, covers }) => effect === 'Allow' && covers(invocation))
  if (!mayInvoke) throw new Error(`The schedule ${id} may not invoke its function`)
  const isForTarget = (resource: ResolvedResource) => resource.properties['FunctionName'] === target.spec.name
  const invokeConfig = resourcesOf('AWS::Lambda::EventInvokeConfig').find(isForTarget)
  const retries = invokeConfig?.properties['MaximumRetryAttempts']
  const functionResource = resourcesOf('AWS::Lambda::Function').find(({ name }) => name === target.spec.name)
  const { TargetArn = '' } = (functionResource?.properties['DeadLetterConfig'] ?? {}) as { TargetArn?: string }
  const deadLetters = context.queues.get(TargetArn)
  const name = id.replace(/Schedule[0-9A-F]{8}$/, '')
  return {
    name,
    expression: `${ScheduleExpression} ${ScheduleExpressionTimezone}`,
    nextAfter: readSchedule(ScheduleExpression, ScheduleExpressionTimezone, nowOf(context.clock)),
    run: () => target.invoke(JSON.parse(Target.Input)),
    retries: Number(retries ?? DEFAULT_RETRIES),
    storeFailedRun: async () => {
      if (!deadLetters) return
      const deadLetter = { QueueUrl: deadLetters.spec.url, MessageBody: Target.Input }
      const logLoss = () => context.log(`The dead-letter queue of ${name} did not take a failed run`)
      await sqsAs(target, context.queueEndpoint).send(new SendMessageCommand(deadLetter)).catch(logLoss)
    },
  }
}
