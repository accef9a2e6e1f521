import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { nowOf, type SharedClock } from '../clock.ts'
import type { Grant } from '../policies/policy.ts'
import type { LocalQueue } from '../services/queue.ts'
import { REGION, type Resolved } from '../template/resolve.ts'
import type { LocalFunction } from './functions.ts'
import { readSchedule } from './occurrences.ts'
import { startPoller } from './poller.ts'
import { type Schedule, Schedules } from './schedules.ts'

/** What Lambda does when the template does not say. */
const DEFAULT_RETRIES = 2
const DEFAULT_CONCURRENCY = 5

interface Surroundings {
  /** By ARN. */
  functions: ReadonlyMap<string, LocalFunction>
  queues: ReadonlyMap<string, LocalQueue>
  queueEndpoint: string
  clock: SharedClock
  log: (line: string) => void
  /** What a role may do, by its ARN. */
  grantsOf: (roleArn: string) => Grant[]
}

export interface Triggers {
  schedules: Schedules
  stop: () => void
}

/** Starts what calls functions beside the API: the mappings of queues, and the schedules. */
export async function startTriggers(all: (type: string) => Resolved[], around: Surroundings): Promise<Triggers> {
  const pollers = await Promise.all(all('AWS::Lambda::EventSourceMapping').map((each) => startMapping(each, around)))
  const schedules = new Schedules(
    around.clock,
    all('AWS::Scheduler::Schedule').map((each) => scheduleOf(each, all, around)),
  )
  return {
    schedules,
    stop: () => {
      schedules.stop()
      for (const { stop } of pollers) stop()
    },
  }
}

/** The queues as a function's role sees them: Lambda itself reads and writes with it. */
function sqsAs({ spec }: LocalFunction, endpoint: string): SQSClient {
  return new SQSClient({
    ...{ endpoint, region: REGION, useQueueUrlAsEndpoint: false },
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

function startMapping({ id, properties }: Resolved, { functions, queues, queueEndpoint }: Surroundings) {
  const mapping = properties as unknown as MappingProperties
  const consumer = [...functions.values()].find(({ spec }) => spec.name === mapping.FunctionName)
  const queue = queues.get(mapping.EventSourceArn)
  if (!consumer || !queue) throw new Error(`The mapping ${id} lacks its queue or its function`)
  return startPoller({
    ...{ queue: queue.spec, consumer, sqs: sqsAs(consumer, queueEndpoint), batchSize: mapping.BatchSize },
    concurrency: mapping.ScalingConfig?.MaximumConcurrency ?? DEFAULT_CONCURRENCY,
    partial: mapping.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
  })
}

interface ScheduleProperties {
  ScheduleExpression: string
  ScheduleExpressionTimezone?: string
  Target: { Arn: string; RoleArn: string; Input: string }
}

/**
 * Scheduler hands a run over, which cannot fail here, and Lambda then does it as it does every call that nobody waits
 * for: the function's own settings say how often, and where it ends.
 */
function scheduleOf({ id, properties }: Resolved, all: (type: string) => Resolved[], around: Surroundings): Schedule {
  const { ScheduleExpression, ScheduleExpressionTimezone = 'UTC', Target } = properties as unknown as ScheduleProperties
  const target = around.functions.get(Target.Arn)
  if (!target) throw new Error(`The schedule ${id} leads to no function`)
  const handOver = { action: 'lambda:InvokeFunction', resource: Target.Arn, context: {} }
  if (!around.grantsOf(Target.RoleArn).some(({ effect, covers }) => effect === 'Allow' && covers(handOver)))
    throw new Error(`The schedule ${id} may not invoke its function`)
  const isOurs = ({ properties }: Resolved) => properties['FunctionName'] === target.spec.name
  const retries = all('AWS::Lambda::EventInvokeConfig').find(isOurs)?.properties['MaximumRetryAttempts']
  const own = all('AWS::Lambda::Function').find(({ name }) => name === target.spec.name)
  const { TargetArn = '' } = (own?.properties['DeadLetterConfig'] ?? {}) as { TargetArn?: string }
  const deadLetters = around.queues.get(TargetArn)
  const name = id.replace(/Schedule[0-9A-F]{8}$/, '')
  const keep = { QueueUrl: deadLetters?.spec.url, MessageBody: Target.Input }
  return {
    ...{ name, expression: `${ScheduleExpression} ${ScheduleExpressionTimezone}` },
    nextAfter: readSchedule(ScheduleExpression, ScheduleExpressionTimezone, nowOf(around.clock)),
    run: () => target.invoke(JSON.parse(Target.Input)),
    retries: Number(retries ?? DEFAULT_RETRIES),
    giveUp: async () => {
      if (!deadLetters) return
      const lost = () => around.log(`The dead-letter queue of ${name} did not take a failed run`)
      await sqsAs(target, around.queueEndpoint).send(new SendMessageCommand(keep)).catch(lost)
    },
  }
}
