import type { Stack } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import type { FeatureSpec } from '../../functions/feature-spec.ts'
import * as FEATURES from '../features.ts'
import { buildApp } from './stacks.ts'

function templatesOf(context = {}) {
  const app = buildApp({ 'aws:cdk:disable-asset-staging': true, ...context })
  const of = (name: string) => Template.fromStack(app.node.findChild(`Stillwater-${name}`) as Stack)
  return { Alarms: of('Alarms'), Api: of('Api'), Data: of('Data') }
}

const features = Object.entries(FEATURES) as [string, FeatureSpec][]
const templates = templatesOf()
const alarmsIn = (template: Template) =>
  Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties)
const [alarmsOfApi, alarmsOfData] = [alarmsIn(templates.Api), alarmsIn(templates.Data)]

/** The only alarm on a metric. `owner` selects the resource when several resources have the metric. */
function alarmOn(alarms: Record<string, unknown>[], metric: string, owner = '') {
  const found = alarms.filter(
    (each) => JSON.stringify(each).includes(`"${metric}"`) && JSON.stringify(each).includes(owner),
  )
  expect(found, `${metric} ${owner}`).toHaveLength(1)
  return found[0]
}

describe('[OPS-04] alarms', () => {
  it.each(features)('watch the errors, throttles and duration of %s', (name, { api }) => {
    const owner = `{"Ref":"${name}Function`
    expect(alarmOn(alarmsOfApi, 'Errors', owner)).toMatchObject({ Threshold: 1, Period: 300, Statistic: 'Sum' })
    expect(alarmOn(alarmsOfApi, 'Throttles', owner)).toMatchObject({ Threshold: 1, Period: 300, Statistic: 'Sum' })
    const durationAlarm = alarmOn(alarmsOfApi, 'Duration', owner)
    // A nightly run ends before it could be slow for three periods.
    expect(durationAlarm).toMatchObject({ ExtendedStatistic: 'p99', Period: 300, EvaluationPeriods: api ? 3 : 1 })
    const functions = Object.entries(templates.Api.findResources('AWS::Lambda::Function'))
    const [, { Properties } = { Properties: {} }] = functions.find(([id]) => id.startsWith(`${name}Function`)) ?? []
    expect(Number(durationAlarm?.['Threshold']) / 1000).toBeLessThan(Properties.Timeout)
    expect(Number(durationAlarm?.['Threshold']) / 1000).toBeGreaterThan(Properties.Timeout / 2)
  })

  it('watch the errors of the API', () => {
    expect(alarmOn(alarmsOfApi, '5xx')).toMatchObject({ Namespace: 'AWS/ApiGateway', Statistic: 'Sum', Threshold: 5 })
  })

  it.each(['ThrottledRequests', 'SystemErrors'])('watch %s of the table for every granted operation', (metric) => {
    const alarm = JSON.stringify(alarmOn(alarmsOfData, metric))
    const granted = features.flatMap(([, { table }]) =>
      table.flatMap(([, ...actions]) =>
        actions.flatMap((each) => (typeof each === 'string' ? each : ['PutItem', 'UpdateItem'])),
      ),
    )
    expect(granted).not.toEqual([])
    for (const operation of [...granted, 'TransactWriteItems']) expect(alarm).toContain(`"Value":"${operation}"`)
  })

  it.each([
    ['mailQueueDeadLetters', /redrive the queue$/],
    ['housekeepingDeadLetters', /delete the message/],
  ])('say what to do with the messages in %s', (name, advice) => {
    expect(alarmOn(alarmsOfApi, 'ApproximateNumberOfMessagesVisible', name)?.['AlarmDescription']).toMatch(advice)
  })

  it('all notify the same topic and describe what has happened', () => {
    const alarms = [...alarmsOfApi, ...alarmsOfData]
    // Three for each function, one for each dead-letter queue, one for the API, two for the table.
    const deadLetterQueues = Object.values(
      templates.Api.findResources('AWS::SQS::Queue', { Properties: { RedrivePolicy: Match.absent() } }),
    )
    expect(alarms).toHaveLength(3 * Object.keys(FEATURES).length + deadLetterQueues.length + 3)
    const topic = { 'Fn::GetStackOutput': expect.objectContaining({ StackName: 'Stillwater-Alarms' }) }
    for (const { AlarmActions, AlarmDescription, TreatMissingData } of alarms) {
      expect(AlarmActions).toEqual([topic])
      expect(AlarmDescription).toMatch(/\w{4}/)
      expect(TreatMissingData).toBe('notBreaching')
    }
    templates.Alarms.resourceCountIs('AWS::SNS::Topic', 1)
    expect(
      Object.keys(templates.Alarms.findOutputs('*', { Value: { Ref: Match.stringLikeRegexp('^Topic') } })),
    ).toHaveLength(1)
  })

  it('go to a topic that accepts messages only from CloudWatch of this account and only over TLS', () => {
    templates.Alarms.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: [
          { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
          {
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          },
        ],
      },
    })
  })

  it('are mailed to the operator only when an address is configured', () => {
    templates.Alarms.resourceCountIs('AWS::SNS::Subscription', 0)
    templatesOf({ alarmEmail: 'water@stillwater.test' }).Alarms.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'water@stillwater.test',
    })
  })
})

describe('[OPS-04] the dashboard', () => {
  it('shows requests, errors, latency, every function and the load of the table', () => {
    const [{ Properties } = { Properties: {} }] = Object.values(
      templates.Api.findResources('AWS::CloudWatch::Dashboard'),
    )
    const body = JSON.stringify(Properties.DashboardBody)
    for (const metric of [
      'Count',
      '5xx',
      '4xx',
      'Latency',
      'Duration',
      'Errors',
      'Throttles',
      'ConsumedReadCapacityUnits',
      'ConsumedWriteCapacityUnits',
      'ThrottledRequests',
    ])
      expect(body).toContain(`\\"${metric}\\"`)
    for (const name of Object.keys(FEATURES)) expect(body).toContain(`{"Ref":"${name}Function`)
  })
})
