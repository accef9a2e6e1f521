import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { ProfileItem } from '../../functions/table/items/profile.ts'
import { StaffItem } from '../../functions/table/items/staff.ts'
import { findUser } from './find-user.ts'
import type { Tables } from './operations.ts'

/**
 * Makes the person with an address an admin: the first one, or one more when no admin can sign in. Throws without an account,
 * and for an address that is not confirmed, which could be another person's. The role counts once they have a long password.
 */
export async function makeAdmin({ client, main: TableName }: Tables, address: string): Promise<{ admin: string }> {
  const table = DynamoDBDocumentClient.from(client)
  const user = await findUser(table, TableName, address)
  const { Item: profile } = await table.send(new GetCommand({ TableName, Key: ProfileItem.key({ user }) }))
  if (!profile || ProfileItem.parse(profile).emailProvenAt === undefined)
    throw new Error(`${address} is not confirmed. They open the link in their mail first`)
  const roles = [...new Set([...ProfileItem.parse(profile).roles, 'admin'])]
  const promotion = {
    TableName,
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set #roles = :roles',
    ConditionExpression: 'attribute_exists(emailProvenAt) and attribute_not_exists(erasesAt)',
    ExpressionAttributeNames: { '#roles': 'roles' },
    ExpressionAttributeValues: { ':roles': roles },
  }
  const listed = { TableName, Item: StaffItem.key({ user }) }
  await table.send(new TransactWriteCommand({ TransactItems: [{ Update: promotion }, { Put: listed }] }))
  return { admin: user }
}
