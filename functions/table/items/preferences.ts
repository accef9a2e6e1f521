import { DEFAULT_PREFERENCES, type Preferences } from '../../../shared/preferences/preferences.ts'
import { Preferences as Schema } from '../../../shared/preferences/schema.ts'
import { itemKind, readBy } from '../item-kind.ts'

/** What a person chose, from the item that holds only what they changed, each choice as an attribute of its own. */
function read(item: Readonly<Record<string, unknown>>): Preferences {
  const chosen = (defaults: object) =>
    Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, item[name] ?? value]))
  const { sections, flare, flarePlan, ...others } = DEFAULT_PREFERENCES
  const groups = { sections: chosen(sections), flare: chosen(flare), flarePlan: chosen(flarePlan) }
  return Schema.parse({ ...groups, ...chosen(others) })
}

export const PreferencesItem = itemKind({
  called: 'Preferences',
  pk: 'USER#{user}',
  sk: 'ME#PREFS',
  schema: readBy(read),
  exported: 'whole',
  erased: 'with its user',
})
