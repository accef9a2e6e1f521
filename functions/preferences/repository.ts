import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Preferences } from '../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../shared/preferences/schema.ts'
import { table, tableName } from '../table/client.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import type { UserId } from '../table/keys.ts'

/** One attribute per preference, so that concurrent edits of different preferences are both kept. */
function attributesOf({ sections, flare, flarePlan, ...others }: PreferencesEdit): Record<string, unknown> {
  return { ...sections, ...flare, ...flarePlan, ...others }
}

/** Stores only the changed preferences. Returns all preferences after the change. */
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
