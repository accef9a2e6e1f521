import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { type AnyItemKind, isKeyOf, keyPartsOf } from '../table/item-kind.ts'
import { ArticleAuthorItem } from '../table/items/article-author.ts'
import { CustomerItem } from '../table/items/customer.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { IdentityOwnerItem } from '../table/items/identity-owner.ts'
import { InvitationItem } from '../table/items/invitation.ts'
import { StaffItem } from '../table/items/staff.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'
import type { Key, UserId } from '../table/keys.ts'
import type { Item } from '../table/query.ts'

/**
 * The item kinds outside a user's partition that are erased with the account. `ErasureItem`, by which the job finds the
 * account, is the last of all. A test compares this list with the declarations of all item kinds.
 */
export const KINDS_ELSEWHERE: readonly AnyItemKind[] = [
  IdentityOwnerItem,
  CustomerItem,
  UnfinishedAccountItem,
  EmailOwnerItem,
  ArticleAuthorItem,
  StaffItem,
  InvitationItem,
]

/** An item outside the partition; `hasOwner`: it names its user, because it may belong to another one by now. */
interface ItemElsewhere {
  key: Key
  hasOwner: boolean
}

/** The items outside a user's partition whose keys are built from this item of the partition. */
function itemsElsewhere(item: Item): ItemElsewhere[] {
  return KINDS_ELSEWHERE.flatMap(({ erased, key, schema }) => {
    if (typeof erased === 'string' || 'keptBecause' in erased || !isKeyOf(erased.keySource, item)) return []
    const { keySource, keyParts } = erased
    const values: Record<string, unknown> = { ...(keySource.parse(item) as object), ...keyPartsOf(keySource, item) }
    const parts = Object.entries(keyParts).map(([part, name]) => [part, values[name]])
    return [{ key: key(Object.fromEntries(parts) as never), hasOwner: 'userId' in schema.shape }]
  })
}

/** Deletes the items outside a user's partition that follow from this item of it. Keeps those of another user. */
export async function eraseElsewhere(user: UserId, item: Item): Promise<void> {
  for (const { key, hasOwner } of itemsElsewhere(item)) {
    const isOwn = { ConditionExpression: 'userId = :user', ExpressionAttributeValues: { ':user': user } }
    const command = new DeleteCommand({ TableName: tableName(), Key: key, ...(hasOwner && isOwn) })
    await tryConditionalWrite(table.send(command))
  }
}
