import { Match, type Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { templateOf } from '../tests/fixtures/stacks.ts'
import { buildApp, warnWithoutSender } from './stacks/stacks.ts'

let templates: Record<'Api' | 'Web', Template>
beforeAll(() => {
  templates = { Api: templateOf('Api'), Web: templateOf('Web') }
})

const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] })

/** The logical id of the only resource of a type whose id starts with `start`. */
function idOf(type: string, start: string): string {
  const found = Object.keys(templates.Api.findResources(type)).filter((id) => id.startsWith(start))
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

/** The permissions of a role, without those for its log, the table and the user pool. */
function grantsOf(role: string) {
  const policy = Object.values(templates.Api.findResources('AWS::IAM::Policy')).find(({ Properties }) =>
    Properties.PolicyName.startsWith(role),
  )
  const statements = policy?.['Properties'].PolicyDocument.Statement as { Action: unknown; Resource: unknown }[]
  return statements.filter(({ Action }) => !/^(logs|dynamodb|cognito-idp):/.test([Action].flat().join()))
}
const arnByName = (service: string, ...name: unknown[]) => ({
  'Fn::Join': ['', [`arn:aws:${service}:eu-west-2:`, { Ref: 'AWS::AccountId' }, ...name]],
})

describe('the mail queue', () => {
  it('[RELY-06] delivers a job three times and reports the failed items of a batch', () => {
    const deadLetters = idOf('AWS::SQS::Queue', 'mailQueueDeadLetters')
    templates.Api.hasResourceProperties('AWS::SQS::Queue', {
      RedrivePolicy: { deadLetterTargetArn: arnOf(deadLetters), maxReceiveCount: 3 },
    })
    templates.Api.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: 10,
      EventSourceArn: arnOf(idOf('AWS::SQS::Queue', 'mailQueueJobs')),
      FunctionName: { Ref: idOf('AWS::Lambda::Function', 'mail') },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
  })

  it('has a visibility timeout of six times the timeout of the function', () => {
    const { Properties } = Object.values(templates.Api.findResources('AWS::Lambda::Function')).find(
      ({ Properties }) => Properties.Environment?.Variables.POWERTOOLS_SERVICE_NAME === 'mail',
    ) as { Properties: { Timeout: number } }
    templates.Api.hasResourceProperties('AWS::SQS::Queue', { VisibilityTimeout: Properties.Timeout * 6 })
  })

  it('is written by auth, and by mail for links that must wait; mail sends only from our address', () => {
    const queue = arnOf(idOf('AWS::SQS::Queue', 'mailQueueJobs'))
    expect(grantsOf('authRole')).toMatchObject([{ Action: 'sqs:SendMessage', Resource: queue }])
    expect(grantsOf('mailRole')).toMatchObject([
      {
        Action: ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage', 'sqs:SendMessage'],
        Resource: queue,
      },
      {
        Action: 'ses:SendEmail',
        Resource: [
          arnByName('ses', ':configuration-set/', { Ref: idOf('AWS::SES::ConfigurationSet', '') }),
          arnByName('ses', ':identity/', { Ref: idOf('AWS::SES::EmailIdentity', '') }),
        ],
      },
      { Action: 'ssm:GetParameter', Resource: arnByName('ssm', ':parameter/stillwater/address') },
    ])
  })
})

describe('bounces and complaints', () => {
  const rules = () => Object.entries(templates.Api.findResources('AWS::Events::Rule'))

  it('[SEC-31] of our own mails go to their queue, which only these rules may fill', () => {
    const queue = idOf('AWS::SQS::Queue', 'bouncesQueueJobs')
    const configurationSet = { Ref: idOf('AWS::SES::ConfigurationSet', '') }
    const tags = { 'ses:configuration-set': [configurationSet], recipients: [{ exists: true }] }
    expect(rules().map(([, { Properties }]) => Properties.EventPattern)).toEqual([
      {
        source: ['aws.ses'],
        'detail-type': ['Email Bounced'],
        detail: { bounce: { bounceType: ['Permanent'] }, mail: { tags } },
      },
      { source: ['aws.ses'], 'detail-type': ['Email Complaint Received'], detail: { mail: { tags } } },
    ])
    templates.Api.hasResourceProperties('AWS::SQS::QueuePolicy', {
      Queues: [{ Ref: queue }],
      PolicyDocument: {
        Statement: [
          Match.objectLike({ Effect: 'Deny' }),
          ...rules().map(([id]) => ({
            Effect: 'Allow',
            Action: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
            Principal: { Service: 'events.amazonaws.com' },
            Condition: { ArnEquals: { 'aws:SourceArn': arnOf(id) } },
            Resource: arnOf(queue),
          })),
        ],
      },
    })
    expect(grantsOf('bouncesRole')).toMatchObject([
      { Action: ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'], Resource: arnOf(queue) },
    ])
  })

  it('[SEC-27] reach their queue without the address of the recipient', () => {
    for (const [, { Properties }] of rules()) {
      const paths = Properties.Targets.flatMap(
        ({ InputTransformer }: { InputTransformer: { InputPathsMap: object } }) =>
          Object.values(InputTransformer.InputPathsMap),
      )
      expect(paths).toEqual(['$.detail.mail.tags.recipients', '$.detail.mail.timestamp'])
    }
  })

  it('are published for every mail, which is sent by TLS, and SES’s own list stops no mail', () => {
    templates.Api.hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: [] },
    })
    templates.Api.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      ConfigurationSetName: { Ref: idOf('AWS::SES::ConfigurationSet', '') },
      EventDestination: {
        Enabled: true,
        EventBridgeDestination: { EventBusArn: arnByName('events', ':event-bus/default') },
        MatchingEventTypes: ['bounce', 'complaint'],
      },
    })
  })
})

