import type { FlareSettings } from '../days/flare/flare.ts'
import { isCustomField, isSymptom } from '../days/model/custom-field.ts'
import type { DayField, FixedField } from '../days/model/fields.ts'

/** What a person may choose to track, with what is chosen for them to begin with. Source: requirement PREF-01. */
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

/** What a person wrote down for a bad day, in lines. Source: requirement FLAREKIT-01. */
export const PLAN_PARTS = ['drinks', 'practices'] as const
export type FlarePlan = Record<(typeof PLAN_PARTS)[number], readonly string[]>
/** Each part of a plan has at most so many lines, of so many characters. */
export const MOST_PLAN_LINES = 12
export const LONGEST_PLAN_LINE = 80

/** How a person wants to track, and what helps them. */
export interface Preferences {
  sections: Record<TrackingSection, boolean>
  flare: FlareSettings
  trackingMode: (typeof TRACKING_MODES)[number]
  flarePlan: FlarePlan
}

/** What holds until a person changes it. Sources: requirements PREF-01 and FLARE-06. */
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

/** The section that each field belongs to; what concerns flares is in none and always asked. */
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

/** Whether a person wants to be asked for a field. What was saved before stays, whatever they answer now. */
export function isTracked(field: DayField, { sections }: Pick<Preferences, 'sections'>): boolean {
  const section = sectionOf(field)
  return section === undefined || sections[section]
}

/** Some of the choices, of groups some again. */
type Changes = {
  [Name in keyof Preferences]?: Preferences[Name] extends object ? Partial<Preferences[Name]> : Preferences[Name]
}

/** The choices after some of them changed. */
export function withEdit(preferences: Preferences, edit: Changes): Preferences {
  return {
    sections: { ...preferences.sections, ...edit.sections },
    flare: { ...preferences.flare, ...edit.flare },
    trackingMode: edit.trackingMode ?? preferences.trackingMode,
    flarePlan: { ...preferences.flarePlan, ...edit.flarePlan },
  }
}
