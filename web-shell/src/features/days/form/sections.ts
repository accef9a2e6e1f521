import type { DayField, DayValues } from '../../../../../shared/days/model/fields.ts'
import { isApplicable } from '../../../../../shared/days/model/values.ts'
import { isTracked, type Preferences } from '../../../../../shared/preferences/preferences.ts'
import { type CustomItemFields, customItemSections } from './custom-item-fields.ts'
import type { DayScreen, SectionSpec } from './day-screen.ts'

/** The fields of the tracking mode "quick", for days with little strength. */
const QUICK_FIELDS: readonly DayField[] = ['painLevel', 'urgencyLevel', 'flareManual', 'notes']

/** Whether the preferences enable a field. With alert mode `auto` the user is not asked whether the day is a flare. */
export function isFieldEnabled(field: DayField, preferences: Preferences): boolean {
  if (field === 'flareManual' && preferences.flare.alertMode === 'auto') return false
  return isTracked(field, preferences)
}

/** A section as the user sees it on one day. */
export interface VisibleSection extends SectionSpec {
  /** Whether one of its fields has a value, or none of them is enabled. Source: requirement LOG-05. */
  done: boolean
}

interface VisibleSections {
  sections: VisibleSection[]
  /** How many sections are done. The sections of custom items are not counted, here and in `totalCount`. */
  doneCount: number
  totalCount: number
}

/** The sections of a screen that the user's preferences enable. */
export function visibleSections(
  screen: Pick<DayScreen, 'sections'>,
  values: DayValues,
  preferences: Preferences,
  customItems: CustomItemFields,
): VisibleSections {
  const builtInSections = screen.sections.filter((section) => section !== 'custom items')
  const enabledFieldsOf = ({ fields }: SectionSpec) => fields.filter((field) => isFieldEnabled(field, preferences))
  const isDone = (section: SectionSpec) =>
    enabledFieldsOf(section).length === 0 || enabledFieldsOf(section).some((field) => values[field] !== undefined)
  const sections = screen.sections.flatMap((section) => {
    if (section === 'custom items') return customItemSections(customItems, values)
    if (enabledFieldsOf(section).length === 0) return []
    const fields = enabledFieldsOf(section).filter((field) => isApplicable(field, values))
    return [{ title: section.title, icon: section.icon, fields, done: isDone(section) }]
  })
  return { sections, doneCount: builtInSections.filter(isDone).length, totalCount: builtInSections.length }
}

/** The enabled fields of the tracking mode "quick". */
export function quickFields(preferences: Preferences): DayField[] {
  return QUICK_FIELDS.filter((field) => isFieldEnabled(field, preferences))
}

/** All enabled fields of a screen in the user's tracking mode. */
export function enabledFields(screen: DayScreen, preferences: Preferences, customItems: CustomItemFields): DayField[] {
  if (preferences.trackingMode === 'quick') return quickFields(preferences)
  const builtInFields = screen.sections.flatMap((section) => (section === 'custom items' ? [] : section.fields))
  return [...builtInFields.filter((field) => isFieldEnabled(field, preferences)), ...customItems.keys()]
}
