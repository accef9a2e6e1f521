import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { EmailOwnerItem } from '../../functions/table/items/email-owner.ts'
import { parseUserId, type UserId } from '../../functions/table/keys.ts'
import { Email } from '../../shared/auth/schema.ts'

/** The user with an address, however it is spelled. Throws without an account. */
export async function findUser(table: DynamoDBDocumentClient, TableName: string, address: string): Promise<UserId> {
  const key = EmailOwnerItem.key({ address: Email.parse(address) })
  const { Item: owner } = await table.send(new GetCommand({ TableName, Key: key }))
  const user = owner && parseUserId(EmailOwnerItem.parse(owner).userId)
  if (!user) throw new Error(`No account has the address ${address}. They sign up first`)
  return user
}
