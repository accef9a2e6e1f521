import { DEFAULT_PREFERENCES, type Preferences } from '../../shared/preferences/preferences.ts'
import { type PreferencesEdit, Preferences as Stored } from '../../shared/preferences/schema.ts'

/** Each choice as an attribute of its own, so that edits of different choices made side by side both stay. */
export function preferenceAttributes({
  sections,
  flare,
  flarePlan,
  ...others
}: PreferencesEdit): Record<string, unknown> {
  return { ...sections, ...flare, ...flarePlan, ...others }
}

/** What a person chose, from the item that holds only what they changed; `undefined` when they changed nothing. */
export function readPreferences(item: Record<string, unknown> = {}): Preferences {
  const chosen = (defaults: object) =>
    Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, item[name] ?? value]))
  const { sections, flare, flarePlan, ...others } = DEFAULT_PREFERENCES
  const groups = { sections: chosen(sections), flare: chosen(flare), flarePlan: chosen(flarePlan) }
  return Stored.parse({ ...groups, ...chosen(others) })
}
