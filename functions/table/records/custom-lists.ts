import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { CustomKind, CustomList, CustomLists } from '../../../shared/custom/rules.ts'
import { DomainError } from '../../../shared/problems.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { CustomListsItem, type StoredCustomLists } from '../items/custom.ts'
import type { UserId } from '../keys.ts'
import { readPage } from '../query.ts'

const TRIES = 5

async function findCustomLists(user: UserId): Promise<StoredCustomLists> {
  const { items } = await readPage(CustomListsItem.all({ user }), { consistent: true })
  return CustomListsItem.parse(items[0] ?? {})
}

/** Stores one list. Returns `false` and stores nothing when the item no longer has `version`. */
async function replaceList(user: UserId, kind: CustomKind, list: CustomList, version: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: CustomListsItem.key({ user }),
    UpdateExpression: 'set #kind = :after, v = :version',
    ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : 'v = :before',
    ExpressionAttributeNames: { '#kind': kind },
    ExpressionAttributeValues: {
      ':after': list,
      ':version': version + 1,
      ...(version && { ':before': version }),
    },
  })
  return (await tryConditionalWrite(table.send(command))) !== undefined
}

/**
 * Changes one list by `rule`. When another request changed the lists in the meantime, `rule` runs again on the latest
 * list, so that concurrent changes cannot exceed the limits. `stored` is the value from the session's read. Throws the
 * errors of `rule`, and `busy` after five tries.
 */
export async function changeCustomList(
  { user, stored }: { user: UserId; stored: StoredCustomLists },
  kind: CustomKind,
  rule: (all: CustomList) => CustomList,
): Promise<CustomLists> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const lists = attempt === 0 ? stored : await findCustomLists(user)
    const after = rule(lists[kind])
    if (after === lists[kind] || (await replaceList(user, kind, after, lists.version)))
      return { ...lists, [kind]: after }
  }
  throw new DomainError('busy')
}
