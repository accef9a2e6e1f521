import { DAY_FIELDS, type DayValues, type FixedField } from '../../../../shared/days/model/fields.ts'
import type { DayCondition } from './course.ts'
import type { Dice } from './dice.ts'

/** The probability that a user opens each part of the log, by the kind of entry. */
const PART_PROBABILITIES = {
  quick: { basics: 1, quickMood: 0.5, flare: 1, bladder: 0, pelvis: 0, mood: 0.1, sleep: 0, food: 0, other: 0.15 },
  usual: {
    basics: 1,
    quickMood: 0.05,
    flare: 0.9,
    bladder: 0.75,
    pelvis: 0.55,
    mood: 0.5,
    sleep: 0.8,
    food: 0.85,
    other: 0.5,
  },
  detailed: { basics: 1, quickMood: 0, flare: 1, bladder: 1, pelvis: 0.9, mood: 0.9, sleep: 1, food: 1, other: 0.9 },
  journal: { basics: 0, quickMood: 0, flare: 0, bladder: 0, pelvis: 0, mood: 0.8, sleep: 1, food: 1, other: 0.6 },
} as const
type Kind = keyof typeof PART_PROBABILITIES

/** For each field the part of the log that has it, and the probability that the user fills it in an opened part. */
const FIELD_PROBABILITIES: Record<FixedField, [keyof (typeof PART_PROBABILITIES)[Kind], number]> = {
  painLevel: ['basics', 1],
  urgencyLevel: ['basics', 0.95],
  quickMoods: ['quickMood', 1],
  flareManual: ['flare', 0.9],
  isManagingFlare: ['flare', 0.8],
  interventions: ['flare', 1],
  frequency: ['bladder', 0.95],
  nocturia: ['bladder', 0.9],
  urinationPainTiming: ['bladder', 0.5],
  painAfterUrination: ['bladder', 0.6],
  painAfterUrinationLevel: ['bladder', 1],
  incompleteEmptying: ['bladder', 0.4],
  bladderSpasms: ['bladder', 0.4],
  bladderCapacityFeeling: ['bladder', 0.4],
  urgencyTriggers: ['bladder', 0.5],
  firstSymptomTime: ['bladder', 0.3],
  painLocations: ['pelvis', 0.9],
  painTypes: ['pelvis', 0.7],
  painTriggersMovement: ['pelvis', 0.4],
  painRadiates: ['pelvis', 0.7],
  painRadiationAreas: ['pelvis', 1],
  painTriggeredByStrainingBowel: ['pelvis', 0.3],
  pelvicHeaviness: ['pelvis', 0.6],
  pelvicHeavinessLevel: ['pelvis', 1],
  fatigueLevel: ['mood', 0.9],
  stressLevel: ['mood', 0.9],
  moods: ['mood', 0.6],
  moodNotes: ['mood', 0.12],
  waterGlasses: ['food', 0.8],
  foodTags: ['food', 0.95],
  beverages: ['food', 0.95],
  mealsEaten: ['food', 0.35],
  sleepHours: ['sleep', 1],
  sleepQuality: ['sleep', 0.85],
  sleepNotes: ['sleep', 0.12],
  bowelMovement: ['other', 0.7],
  bowelMovementNotes: ['other', 0.1],
  medications: ['other', 0.9],
  exerciseActivities: ['other', 0.8],
  notes: ['other', 0.4],
}

/** Chooses the kind of entry: a bad day is logged quickly, a calm one in more detail. */
function chooseKind({ pain, flare }: DayCondition, dice: Dice): Kind {
  if (flare === 0 && dice.chance(0.035)) return 'journal'
  if (dice.chance(pain > 5.5 ? 0.5 : 0.15)) return 'quick'
  return dice.chance(pain > 4 ? 0.15 : 0.35) ? 'detailed' : 'usual'
}

/** Fields that are only logged together with another field, which has to be yes. */
const REQUIRED_FIELDS: Partial<Record<FixedField, FixedField>> = {
  painAfterUrinationLevel: 'painAfterUrination',
  painRadiationAreas: 'painRadiates',
  pelvicHeavinessLevel: 'pelvicHeaviness',
  interventions: 'isManagingFlare',
}

/** Selects the values of a day that the user logs. A "no" is logged half as often as a "yes". */
export function selectLoggedValues(allValues: DayValues, day: DayCondition, dice: Dice): DayValues {
  const partProbabilities = PART_PROBABILITIES[chooseKind(day, dice)]
  const openedParts = new Set(
    Object.entries(partProbabilities).flatMap(([part, probability]) => (dice.chance(probability) ? [part] : [])),
  )
  const filled = DAY_FIELDS.filter((field) => {
    const [part, probability] = FIELD_PROBABILITIES[field]
    const isFilled = openedParts.has(part) && dice.chance(allValues[field] === false ? probability / 2 : probability)
    return isFilled && allValues[field] !== undefined
  })
  const logged = filled.filter((field) => {
    const other = REQUIRED_FIELDS[field]
    return other === undefined || filled.includes(other)
  })
  return Object.fromEntries(logged.map((field) => [field, allValues[field]])) as DayValues
}
