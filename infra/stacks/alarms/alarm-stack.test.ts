import { Match, type Template } from 'aws-cdk-lib/assertions'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, it, vi } from 'vitest'
import { actionsIn, type FeatureSpec } from '../../../functions/feature-spec.ts'
import { finishLog, startLog } from '../../../functions/http/logger.ts'
import { templateOf } from '../../../tests/fixtures/stacks.ts'
import * as FEATURES from '../../features.ts'

const features = Object.entries(FEATURES) as [string, FeatureSpec][]
const templates = { Alarms: templateOf('Alarms'), Api: templateOf('Api'), Data: templateOf('Data') }
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

/** The line that a function logs at the end of a request. */
function logLineOf(routeKey: string, statusCode: number): Record<string, unknown> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const requestId = startLog({ routeKey, headers: {} } as APIGatewayProxyEventV2)
  finishLog({ requestId, startedAt: 0 }, { statusCode })
  const [line] = write.mock.lastCall ?? []
  write.mockRestore()
  return JSON.parse(String(line))
}

/** Whether a log line matches a filter pattern of CloudWatch: comparisons of `$.name` with `=`, `&&` and `||`. */
function matches(pattern: string, line: Record<string, unknown>): boolean {
  const [, inner = ''] = /^\{ (.*) \}$/.exec(pattern) ?? []
  const results = inner.replaceAll(/\$\.(\w+) = ("[^"]*"|\d+)/g, (_, name: string, value: string) =>
    String(line[name] === JSON.parse(value)),
  )
  expect(results).toMatch(/^(true|false|[ ()&|])+$/)
  let rest = results
  while (rest.includes('(')) rest = rest.replace(/\(([^()]*)\)/, (_, part: string) => String(isTrue(part)))
  return isTrue(rest)
}
const isTrue = (text: string) => text.split('||').some((each) => each.split('&&').every((one) => one.trim() === 'true'))

