import { type CustomField, isCustomField, isSymptom, MAX_CUSTOM_VALUES } from './custom-field.ts'
import { MAX_LEVELS } from './levels.ts'
import {
  BLADDER_CAPACITIES,
  DRINKS,
  EXERCISES,
  FOODS,
  INTERVENTIONS,
  MOODS,
  PAIN_LOCATIONS,
  PAIN_TIMINGS,
  PAIN_TYPES,
  QUICK_MOODS,
  RADIATION_AREAS,
  URGENCY_TRIGGERS,
} from './options.ts'

/** A scale from 0 in whole steps. */
interface Level {
  kind: 'level'
  max: number
}
/** A number from 0, in steps of `step`. */
interface Count {
  kind: 'count'
  max: number
  step: number
}
/** Yes or no. */
interface Flag {
  kind: 'flag'
}
/** One option of a list. */
interface Choice<O extends string = string> {
  kind: 'choice'
  options: readonly O[]
}
/** Any options of a list, each once, at most `maxChosen`. An empty list is a value too. */
interface Choices<O extends string = string> {
  kind: 'choices'
  options: readonly O[]
  maxChosen: number
}
/** Text, 1 to `maxLength` characters. */
interface Words {
  kind: 'words'
  maxLength: number
}
/** Single lines of text, at most `maxLines`, each of at most `maxLineLength` characters. */
interface Lines {
  kind: 'lines'
  maxLines: number
  maxLineLength: number
}
/** A time of day, `HH:MM`. */
interface Time {
  kind: 'time'
}

export type Field = Level | Count | Flag | Choice | Choices | Words | Lines | Time

const level = (max: number): Level => ({ kind: 'level', max })
const count = (max: number, step = 1): Count => ({ kind: 'count', max, step })
const flag: Flag = { kind: 'flag' }
const choice = <O extends string>(options: readonly O[]): Choice<O> => ({ kind: 'choice', options })
const choices = <O extends string>(options: readonly O[], maxChosen = options.length): Choices<O> => ({
  kind: 'choices',
  options,
  maxChosen,
})
const words = (maxLength: number): Words => ({ kind: 'words', maxLength })
const lines = (maxLines: number, maxLineLength: number): Lines => ({ kind: 'lines', maxLines, maxLineLength })
const time: Time = { kind: 'time' }

/**
 * The fields that every user has for a day, with their bounds. A field without an answer is absent, never 0.
 * Sources: requirements LOG-06, LOG-07 and DATA-01.
 */
export const FIELDS = {
  painLevel: level(MAX_LEVELS.painLevel),
  urgencyLevel: level(MAX_LEVELS.urgencyLevel),
  /** The number of voids in the daytime. */
  frequency: count(20),
  /** The number of voids during the main sleep of the night. */
  nocturia: count(10),
  urinationPainTiming: choice(PAIN_TIMINGS),
  painAfterUrination: flag,
  painAfterUrinationLevel: level(10),
  incompleteEmptying: flag,
  bladderSpasms: flag,
  bladderCapacityFeeling: choice(BLADDER_CAPACITIES),
  urgencyTriggers: choices(URGENCY_TRIGGERS),
  firstSymptomTime: time,
  painLocations: choices(PAIN_LOCATIONS),
  painTypes: choices(PAIN_TYPES),
  painTriggersMovement: flag,
  painRadiates: flag,
  painRadiationAreas: choices(RADIATION_AREAS),
  painTriggeredByStrainingBowel: flag,
  pelvicHeaviness: flag,
  pelvicHeavinessLevel: level(10),
  fatigueLevel: level(10),
  stressLevel: level(10),
  flareManual: flag,
  isManagingFlare: flag,
  interventions: choices(INTERVENTIONS),
  notes: words(2000),
  /** The mood of a quick entry. The moods of the journal are in `moods`. */
  quickMoods: choices(QUICK_MOODS, 1),
  waterGlasses: count(20),
  sleepHours: count(24, 0.5),
  sleepQuality: level(5),
  sleepNotes: words(1000),
  bowelMovement: flag,
  bowelMovementNotes: words(1000),
  foodTags: choices(FOODS),
  beverages: choices(DRINKS),
  mealsEaten: words(2000),
  medications: lines(40, 200),
  exerciseActivities: choices(EXERCISES),
  moods: choices(MOODS),
  moodNotes: words(2000),
} as const satisfies Record<string, Field>

export type FixedField = keyof typeof FIELDS
export const DAY_FIELDS = Object.keys(FIELDS) as FixedField[]

/** A fixed field, which every user has, or the field of a custom item. */
export type DayField = FixedField | CustomField

export function isDayField(name: string): name is DayField {
  return Object.hasOwn(FIELDS, name) || isCustomField(name)
}

const SYMPTOM = level(MAX_CUSTOM_VALUES.symptom)
const TRIGGER = count(MAX_CUSTOM_VALUES.trigger)

/** The kind and bounds of a field. */
export function specOf(field: DayField): Field {
  if (!isCustomField(field)) return FIELDS[field]
  return isSymptom(field) ? SYMPTOM : TRIGGER
}

type ValueOf<F> =
  F extends Choice<infer O>
    ? O
    : F extends Choices<infer O>
      ? readonly O[]
      : F extends Level | Count
        ? number
        : F extends Flag
          ? boolean
          : F extends Lines
            ? readonly string[]
            : string

/** The values of a day. An absent field has no answer. */
export type DayValues = { [F in DayField]?: F extends FixedField ? ValueOf<(typeof FIELDS)[F]> : number }

/** The fields of one kind. */
export type FieldOfKind<K extends Field['kind']> = {
  [F in FixedField]: (typeof FIELDS)[F] extends { kind: K } ? F : never
}[FixedField]
