import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { environment } from '../aws/environment.ts'
import { patience } from '../aws/patience.ts'

/** The one connection to the table. */
export const table = DynamoDBDocumentClient.from(new DynamoDBClient(patience(3_000)))

export function tableName(): string {
  return environment('TABLE_NAME')
}
