import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Preferences } from '../../../shared/preferences/preferences.ts'
import type { PreferencesEdit } from '../../../shared/preferences/schema.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { PreferencesItem } from '../items/preferences.ts'
import { ProfileItem } from '../items/profile.ts'
import type { UserId } from '../keys.ts'

/** One attribute per preference, so that concurrent edits of different preferences are both kept. */
function attributesOf({ sections, flare, flarePlan, cycle, ...others }: PreferencesEdit): Record<string, unknown> {
  const untracked = cycle?.isCycleTracked === false && { lastPeriodOn: null, cycleLengthDays: null }
  return { ...sections, ...flare, ...flarePlan, ...cycle, ...untracked, ...others }
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

/** Stores that the user has completed the onboarding. It stays so. Does nothing when the account was deleted. */
export async function completeOnboarding(user: UserId): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ProfileItem.key({ user }),
    UpdateExpression: 'set onboardingCompleted = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  })
  await tryConditionalWrite(table.send(command))
}
