import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { environment } from '../http/environment.ts'

/**
 * The one connection to the table. Its limits leave room, within a person's patience, for a second try: a
 * connection opens within a second, an answer comes within three.
 */
export const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
  }),
)

export function tableName(): string {
  return environment('TABLE_NAME')
}
