import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Judge } from '../policies/iam.ts'
import { createResolver, REGION, resourcesOfType } from '../template/resolve.ts'
import { readTemplates } from '../template/template.ts'
import { Faults } from './faults.ts'
import { WORLD_KEY } from './gateway.ts'
import { type Services, startServices } from './services.ts'

const Resources = {
  Queue: { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 60, MessageRetentionPeriod: 3_600 } },
  Ours: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'stillwater.test' } },
  Settings: { Type: 'AWS::SES::ConfigurationSet', Properties: {} },
  Address: { Type: 'AWS::SSM::Parameter', Properties: { Name: '/a/b', Type: 'String', Value: 'https://localhost' } },
}
let now = Date.now()
let services: Services
let sqs: SQSClient | undefined
let ses: SESv2Client | undefined
let ssm: SSMClient | undefined
let QueueUrl = ''

beforeAll(async () => {
  const assembly = readTemplates([{ stack: 'S', template: { Resources } }])
  const resolve = createResolver(assembly, { poolId: '', clientId: '', issuer: '' })
  const judge = new Judge(assembly, resolve)
  const options = { faults: new Faults(), judge, now: () => now, appUrl: () => 'http://localhost:4173' }
  services = await startServices((type) => resourcesOfType(assembly, type, resolve), options)
  const common = { region: REGION, credentials: { accessKeyId: WORLD_KEY, secretAccessKey: 'local' } }
  const { AWS_ENDPOINT_URL_SQS, AWS_ENDPOINT_URL_SESV2, AWS_ENDPOINT_URL_SSM } = services.endpoints
  sqs = new SQSClient({ ...common, endpoint: AWS_ENDPOINT_URL_SQS, useQueueUrlAsEndpoint: false })
  ses = new SESv2Client({ ...common, endpoint: AWS_ENDPOINT_URL_SESV2 })
  ssm = new SSMClient({ ...common, endpoint: AWS_ENDPOINT_URL_SSM })
  QueueUrl = [...services.queues.values()][0]?.spec.url ?? ''
})
afterAll(() => services.stop())

describe('a queue, called by the SDK', () => {
  const receive = async (WaitTimeSeconds = 0) =>
    (await sqs?.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds })))?.Messages?.[0]

  it('hides a received message for the visibility timeout, and removes a deleted one', async () => {
    await sqs?.send(new SendMessageCommand({ QueueUrl, MessageBody: 'a job' }))
    const first = await receive()
    expect(first).toMatchObject({ Body: 'a job', Attributes: { ApproximateReceiveCount: '1' } })
    expect(await receive()).toBeUndefined()
    now += 60_000
    const second = await receive()
    expect(second?.Attributes).toMatchObject({ ApproximateReceiveCount: '2' })
    const { Attributes } =
      (await sqs?.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['VisibilityTimeout'] }))) ?? {}
    expect(Attributes).toEqual({ VisibilityTimeout: '60' })
    // The receipt of the first receive is no longer valid.
    await sqs?.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle }))
    expect(services.queues.values().next().value?.list()).toHaveLength(1)
    await sqs?.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: second?.ReceiptHandle }))
    now += 120_000
    expect(await receive()).toBeUndefined()
  })

  it('lets a receiver wait for a message', async () => {
    const waiting = receive(5)
    await sqs?.send(new SendMessageCommand({ QueueUrl, MessageBody: 'late' }))
    expect((await waiting)?.Body).toBe('late')
    now += 3_600_000
    expect(services.queues.values().next().value?.list()).toEqual([])
  })

  it('throws for an unknown queue', async () => {
    const command = new SendMessageCommand({ QueueUrl: `${QueueUrl}x`, MessageBody: '' })
    await expect(sqs?.send(command)).rejects.toThrow('QueueDoesNotExist')
  })
})

describe('the mail service, called by the SDK', () => {
  const mail = (FromEmailAddress: string, more: Partial<SendEmailCommandInput> = {}) =>
    new SendEmailCommand({
      FromEmailAddress,
      ...more,
      Destination: { ToAddresses: ['ada@stillwater.test'] },
      Content: {
        Simple: {
          Subject: { Data: 'Hello' },
          Body: { Text: { Data: 'See https://a.test/x.' }, Html: { Data: '<a href="https://b.test/y">y</a>' } },
        },
      },
    })

  it('keeps a mail, and finds the links in it', async () => {
    await ses?.send(mail('Stillwater <hello@stillwater.test>'))
    expect(services.mailbox.list(null)).toEqual([
      {
        from: 'Stillwater <hello@stillwater.test>',
        to: 'ada@stillwater.test',
        replyTo: null,
        subject: 'Hello',
        text: 'See https://a.test/x.',
        html: '<a href="https://b.test/y">y</a>',
        links: ['https://a.test/x', 'https://b.test/y'],
        sentAt: new Date(now).toISOString(),
      },
    ])
  })

  it.each(['hello@elsewhere.test', 'hello@not-stillwater.test'])('refuses to send as %s', async (from) => {
    await expect(ses?.send(mail(from))).rejects.toThrow('Email address is not verified')
  })

  it('accepts only a configuration set of the stack', async () => {
    const send = (ConfigurationSetName: string) =>
      ses?.send(mail('hello@stillwater.test', { ConfigurationSetName })) ?? Promise.reject(new Error())
    await expect(send('S-Settings')).resolves.toMatchObject({ MessageId: expect.any(String) })
    await expect(send('S-Others')).rejects.toThrow('Configuration set <S-Others> does not exist.')
  })

  it.each(['ada@stillwater.test', 'one.two'])('refuses the tag %s', async (Value) => {
    const EmailTags = [{ Name: 'recipients', Value }]
    await expect(ses?.send(mail('hello@stillwater.test', { EmailTags }))).rejects.toThrow(
      'The value of a tag is invalid',
    )
  })
})

describe('the parameters, called by the SDK', () => {
  it('return the address of the local world instead of that of the distribution', async () => {
    const { Parameter } = (await ssm?.send(new GetParameterCommand({ Name: '/a/b' }))) ?? {}
    expect(Parameter).toMatchObject({ Name: '/a/b', Value: 'http://localhost:4173' })
  })

  it('throw for an unknown name', async () => {
    await expect(ssm?.send(new GetParameterCommand({ Name: '/a/c' }))).rejects.toThrow('ParameterNotFound')
  })
})
