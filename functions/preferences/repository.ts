import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Preferences } from '../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../shared/preferences/schema.ts'
import { table, tableName } from '../table/client.ts'
import { keys, type UserId } from '../table/keys.ts'
import { preferenceAttributes, readPreferences } from '../table/preferences.ts'

/** Stores what changed and leaves the rest alone; answers with every choice as it then is. */
export async function changePreferences(user: UserId, edit: PreferencesEdit): Promise<Preferences> {
  const changed = Object.entries(preferenceAttributes(edit))
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.preferences(user),
      UpdateExpression: `set ${changed.map((_, index) => `#${index} = :${index}`).join()}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([, value], index) => [`:${index}`, value])),
      ReturnValues: 'ALL_NEW',
    }),
  )
  return readPreferences(Attributes)
}
