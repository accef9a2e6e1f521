import type { Preferences } from '../preferences/preferences.ts'
import type { PreferencesEdit } from '../preferences/schema.ts'

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entries of `to` that differ from `from`, one level deep. */
function differences(from: Record<string, unknown>, to: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => !isSame(from[name], value)))
}

/** The edit that turns preferences into those of a file; empty when they are the same. */
export function changedPreferences(stored: Preferences, file: Preferences): PreferencesEdit {
  const from = stored as unknown as Record<string, unknown>
  const changed = differences(from, file as unknown as Record<string, unknown>)
  const entries = Object.entries(changed).map(([name, value]) => [
    name,
    isGroup(value) && isGroup(from[name]) ? differences(from[name], value) : value,
  ])
  return Object.fromEntries(entries) as PreferencesEdit
}
