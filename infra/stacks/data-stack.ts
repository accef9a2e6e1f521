import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { AttributeType, Billing, Operation, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { AlarmStack } from './alarms/alarm-stack.ts'
import { createSiteBucket, deployMedia, letDistributionsRead } from './web/site.ts'

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

/** What both tables have: they stay when the stack is deleted, and can be restored to any second of the last 35 days. */
const KEPT = {
  billing: Billing.onDemand(),
  encryption: TableEncryptionV2.awsManagedKey(),
  pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
  deletionProtection: true,
  removalPolicy: RemovalPolicy.RETAIN,
}

/**
 * The table with all data, and beside it the ids of erased users, which a restore of the first does not undo. The buckets
 * of public pages and media are here because the functions, which write them, are deployed before CloudFront.
 */
export class DataStack extends Stack {
  readonly table: TableV2
  readonly erased: TableV2
  /** The public pages of articles. A function writes them. */
  readonly pages: IBucket
  /** What is served below `/media`. A function adds what editors upload. */
  readonly media: IBucket

  constructor(scope: Construct, id: string, { alarms, ...props }: DataStackProps) {
    super(scope, id, props)
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      ...KEPT,
      timeToLiveAttribute: 'ttl',
      globalSecondaryIndexes: [
        {
          indexName: 'due',
          partitionKey: { name: 'duePk', type: AttributeType.STRING },
          sortKey: { name: 'dueSk', type: AttributeType.STRING },
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
    })
    this.erased = new TableV2(this, 'Erased', {
      partitionKey: { name: 'id', type: AttributeType.STRING },
      ...KEPT,
    })
    this.pages = createSiteBucket(this, 'Pages')
    this.media = createSiteBucket(this, 'Media')
    deployMedia(this, this.media)
    for (const bucket of [this.pages, this.media]) letDistributionsRead(bucket)
    for (const [name, { tableName }] of Object.entries({ TableName: this.table, ErasedName: this.erased }))
      new CfnOutput(this, name, { value: tableName, description: 'For `npm run backup` and `npm run restore`' })
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
