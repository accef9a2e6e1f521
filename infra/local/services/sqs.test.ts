import {
  GetQueueAttributesCommand,
  ListMessageMoveTasksCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs'
import { afterAll, expect, it } from 'vitest'
import { createQueues, sqsOperations } from './sqs.ts'
import { startStandIn } from './stand-in.ts'

const url = (name: string) => `https://sqs.eu-west-2.amazonaws.com/000000000000/${name}`
const arn = (name: string) => `arn:aws:sqs:eu-west-2:000000000000:${name}`
const queueOf = (name: string, properties: object) => ({
  id: name,
  name: url(name),
  stack: 'S',
  type: 'AWS::SQS::Queue',
  properties,
})
let now = Date.parse('2026-11-27T08:00:00Z')
const queues = createQueues(
  [
    queueOf('jobs', { RedrivePolicy: { deadLetterTargetArn: arn('dead'), maxReceiveCount: 1 } }),
    queueOf('dead', {}),
    queueOf('runs', {}),
  ] as never,
  () => now,
)
const standIn = await startStandIn(sqsOperations(queues.values()))
afterAll(() => standIn.stop())
const client = new SQSClient({
  endpoint: `http://127.0.0.1:${standIn.port}`,
  region: 'eu-west-2',
  useQueueUrlAsEndpoint: false,
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
})
const find = (name: string) => queues.get(arn(name)) ?? expect.unreachable()
const movesOf = async (name: string, MaxResults?: number) =>
  (await client.send(new ListMessageMoveTasksCommand({ SourceArn: arn(name), MaxResults }))).Results

it('[RELY-06] queues count what waits, what is delayed and what is being processed, and tell only what was asked for', async () => {
  const jobs = find('jobs')
  for (const delayS of [0, 0, 60]) jobs.send('job', delayS)
  const [received] = jobs.receive(1)
  const AttributeNames = [
    'ApproximateNumberOfMessages' as const,
    'ApproximateNumberOfMessagesNotVisible' as const,
    'ApproximateNumberOfMessagesDelayed' as const,
  ]
  const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl: url('jobs'), AttributeNames }))
  expect(Attributes).toEqual({
    ApproximateNumberOfMessages: '1',
    ApproximateNumberOfMessagesNotVisible: '1',
    ApproximateNumberOfMessagesDelayed: '1',
  })
  jobs.delete(received?.receipt ?? '')
})

it('[RELY-06] only a dead-letter queue of a queue can be redriven: its messages begin anew', async () => {
  const start = (name: string) => client.send(new StartMessageMoveTaskCommand({ SourceArn: arn(name) }))
  await expect(start('runs')).rejects.toMatchObject({ name: 'InvalidParameterValue' })
  await expect(start('nothing')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  find('jobs').receive(1)
  now += 120_000
  const [dead] = (find('jobs').list(), find('dead').list())
  expect(dead).toMatchObject({ body: 'job', receives: 1 })
  expect(await movesOf('dead')).toEqual([])
  await start('dead')
  expect(find('dead').list()).toEqual([])
  expect(find('jobs').list()).toContainEqual(expect.objectContaining({ receives: 0, sentAt: now }))
  find('dead').send('by hand')
  now += 1_000
  await start('dead')
  expect(await movesOf('dead')).toMatchObject([{ Status: 'FAILED', StartedTimestamp: now }])
  expect(await movesOf('dead', 2)).toMatchObject([{}, { Status: 'COMPLETED', ApproximateNumberOfMessagesMoved: 1 }])
})
