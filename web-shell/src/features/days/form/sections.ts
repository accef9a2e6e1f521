import type { DayField, DayValues } from '../../../../../shared/days/model/fields.ts'
import { counts } from '../../../../../shared/days/model/values.ts'
import { isTracked, type Preferences } from '../../../../../shared/preferences/preferences.ts'
import type { DayScreen, SectionSpec } from './day-screen.ts'
import { type OwnFields, ownSections } from './own-fields.ts'

/** What is asked on a day with little strength. */
const QUICK_FIELDS: readonly DayField[] = ['painLevel', 'urgencyLevel', 'flareManual', 'notes']

/** Whether a person who wants to track so is asked for a field. With alert mode `auto` nobody is asked whether it is a flare. */
export function isAsked(field: DayField, preferences: Preferences): boolean {
  if (field === 'flareManual' && preferences.flare.alertMode === 'auto') return false
  return isTracked(field, preferences)
}

/** A section as one person sees it on one day. */
export interface ShownSection extends SectionSpec {
  /** Whether anything of it was answered, or the person does not track it. Source: requirement LOG-05. */
  done: boolean
}

interface ShownSections {
  sections: ShownSection[]
  /** How many of `all` sections are done; one's own do not count among them. */
  done: number
  all: number
}

/** The sections of a screen that a person tracks. */
export function sectionsOf(
  screen: Pick<DayScreen, 'sections'>,
  values: DayValues,
  preferences: Preferences,
  own: OwnFields,
): ShownSections {
  const everybodys = screen.sections.filter((each) => each !== 'own')
  const asked = ({ fields }: SectionSpec) => fields.filter((field) => isAsked(field, preferences))
  const isDone = (section: SectionSpec) =>
    asked(section).length === 0 || asked(section).some((field) => values[field] !== undefined)
  const sections = screen.sections.flatMap((section) => {
    if (section === 'own') return ownSections(own, values)
    if (asked(section).length === 0) return []
    const fields = asked(section).filter((field) => counts(field, values))
    return [{ title: section.title, fields, done: isDone(section) }]
  })
  return { sections, done: everybodys.filter(isDone).length, all: everybodys.length }
}

/** The fields of a quick entry that a person is asked for. */
export function quickFields(preferences: Preferences): DayField[] {
  return QUICK_FIELDS.filter((field) => isAsked(field, preferences))
}

/** All that a screen may ask a person, as much as they want to log. */
export function askedFields(screen: DayScreen, preferences: Preferences, own: OwnFields): DayField[] {
  if (preferences.trackingMode === 'quick') return quickFields(preferences)
  const everybodys = screen.sections.flatMap((section) => (section === 'own' ? [] : section.fields))
  return [...everybodys.filter((field) => isAsked(field, preferences)), ...own.keys()]
}
