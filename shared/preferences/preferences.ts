import type { FlareSettings } from '../days/flare/flare.ts'
import { isCustomField, isSymptom } from '../days/model/custom-field.ts'
import type { DayField, FixedField } from '../days/model/fields.ts'

/** The sections that a user can turn on and off, with their defaults. Source: requirement PREF-01. */
export const TRACKING_SECTIONS = {
  physical_symptoms: true,
  emotional_wellbeing: false,
  lifestyle_factors: true,
  cycle_tracking: false,
  custom_symptoms: true,
  triggers: true,
  notes: true,
} as const satisfies Record<string, boolean>
export type TrackingSection = keyof typeof TRACKING_SECTIONS

export const TRACKING_MODES = ['quick', 'detailed'] as const

/** The user's own plan for a flare day: a list of lines for each part. Source: requirement FLAREKIT-01. */
export const PLAN_PARTS = ['drinks', 'practices'] as const
export type FlarePlan = Record<(typeof PLAN_PARTS)[number], readonly string[]>
/** The maximum number of lines in each part of a plan. */
export const MAX_PLAN_LINES = 12
/** In characters. */
export const MAX_PLAN_LINE_LENGTH = 80

/** What a user tracks and how, the flare settings and the flare plan. */
export interface Preferences {
  sections: Record<TrackingSection, boolean>
  flare: FlareSettings
  trackingMode: (typeof TRACKING_MODES)[number]
  flarePlan: FlarePlan
}

/** The preferences of a user who has changed none. Sources: requirements PREF-01 and FLARE-06. */
export const DEFAULT_PREFERENCES: Preferences = {
  sections: TRACKING_SECTIONS,
  flare: {
    painThreshold: 4,
    urgencyThreshold: 3,
    conditions: ['bladder_pain', 'urgency', 'pain_when_peeing'],
    alertMode: 'both',
    suddenIncreaseOnly: true,
    manualTipsOnly: false,
  },
  trackingMode: 'detailed',
  flarePlan: { drinks: [], practices: [] },
}

/** The section of each field. The flare fields have no section and are always asked for. */
const SECTION_OF: Record<FixedField, TrackingSection | undefined> = {
  painLevel: 'physical_symptoms',
  urgencyLevel: 'physical_symptoms',
  frequency: 'physical_symptoms',
  nocturia: 'physical_symptoms',
  urinationPainTiming: 'physical_symptoms',
  painAfterUrination: 'physical_symptoms',
  painAfterUrinationLevel: 'physical_symptoms',
  incompleteEmptying: 'physical_symptoms',
  bladderSpasms: 'physical_symptoms',
  bladderCapacityFeeling: 'physical_symptoms',
  firstSymptomTime: 'physical_symptoms',
  painLocations: 'physical_symptoms',
  painTypes: 'physical_symptoms',
  painTriggersMovement: 'physical_symptoms',
  painRadiates: 'physical_symptoms',
  painRadiationAreas: 'physical_symptoms',
  painTriggeredByStrainingBowel: 'physical_symptoms',
  pelvicHeaviness: 'physical_symptoms',
  pelvicHeavinessLevel: 'physical_symptoms',
  urgencyTriggers: 'triggers',
  moods: 'emotional_wellbeing',
  quickMoods: 'emotional_wellbeing',
  stressLevel: 'emotional_wellbeing',
  fatigueLevel: 'emotional_wellbeing',
  waterGlasses: 'lifestyle_factors',
  sleepHours: 'lifestyle_factors',
  sleepQuality: 'lifestyle_factors',
  sleepNotes: 'lifestyle_factors',
  foodTags: 'lifestyle_factors',
  beverages: 'lifestyle_factors',
  mealsEaten: 'lifestyle_factors',
  medications: 'lifestyle_factors',
  exerciseActivities: 'lifestyle_factors',
  bowelMovement: 'lifestyle_factors',
  bowelMovementNotes: 'lifestyle_factors',
  notes: 'notes',
  moodNotes: 'notes',
  flareManual: undefined,
  isManagingFlare: undefined,
  interventions: undefined,
}

function sectionOf(field: DayField): TrackingSection | undefined {
  if (!isCustomField(field)) return SECTION_OF[field]
  return isSymptom(field) ? 'custom_symptoms' : 'triggers'
}

/**
 * Whether the app asks for a field. When a field is not tracked any more, its saved values stay.
 */
export function isTracked(field: DayField, { sections }: Pick<Preferences, 'sections'>): boolean {
  const section = sectionOf(field)
  return section === undefined || sections[section]
}

/** Some of the preferences: groups may be missing, and fields in a group too. */
type PreferencesChanges = {
  [Name in keyof Preferences]?: Preferences[Name] extends object ? Partial<Preferences[Name]> : Preferences[Name]
}

/** The preferences after an edit. */
export function applyPreferencesEdit(preferences: Preferences, edit: PreferencesChanges): Preferences {
  return {
    sections: { ...preferences.sections, ...edit.sections },
    flare: { ...preferences.flare, ...edit.flare },
    trackingMode: edit.trackingMode ?? preferences.trackingMode,
    flarePlan: { ...preferences.flarePlan, ...edit.flarePlan },
  }
}
