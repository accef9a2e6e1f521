import { applyPreferencesEdit, DEFAULT_PREFERENCES, type Preferences } from '../../../shared/preferences/preferences.ts'
import { Preferences as Schema } from '../../../shared/preferences/schema.ts'
import { itemKind, schemaFrom } from '../item-kind.ts'

const { sections, flare, flarePlan, cycle, ...others } = DEFAULT_PREFERENCES
const SHAPE = { ...sections, ...flare, ...flarePlan, ...cycle, ...others }

/** Reads a user's preferences. The item has one attribute per changed preference. The others have their defaults. */
function read(item: Readonly<Record<string, unknown>>): Preferences {
  const withDefaults = (defaults: object) =>
    Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, item[name] ?? value]))
  const preferences = Schema.parse({
    sections: withDefaults(sections),
    flare: withDefaults(flare),
    flarePlan: withDefaults(flarePlan),
    cycle: withDefaults(cycle),
    ...withDefaults(others),
  })
  return applyPreferencesEdit(preferences, preferences)
}

export const PreferencesItem = itemKind({
  label: 'Preferences',
  pk: 'USER#{user}',
  sk: 'ME#PREFS',
  schema: schemaFrom(SHAPE, read),
  exported: { diary: 'preferences', holds: 'whole' },
  erased: 'with its user',
})
