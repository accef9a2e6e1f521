import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Custom, Definitions, Kind } from '../../shared/custom/rules.ts'
import { DomainError } from '../../shared/problems.ts'
import { table, tableName } from '../table/client.ts'
import { CustomItem, type StoredCustom } from '../table/items/custom.ts'
import type { UserId } from '../table/keys.ts'
import { readPage } from '../table/query.ts'
import { tryTo } from '../table/try-to.ts'

const TRIES = 5

async function find(user: UserId): Promise<StoredCustom> {
  const { items } = await readPage(CustomItem.all({ user }), { consistent: true })
  return CustomItem.parse(items[0] ?? {})
}

/** Stores one list; `false`, with nothing stored, when another change came between. */
async function replace(user: UserId, kind: Kind, after: Definitions, before: number): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: CustomItem.key({ user }),
    UpdateExpression: 'set #kind = :after, v = :version',
    ConditionExpression: before === 0 ? 'attribute_not_exists(pk)' : 'v = :before',
    ExpressionAttributeNames: { '#kind': kind },
    ExpressionAttributeValues: { ':after': after, ':version': before + 1, ...(before && { ':before': before }) },
  })
  return (await tryTo(table.send(command))) !== undefined
}

/**
 * Changes one list by a rule, which is asked again when another change came between: the limits hold whatever happens
 * side by side. `stored` is what the request read of them. Throws what the rule throws, and `busy` after five tries.
 */
export async function changeCustom(
  { user, stored }: { user: UserId; stored: StoredCustom },
  kind: Kind,
  rule: (all: Definitions) => Definitions,
): Promise<Custom> {
  for (let tried = 0; tried < TRIES; tried++) {
    const custom = tried === 0 ? stored : await find(user)
    const after = rule(custom[kind])
    if (after === custom[kind] || (await replace(user, kind, after, custom.version)))
      return { ...custom, [kind]: after }
  }
  throw new DomainError('busy')
}
