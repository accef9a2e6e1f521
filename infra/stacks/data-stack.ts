import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { AttributeType, Billing, Operation, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { AlarmStack } from './alarms/alarm-stack.ts'

/** The operations that functions may be granted. In the metrics, a transaction is a separate operation. */
const OPERATIONS = [
  Operation.GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
]

interface DataStackProps extends StackProps {
  alarms: AlarmStack
}

/** The number of throttled requests of the table. */
export function throttledRequestsMetric(table: TableV2): IMetric {
  return table.metricThrottledRequestsForOperations({ operations: OPERATIONS, label: 'Throttled requests' })
}

/** The only table. It stays when the stack is deleted, and can be restored to any second of the last 35 days. */
export class DataStack extends Stack {
  readonly table: TableV2

  constructor(scope: Construct, id: string, { alarms, ...props }: DataStackProps) {
    super(scope, id, props)
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      globalSecondaryIndexes: [
        {
          indexName: 'due',
          partitionKey: { name: 'duePk', type: AttributeType.STRING },
          sortKey: { name: 'dueSk', type: AttributeType.STRING },
          projectionType: ProjectionType.ALL,
        },
      ],
    })
    alarms.addAlarm(this, 'TableThrottles', {
      metric: throttledRequestsMetric(this.table),
      atLeast: 1,
      meaning: 'The table throttled requests: one key is used too often, or a limit of the account is reached',
    })
    alarms.addAlarm(this, 'TableErrors', {
      metric: this.table.metricSystemErrorsForOperations({ operations: OPERATIONS, label: 'System errors' }),
      atLeast: 1,
      meaning: 'DynamoDB failed: see the AWS health page',
    })
  }
}
