import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Preferences } from '../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../shared/preferences/schema.ts'
import { table, tableName } from '../table/client.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import type { UserId } from '../table/keys.ts'

/** Each choice as an attribute of its own, so that edits of different choices made side by side both stay. */
function attributesOf({ sections, flare, flarePlan, ...others }: PreferencesEdit): Record<string, unknown> {
  return { ...sections, ...flare, ...flarePlan, ...others }
}

/** Stores what changed and leaves the rest alone; answers with every choice as it then is. */
export async function changePreferences(user: UserId, edit: PreferencesEdit): Promise<Preferences> {
  const changed = Object.entries(attributesOf(edit))
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: PreferencesItem.key({ user }),
      UpdateExpression: `set ${changed.map((_, index) => `#${index} = :${index}`).join()}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([, value], index) => [`:${index}`, value])),
      ReturnValues: 'ALL_NEW',
    }),
  )
  return PreferencesItem.parse(Attributes)
}
