import { describe, expect, it } from 'vitest'
import { createResolver, resourcesOfType } from '../template/resolve.ts'
import { readTemplates } from '../template/template.ts'
import { createEventBus } from './event-bus.ts'
import { Mailbox, SEND_EMAIL } from './mailbox.ts'
import { createQueues } from './sqs.ts'

const queueArn = { 'Fn::GetAtt': ['Queue', 'Arn'] }
const tags = { 'ses:configuration-set': [{ Ref: 'Settings' }], recipients: [{ exists: true }] }
const RESOURCES = {
  Queue: { Type: 'AWS::SQS::Queue', Properties: {} },
  Policy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: {
      Queues: [{ Ref: 'Queue' }],
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Action: 'sqs:SendMessage',
            Principal: { Service: 'events.amazonaws.com' },
            Condition: { ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': ['Rule', 'Arn'] } } },
          },
        ],
      },
    },
  },
  Rule: {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventPattern: { source: ['aws.ses'], detail: { bounce: { bounceType: ['Permanent'] }, mail: { tags } } },
      Targets: [
        {
          Arn: queueArn,
          InputTransformer: {
            InputPathsMap: { 'the-tag': '$.detail.mail.tags.recipients' },
            InputTemplate: '{"who":<the-tag>}',
          },
        },
      ],
    },
  },
  Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'stillwater.test' } },
  Settings: { Type: 'AWS::SES::ConfigurationSet', Properties: {} },
  OtherSettings: { Type: 'AWS::SES::ConfigurationSet', Properties: {} },
  Events: {
    Type: 'AWS::SES::ConfigurationSetEventDestination',
    Properties: {
      ConfigurationSetName: { Ref: 'Settings' },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce'],
        EventBridgeDestination: { EventBusArn: 'arn:aws:events:eu-west-2:000000000000:event-bus/default' },
      },
    },
  },
}

function start(resources: typeof RESOURCES = RESOURCES) {
  const assembly = readTemplates([{ stack: 'S', template: { Resources: resources } }])
  const resolve = createResolver(assembly, { poolId: '', clientId: '', issuer: '' })
  const resourcesOf = (type: string) => resourcesOfType(assembly, type, resolve)
  const now = () => Date.now()
  const queues = createQueues(resourcesOf('AWS::SQS::Queue'), now)
  const mailbox = new Mailbox(resourcesOf, { now, publish: createEventBus(resourcesOf, queues) })
  const send = (to: string, more: object = {}) =>
    mailbox.operations[SEND_EMAIL]?.({
      FromEmailAddress: 'hello@stillwater.test',
      ConfigurationSetName: 'S-Settings',
      EmailTags: [{ Name: 'recipients', Value: 'a-hash' }],
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: '' }, Body: { Text: { Data: '' } } } },
      ...more,
    } as never)
  const messages = () =>
    [...queues.values()].flatMap((queue) => queue.list().map(({ body }) => JSON.parse(body) as object))
  return { mailbox, send, messages }
}

describe('a bounce', () => {
  it('reaches the queue as the rule forms it, also through the address of SES’s simulator', () => {
    const { mailbox, send, messages } = start()
    mailbox.setBounce('ada@stillwater.test', 'Permanent')
    send('ada@stillwater.test')
    send('bounce+label@simulator.amazonses.com')
    expect(messages()).toEqual([{ who: ['a-hash'] }, { who: ['a-hash'] }])
    expect(mailbox.list(null)).toEqual([])
  })

  it('is not passed on when the rule, or the mail’s configuration set, does not ask for it', () => {
    const { mailbox, send, messages } = start()
    mailbox.setBounce('ada@stillwater.test', 'Transient')
    send('ada@stillwater.test')
    mailbox.setBounce('ada@stillwater.test', 'Permanent')
    send('ada@stillwater.test', { EmailTags: [] })
    send('ada@stillwater.test', { ConfigurationSetName: 'S-OtherSettings' })
    send('ada@stillwater.test', { ConfigurationSetName: undefined })
    send('complaint@simulator.amazonses.com')
    expect(messages()).toEqual([])
  })
})

it('[SEC-31] a rule that the policy of its queue does not name cannot start', () => {
  const { Policy, ...others } = RESOURCES
  const Condition = { ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': ['Queue', 'Arn'] } } }
  const [statement] = Policy.Properties.PolicyDocument.Statement
  const PolicyDocument = { Statement: [{ ...statement, Condition }] }
  const resources = { ...others, Policy: { ...Policy, Properties: { ...Policy.Properties, PolicyDocument } } }
  expect(() => start(resources as typeof RESOURCES)).toThrow('The rule Rule may not send to its target')
})
