import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../client.ts'
import { UnfinishedAccountItem } from '../items/unfinished-account.ts'
import type { UserId } from '../keys.ts'

/** The write that marks an account as unfinished: housekeeping then removes its user from the directory. */
export const unfinishedWrite = (user: UserId, now: number) => ({
  TableName: tableName(),
  Item: { ...UnfinishedAccountItem.key({ user }), createdAt: now },
})

/** Marks an account as unfinished, so that housekeeping finds and deletes it if its creation crashes. */
export async function markUnfinished(user: UserId, now: number): Promise<void> {
  await table.send(new PutCommand(unfinishedWrite(user, now)))
}
