import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { ProfileItem } from '../http/authenticate.ts'
import { table, tableName } from '../table/client.ts'
import { keys, type UserId } from '../table/keys.ts'

/** Where a user's mail goes now; `undefined` for a user who is no more. */
export async function findAddressee(user: UserId): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.profile(user), ConsistentRead: true }),
  )
  return Item && ProfileItem.parse(Item).email
}
