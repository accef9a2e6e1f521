import type { DayField } from '../../../../../shared/days/model/fields.ts'

/** A part of a screen that logs a day. */
export interface SectionSpec {
  title: string
  fields: readonly DayField[]
}

/** What is said of saving, while it lasts and afterwards. */
export interface SavingWords {
  busy: string
  saved: string
  /** The title of a failure. */
  failed: string
  /** What to do when nothing was answered. */
  connection: string
}

/** One of the two screens that log a day with all its fields: all in which they differ. */
export interface DayScreen {
  words: {
    heading: { today: string; other: string }
    /** The way back to today. */
    back: string
    /** That the day is saved, and the way to change it. */
    locked: string
    edit: string
    /** The words of the button that saves, by what it would do. */
    save: Record<'today' | 'other' | 'justSaved' | 'locked' | 'update', string>
    saving: SavingWords
  }
  /** Its sections in their order; a person's own fields come where it says `own`. */
  sections: readonly (SectionSpec | 'own')[]
  /** The section that stands open when the screen does: what most people come to say. */
  openFirst: string
  /** The options that it offers, where they are not all. */
  offered: { [F in DayField]?: readonly string[] }
  /** Medications stand with commas between, instead of one on each line. */
  commas: boolean
  /** The saved days that are read until their person wants to change them. */
  locks: 'today' | 'every day'
  /** What a swipe moves between. */
  swipes: 'sections' | 'days'
}

/** The fields in the order in which a person is asked for the bladder, on every screen. */
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
