import type { Judge } from '../policies/iam.ts'
import type { ResolvedResource } from '../template/resolve.ts'
import { createEventBus } from './event-bus.ts'
import type { Faults } from './faults.ts'
import { startGateway } from './gateway.ts'
import { Mailbox } from './mailbox.ts'
import { parameterOperations } from './parameters.ts'
import type { LocalQueue } from './queue.ts'
import { createQueues, sqsOperations } from './sqs.ts'
import { type Operations, startStandIn } from './stand-in.ts'

export interface Services {
  /** By ARN. */
  queues: ReadonlyMap<string, LocalQueue>
  mailbox: Mailbox
  /** The environment variables that tell the SDKs the URLs of the services. */
  endpoints: Record<'AWS_ENDPOINT_URL_SQS' | 'AWS_ENDPOINT_URL_SESV2' | 'AWS_ENDPOINT_URL_SSM', string>
  stop: () => void
}

/** Starts the stand-ins of queues, mail and parameters, each behind its own gateway. */
export async function startServices(
  resourcesOf: (type: string) => ResolvedResource[],
  { faults, judge, now, appUrl }: { faults: Faults; judge: Judge; now: () => number; appUrl: () => string },
): Promise<Services> {
  const queues = createQueues(resourcesOf('AWS::SQS::Queue'), now)
  const mailbox = new Mailbox(resourcesOf, { now, publish: createEventBus(resourcesOf, queues) })
  const start = async (target: 'queue' | 'mail' | 'parameters', operations: Operations) => {
    const standIn = await startStandIn(operations)
    const gateway = await startGateway({ target, port: standIn.port, faults, judge })
    return { url: gateway.url, stops: [gateway.stop, standIn.stop] }
  }
  const [sqs, ses, ssm] = await Promise.all([
    start('queue', sqsOperations(queues.values())),
    start('mail', mailbox.operations),
    start('parameters', parameterOperations(resourcesOf('AWS::SSM::Parameter'), appUrl)),
  ])
  return {
    queues,
    mailbox,
    endpoints: { AWS_ENDPOINT_URL_SQS: sqs.url, AWS_ENDPOINT_URL_SESV2: ses.url, AWS_ENDPOINT_URL_SSM: ssm.url },
    stop: () => [sqs, ses, ssm].flatMap(({ stops }) => stops).forEach((stop) => stop()),
  }
}
