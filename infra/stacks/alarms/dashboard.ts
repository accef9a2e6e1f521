import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { PRODUCT } from '../../../shared/product.ts'
import { throttledRequestsMetric } from '../data-stack.ts'
import { mailMetric } from '../mail-sender.ts'

const WIDTH = 12

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: WIDTH })

/** Adds one dashboard: requests and errors of the API, each function, the load of the table, and mail. */
export function addDashboard(scope: Construct, api: HttpApi, functions: readonly Function[], table: TableV2): void {
  new Dashboard(scope, 'Dashboard', {
    dashboardName: PRODUCT,
    widgets: [
      [
        graph('Requests and errors', [api.metricCount()], [api.metricServerError(), api.metricClientError()]),
        graph(
          'Latency, ms',
          ['p50', 'p99'].map((statistic) => api.metricLatency({ statistic, label: statistic })),
        ),
      ],
      [
        graph(
          'Duration of functions, p99 ms',
          functions.map((each) => each.metricDuration({ statistic: 'p99' })),
        ),
        graph(
          'Errors and throttles of functions',
          functions.map((each) => each.metricErrors()),
          functions.map((each) => each.metricThrottles()),
        ),
      ],
      [
        graph('Capacity of the table, units', [
          table.metricConsumedReadCapacityUnits(),
          table.metricConsumedWriteCapacityUnits(),
        ]),
        graph('Throttled requests of the table', [throttledRequestsMetric(table)]),
      ],
      [
        graph('Mails in an hour', [mailMetric('Send')]),
        graph('Rates of bounces and complaints', [
          mailMetric('Reputation.BounceRate'),
          mailMetric('Reputation.ComplaintRate'),
        ]),
      ],
    ],
  })
}
