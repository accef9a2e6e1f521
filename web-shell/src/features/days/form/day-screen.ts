import type { DayField } from '../../../../../shared/days/model/fields.ts'

/** Fields of a day under one title. */
export interface TitledFields {
  title: string
  fields: readonly DayField[]
}

/** A section of a screen that logs a day. */
export interface SectionSpec extends TitledFields {
  /** An import of `icon:<name>`. */
  icon: string
}

/** The texts shown during and after a save. */
export interface SavingWords {
  busy: string
  saved: string
  /** The title of a failure. */
  failed: string
  /** What the user can do if the service did not respond. */
  noResponse: string
}

/** The differences between the two screens that log a day with all its fields. */
export interface DayScreen {
  words: {
    heading: { today: string; other: string }
    /** The button that returns to today. */
    back: string
    /** The sentence that the day is saved, and the button to edit it. */
    locked: string
    edit: string
    /** The label of the save button in each of its states. */
    save: Record<'today' | 'other' | 'justSaved' | 'locked' | 'update', string>
    saving: SavingWords
  }
  /** The sections in order. `custom items` marks the position of the custom items. */
  sections: readonly (SectionSpec | 'custom items')[]
  /** The title of the section that is open at first, because most users come for it. */
  openFirst: string
  /** The options that the screen offers for a field, if not all of the field's options. */
  offeredOptions: { [F in DayField]?: readonly string[] }
  /** Whether medications are separated by commas instead of one per line. */
  commaSeparated: boolean
  /** Which saved days are read-only until the user presses the edit button. */
  lockedDays: 'today' | 'every day'
  /** What a swipe changes: the open section or the day. */
  swipeChanges: 'sections' | 'days'
}

/** The bladder fields, in the order of every screen. */
export const BLADDER_FIELDS: readonly DayField[] = [
  'painLevel',
  'urgencyLevel',
  'firstSymptomTime',
  'frequency',
  'nocturia',
  'urinationPainTiming',
  'painAfterUrination',
  'painAfterUrinationLevel',
  'incompleteEmptying',
  'bladderSpasms',
  'bladderCapacityFeeling',
  'urgencyTriggers',
]

export const PELVIC_FIELDS: readonly DayField[] = [
  'pelvicHeaviness',
  'pelvicHeavinessLevel',
  'painLocations',
  'painTypes',
  'painTriggersMovement',
  'painRadiates',
  'painRadiationAreas',
  'painTriggeredByStrainingBowel',
]

export const FLARE_FIELDS: readonly DayField[] = ['flareManual', 'isManagingFlare', 'interventions']
