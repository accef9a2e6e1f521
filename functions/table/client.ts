import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { traceCalls } from '../aws/call-trace.ts'
import { clientTimeouts } from '../aws/client-timeouts.ts'
import { environmentVariable } from '../aws/environment.ts'
import { reportWriteUnits } from './write-units.ts'

/** The only client of the table. All features share its connections. */
export const table = DynamoDBDocumentClient.from(
  reportWriteUnits(traceCalls(new DynamoDBClient(clientTimeouts(3_000)))),
)

export function tableName(): string {
  return environmentVariable('TABLE_NAME')
}
