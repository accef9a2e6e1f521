import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { PasskeysItem } from '../../functions/table/items/passkeys.ts'
import { ProfileItem } from '../../functions/table/items/profile.ts'
import { findUser } from './find-user.ts'
import type { Tables } from './operations.ts'

/**
 * Removes all passkeys of the person with an address: of the last admin, who has lost them. Their password then gives them
 * their role again, until they add another passkey. Throws without an account.
 */
export async function removePasskeys(
  { client, main: TableName }: Tables,
  address: string,
): Promise<{ withoutPasskeys: string }> {
  const table = DynamoDBDocumentClient.from(client)
  const user = await findUser(table, TableName, address)
  const profile = {
    TableName,
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'remove hasPasskey',
    ConditionExpression: 'attribute_exists(pk)',
  }
  const passkeys = { TableName, Key: PasskeysItem.key({ user }) }
  await table.send(new TransactWriteCommand({ TransactItems: [{ Update: profile }, { Delete: passkeys }] }))
  return { withoutPasskeys: user }
}