describe('every queue', () => {
  it('[RELY-06] has a dead-letter queue and an alarm, as every schedule has', () => {
    const all = (type: string) => Object.values(templates.Api.findResources(type)).map(({ Properties }) => Properties)
    const deadLetterQueues = Object.entries(templates.Api.findResources('AWS::SQS::Queue')).flatMap(
      ([id, { Properties }]) =>
        Properties.RedrivePolicy ? [] : [{ id, arn: arnOf(id), retentionS: Properties.MessageRetentionPeriod }],
    )
    expect(
      new Set(deadLetterQueues.map(({ retentionS }) => retentionS)),
      'A dead-letter queue keeps its messages for 14 days',
    ).toEqual(new Set([14 * 86_400]))
    const schedules = all('AWS::Scheduler::Schedule').map(({ Target }) => Target.DeadLetterConfig.Arn)
    const queues = all('AWS::SQS::Queue').flatMap(({ RedrivePolicy }) => RedrivePolicy?.deadLetterTargetArn ?? [])
    // Each dead-letter queue has a source, and each source has a dead-letter queue.
    expect(new Set([...schedules, ...queues]), 'A dead-letter queue without a source, or the reverse').toEqual(
      new Set(deadLetterQueues.map(({ arn }) => arn)),
    )
    const alarms = all('AWS::CloudWatch::Alarm').filter((each) => each.Namespace === 'AWS/SQS')
    expect(alarms.map(({ Dimensions }) => Dimensions[0].Value)).toEqual(
      deadLetterQueues.map(({ id }) => ({ 'Fn::GetAtt': [id, 'QueueName'] })),
    )
    for (const alarm of alarms)
      expect(alarm).toMatchObject({
        MetricName: 'ApproximateNumberOfMessagesVisible',
        Statistic: 'Maximum',
        Threshold: 1,
      })
    for (const { FunctionResponseTypes } of all('AWS::Lambda::EventSourceMapping'))
      expect(FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
  })

  it('[SEC-31] is encrypted and accepts only TLS', () => {
    const queues = Object.entries(templates.Api.findResources('AWS::SQS::Queue'))
    expect(queues.length).toBeGreaterThan(0)
    for (const [id, { Properties }] of queues) {
      expect(Properties.SqsManagedSseEnabled, id).toBe(true)
      templates.Api.hasResourceProperties('AWS::SQS::QueuePolicy', {
        Queues: [{ Ref: id }],
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          ]),
        },
      })
    }
  })
})

describe('housekeeping', () => {
  it('[RELY-06] runs every night; a run that cannot start or fails three times goes to its dead-letter queue', () => {
    const deadLetters = arnOf(idOf('AWS::SQS::Queue', 'housekeepingDeadLetters'))
    const target = idOf('AWS::Lambda::Function', 'housekeeping')
    templates.Api.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'cron(30 3 * * ? *)',
      ScheduleExpressionTimezone: 'Europe/London',
      Target: {
        Arn: arnOf(target),
        DeadLetterConfig: { Arn: deadLetters },
        RetryPolicy: { MaximumEventAgeInSeconds: 3_600, MaximumRetryAttempts: 10 },
      },
    })
    templates.Api.hasResourceProperties('AWS::Lambda::Function', { DeadLetterConfig: { TargetArn: deadLetters } })
    templates.Api.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: target },
      MaximumRetryAttempts: 2,
    })
    expect(grantsOf('housekeepingScheduleRole')).toMatchObject([
      { Action: 'lambda:InvokeFunction', Resource: arnOf(target) },
      { Action: 'sqs:SendMessage', Resource: deadLetters },
    ])
    expect(grantsOf('housekeepingRole')).toMatchObject([{ Action: 'sqs:SendMessage', Resource: deadLetters }])
  })
})

describe('the sender address of mail', () => {
  const domain = { domainName: 'stillwater.test', certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/x' }
  const identities = (context: Record<string, unknown>) =>
    Object.values(templateOf('Api', context).findResources('AWS::SES::EmailIdentity')).map(
      ({ Properties }) => Properties.EmailIdentity as unknown,
    )

  it.each([
    [{}, 1],
    [{ mailFrom: 'ada@fenwick.test' }, 0],
    [domain, 0],
  ])('causes a warning only when it is the default, which has no owner: %o', (context, count) => {
    const app = buildApp({ 'aws:cdk:disable-asset-staging': true, ...context })
    warnWithoutSender(app)
    const { metadata } = app.node.findChild('Stillwater-Api').node
    expect(metadata.filter(({ type }) => type === 'aws:cdk:warning')).toHaveLength(count)
  })

  it.each([
    [{}, 'stillwater@example.com'],
    [{ mailFrom: 'ada@fenwick.test' }, 'ada@fenwick.test'],
    [{ mailFrom: 'ada@fenwick.test', ...domain }, 'stillwater.test'],
  ])('is the given address, or any address of our own domain: %o', (context, identity) => {
    expect(identities(context)).toEqual([identity])
  })

  it('is verified by the DKIM records that the stack outputs', () => {
    expect(Object.keys(templateOf('Api', domain).findOutputs('*')).filter((name) => /Dkim\d/.test(name))).toHaveLength(
      3,
    )
  })
})

describe('the address of the product', () => {
  it('is stored by the last stack in the parameter that the functions read', () => {
    templates.Web.hasResourceProperties('AWS::SSM::Parameter', {
      Name: '/stillwater/address',
      Value: { 'Fn::Join': ['', ['https://', Match.anyValue()]] },
    })
  })
})
