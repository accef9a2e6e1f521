import type { FlareSettings } from '../days/flare/flare.ts'
import { isCustomField, isSymptom } from '../days/model/custom-field.ts'
import type { DayField, FixedField } from '../days/model/fields.ts'
import type { LocalDate } from '../time/local-date.ts'

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

/** What a user may want the app to help with most. Source: requirement ONB-07. */
export const CONCERNS = [
  'bladder-pain',
  'urgency',
  'food-triggers',
  'hormonal-flares',
  'pelvic-floor',
  'stress-mood',
  'sleep-issues',
] as const
export type Concern = (typeof CONCERNS)[number]
export const MAX_CONCERNS = 3

/** The bounds of the hydration goal, in glasses a day. Source: requirement ONB-06. */
export const HYDRATION_GOAL = { min: 1, max: 15, default: 6 } as const

/** The nickname of a user who has chosen none. Source: requirement ONB-08. */
export const NO_NICKNAME = 'Anonymous'
/** In characters. */
export const MAX_NICKNAME_LENGTH = 40

export const WEEK_STARTS = ['monday', 'sunday'] as const

/** The steps of the set-up after the introduction. Source: requirement ONB-03. */
export const SETUP_STEPS = ['cycle', 'hydration', 'focus', 'identity'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** The menstrual cycle. Without tracking, date and length are `null`. Source: requirement ONB-04. */
export interface CycleSettings {
  isCycleTracked: boolean
  /** When the last period began. */
  lastPeriodOn: LocalDate | null
  cycleLengthDays: number | null
}

/** What a user tracks and how, the flare settings and the flare plan. */
export interface Preferences {
  sections: Record<TrackingSection, boolean>
  flare: FlareSettings
  trackingMode: (typeof TRACKING_MODES)[number]
  flarePlan: FlarePlan
  cycle: CycleSettings
  /** In glasses a day. */
  hydrationGoal: number
  concerns: readonly Concern[]
  nickname: string
  /** The first day of the week in calendars. */
  weekStart: (typeof WEEK_STARTS)[number]
  /** The step at which the set-up continues, on this or another device. */
  setupStep: SetupStep
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
  cycle: { isCycleTracked: true, lastPeriodOn: null, cycleLengthDays: null },
  hydrationGoal: HYDRATION_GOAL.default,
  concerns: [],
  nickname: NO_NICKNAME,
  weekStart: 'monday',
  setupStep: 'cycle',
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
  [Name in keyof Preferences]?: Preferences[Name] extends readonly unknown[]
    ? Preferences[Name]
    : Preferences[Name] extends object
      ? Partial<Preferences[Name]>
      : Preferences[Name]
}

/**
 * The settings of the cycle as they count: without tracking there is neither date nor length, also when another device
 * stored one at the same time. Source: requirement ONB-03.
 */
function effectiveCycle(cycle: CycleSettings): CycleSettings {
  return cycle.isCycleTracked ? cycle : { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null }
}

/** The sections that a concern needs, if they are off by default. */
const SECTION_OF_CONCERN: Partial<Record<Concern, TrackingSection>> = { 'stress-mood': 'emotional_wellbeing' }

/**
 * The sections that the answers of the set-up turn on, so that nothing stays hidden that the user wants help with. The
 * answers turn none off. Sources: requirements ONB-07 and PREF-01.
 */
export function sectionsForConcerns(concerns: readonly Concern[]): Partial<Preferences['sections']> {
  const wanted = concerns.flatMap((concern) => SECTION_OF_CONCERN[concern] ?? [])
  return Object.fromEntries(wanted.map((section) => [section, true]))
}

/** The preferences after an edit. */
export function applyPreferencesEdit(preferences: Preferences, edit: PreferencesChanges): Preferences {
  const { sections, flare, flarePlan, cycle, ...others } = edit
  return {
    ...preferences,
    ...others,
    sections: { ...preferences.sections, ...sections },
    flare: { ...preferences.flare, ...flare },
    flarePlan: { ...preferences.flarePlan, ...flarePlan },
    cycle: effectiveCycle({ ...preferences.cycle, ...cycle }),
    nickname: edit.nickname === undefined ? preferences.nickname : edit.nickname || NO_NICKNAME,
  }
}