describe('[OPS-04] alarms', () => {
  it.each(features)('watch the errors and duration of %s', (name, { api }) => {
    const owner = `{"Ref":"${name}Function`
    expect(alarmOn(alarmsOfApi, 'Errors', owner)).toMatchObject({ Threshold: 1, Period: 300, Statistic: 'Sum' })
    const durationAlarm = alarmOn(alarmsOfApi, 'Duration', owner)
    // A nightly run ends before it could be slow for three periods.
    expect(durationAlarm).toMatchObject({ ExtendedStatistic: 'p99', Period: 300, EvaluationPeriods: api ? 3 : 1 })
    const functions = Object.entries(templates.Api.findResources('AWS::Lambda::Function'))
    const [, { Properties } = { Properties: {} }] = functions.find(([id]) => id.startsWith(`${name}Function`)) ?? []
    expect(Number(durationAlarm?.['Threshold']) / 1000).toBeLessThan(Properties.Timeout)
    expect(Number(durationAlarm?.['Threshold']) / 1000).toBeGreaterThan(Properties.Timeout / 2)
  })

  it('watch the throttles of all functions together, with the metric of the account', () => {
    const alarm = alarmOn(alarmsOfApi, 'Throttles')
    expect(alarm).toMatchObject({ Namespace: 'AWS/Lambda', Threshold: 1, Period: 300, Statistic: 'Sum' })
    expect(alarm).not.toHaveProperty('Dimensions')
  })

  it('watch the errors of the API', () => {
    expect(alarmOn(alarmsOfApi, '5xx')).toMatchObject({ Namespace: 'AWS/ApiGateway', Statistic: 'Sum', Threshold: 5 })
  })

  it.each([
    ['4xx', { Namespace: 'AWS/ApiGateway', Threshold: 2_000, EvaluationPeriods: 1 }],
    ['RefusedRequests', { Namespace: 'Stillwater', Threshold: 100, EvaluationPeriods: 1 }],
    ['SignUps', { Namespace: 'Stillwater', Threshold: 40, EvaluationPeriods: 3 }],
  ])('[SEC-12] watch %s of the API', (metric, expected) => {
    expect(alarmOn(alarmsOfApi, metric)).toMatchObject({ Statistic: 'Sum', Period: 300, ...expected })
  })

  it('[SEC-12] count what the functions refuse, and each account that is made', () => {
    const filters = Object.values(templates.Api.findResources('AWS::Logs::MetricFilter')).map(({ Properties }) => ({
      log: String(Properties.LogGroupName.Ref),
      pattern: String(Properties.FilterPattern),
      name: String(Properties.MetricTransformations[0].MetricName),
      more: Properties.MetricTransformations,
    }))
    expect(filters.map(({ name }) => name).toSorted()).toEqual(['RefusedRequests', 'SignUps'])
    const logs = Object.values(templates.Api.findResources('AWS::Lambda::Function')).map(
      ({ Properties }) => Properties.LoggingConfig.LogGroup.Ref as string,
    )
    expect(new Set([...logs, ...filters.map(({ log }) => log)]).size).toBe(1)
    for (const { name, more } of filters)
      expect(more).toEqual([{ MetricName: name, MetricNamespace: 'Stillwater', MetricValue: '1' }])
    const lines = [
      logLineOf('POST /api/auth/sign-up', 200),
      logLineOf('GET /api/home', 200),
      logLineOf('GET /api/home', 401),
      logLineOf('GET /api/home', 403),
      logLineOf('POST /api/auth/sign-up', 429),
      { ...logLineOf('POST /api/auth/sign-up', 403), message: 'unexpected' },
    ]
    for (const { pattern, name } of filters) {
      const counted = lines.filter((line) => matches(pattern, line))
      expect(counted.map(({ status }) => status)).toEqual(name === 'SignUps' ? [200] : [403, 429])
    }
  })

  it.each(['ThrottledRequests', 'SystemErrors'])('watch %s of the table for every granted operation', (metric) => {
    const alarm = JSON.stringify(alarmOn(alarmsOfData, metric))
    const granted = features.flatMap(([, { table }]) => actionsIn(table).map(({ action }) => action))
    expect(granted).not.toEqual([])
    // A condition is checked only as a part of a transaction.
    const operations = granted.filter((action) => action !== 'ConditionCheckItem')
    for (const operation of [...operations, 'TransactWriteItems']) expect(alarm).toContain(`"Value":"${operation}"`)
  })

  it.each([
    // AWS reviews an account at these rates, whatever its volume.
    ['Reputation.BounceRate', { Threshold: 0.05, Statistic: 'Maximum' }],
    ['Reputation.ComplaintRate', { Threshold: 0.001, Statistic: 'Maximum' }],
    ['Send', { Threshold: 500, Statistic: 'Sum' }],
  ])('watch %s of all mails of the account, for an hour', (metric, expected) => {
    const alarm = alarmOn(alarmsOfApi, metric)
    expect(alarm).toMatchObject({ Namespace: 'AWS/SES', Period: 3_600, EvaluationPeriods: 1, ...expected })
    expect(alarm).not.toHaveProperty('Dimensions')
  })

  it.each([
    ['mailQueueDeadLetters', /redrive the queue$/],
    ['bouncesQueueDeadLetters', /redrive the queue$/],
    ['housekeepingDeadLetters', /delete the message/],
  ])('say what to do with the messages in %s', (name, advice) => {
    expect(alarmOn(alarmsOfApi, 'ApproximateNumberOfMessagesVisible', name)?.['AlarmDescription']).toMatch(advice)
  })

  it('all notify the same topic and describe what has happened', () => {
    const alarms = [...alarmsOfApi, ...alarmsOfData]
    // Two for each function, one for each dead-letter queue, five for the API, two for the table, three for mail.
    const deadLetterQueues = Object.values(
      templates.Api.findResources('AWS::SQS::Queue', { Properties: { RedrivePolicy: Match.absent() } }),
    )
    expect(alarms).toHaveLength(2 * Object.keys(FEATURES).length + deadLetterQueues.length + 10)
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

  it('go to a topic that accepts messages only from CloudWatch and Budgets of this account and only over TLS', () => {
    templates.Alarms.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: [
          { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
          {
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          },
        ],
      },
    })
  })

  it.each([
    [{}, 20],
    [{ monthlyBudget: '40' }, 40],
  ])('[SEC-12] tell that a month costs more than expected: %o', (context, Amount) => {
    const alarms = templateOf('Alarms', context)
    const topic = { Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: expect.stringMatching('^Topic') } }] }
    const [budget = {}] = Object.values(alarms.findResources('AWS::Budgets::Budget'))
    expect(budget['Properties']).toMatchObject({
      Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount, Unit: 'USD' } },
      NotificationsWithSubscribers: [
        { Notification: { NotificationType: 'ACTUAL', Threshold: 80, ThresholdType: 'PERCENTAGE' }, ...topic },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100, ThresholdType: 'PERCENTAGE' }, ...topic },
      ],
    })
  })

  it('are mailed to the operator only when an address is configured', () => {
    templates.Alarms.resourceCountIs('AWS::SNS::Subscription', 0)
    templateOf('Alarms', { alarmEmail: 'water@stillwater.test' }).hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'water@stillwater.test',
    })
  })
})

describe('[OPS-04] the dashboard', () => {
  it('shows requests, errors, latency, every function, the load of the table, and mail', () => {
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
      'Send',
      'Reputation.BounceRate',
      'Reputation.ComplaintRate',
    ])
      expect(body).toContain(`\\"${metric}\\"`)
    for (const name of Object.keys(FEATURES)) expect(body).toContain(`{"Ref":"${name}Function`)
  })
})
