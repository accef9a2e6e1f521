import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Function } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { authApi } from '../../../shared/auth/api.ts'
import { routeKey } from '../../../shared/http/endpoint.ts'
import { PRODUCT } from '../../../shared/product.ts'
import type { AlarmStack } from './alarm-stack.ts'

const SIGN_UP = routeKey(authApi.signUp)

/** The log lines of requests that are counted, by the name of their metric. */
const COUNTED = {
  /** A rate limit refused the request, or the caller may not make it. A session that has ended is 401: not counted. */
  RefusedRequests: '{ ($.message = "request") && (($.status = 403) || ($.status = 429)) }',
  SignUps: `{ ($.message = "request") && ($.route = "${SIGN_UP}") && ($.status = 200) }`,
}

/** The number of counted log lines of all functions. There is no value, and no cost, while there is no such line. */
const metricOf = (metricName: keyof typeof COUNTED) =>
  new Metric({ namespace: PRODUCT, metricName, statistic: Stats.SUM })

/** Adds the alarms on what the API answers. `logGroup`: the log of the functions. */
export function addApiAlarms(
  scope: Construct,
  { api, logGroup, alarms }: { api: HttpApi; logGroup: ILogGroup; alarms: AlarmStack },
): void {
  for (const [metricName, pattern] of Object.entries(COUNTED))
    new MetricFilter(scope, `${metricName}Lines`, {
      logGroup,
      filterPattern: FilterPattern.literal(pattern),
      metricNamespace: PRODUCT,
      metricName,
      metricValue: '1',
    })
  alarms.addAlarm(scope, 'ServerErrors', {
    metric: api.metricServerError({ statistic: Stats.SUM }),
    atLeast: 5,
    meaning: 'The API returned five or more 5xx responses within five minutes. See the logs of the functions',
  })
  alarms.addAlarm(scope, 'Throttles', {
    metric: Function.metricAllThrottles(),
    atLeast: 1,
    meaning:
      'Lambda throttled a function: the concurrency of the account, or what is reserved for it, is used up. See the dashboard',
  })
  alarms.addAlarm(scope, 'RefusedRequests', {
    metric: metricOf('RefusedRequests'),
    atLeast: 100,
    meaning: 'The functions refused a hundred or more requests within five minutes: rate limits, or no permission',
  })
  alarms.addAlarm(scope, 'ClientErrors', {
    metric: api.metricClientError({ statistic: Stats.SUM }),
    atLeast: 2_000,
    meaning: 'The API returned 2,000 or more 4xx responses within five minutes, with those that it throttled: a flood',
  })
  alarms.addAlarm(scope, 'SignUps', {
    metric: metricOf('SignUps'),
    atLeast: 40,
    periods: 3,
    meaning: 'Forty or more accounts were made in each five minutes of a quarter of an hour',
  })
}
