import { DAY_FIELDS, type DayValues, type FixedField } from '../../../../shared/days/model/fields.ts'
import type { DayCondition } from './course.ts'
import type { Dice } from './dice.ts'

/** How often a user opens each part of the log, by the kind of entry. */
const OPENED_PARTS = {
  quick: { first: 1, face: 0.5, flare: 1, bladder: 0, pelvis: 0, mood: 0.1, sleep: 0, food: 0, rest: 0.15 },
  usual: {
    first: 1,
    face: 0.05,
    flare: 0.9,
    bladder: 0.75,
    pelvis: 0.55,
    mood: 0.5,
    sleep: 0.8,
    food: 0.85,
    rest: 0.5,
  },
  detailed: { first: 1, face: 0, flare: 1, bladder: 1, pelvis: 0.9, mood: 0.9, sleep: 1, food: 1, rest: 0.9 },
  journal: { first: 0, face: 0, flare: 0, bladder: 0, pelvis: 0, mood: 0.8, sleep: 1, food: 1, rest: 0.6 },
} as const
type Kind = keyof typeof OPENED_PARTS

/** The part of the log with each field, and how often the field is filled when that part is open. */
const FILLED: Record<FixedField, [keyof (typeof OPENED_PARTS)[Kind], number]> = {
  painLevel: ['first', 1],
  urgencyLevel: ['first', 0.95],
  quickMoods: ['face', 1],
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
  bowelMovement: ['rest', 0.7],
  bowelMovementNotes: ['rest', 0.1],
  medications: ['rest', 0.9],
  exerciseActivities: ['rest', 0.8],
  notes: ['rest', 0.4],
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

/** Selects the values of a day that the user logs. A "no" is logged half as often. */
export function selectLoggedValues(truth: DayValues, day: DayCondition, dice: Dice): DayValues {
  const opened = OPENED_PARTS[chooseKind(day, dice)]
  const parts = new Set(
    Object.entries(opened).flatMap(([part, probability]) => (dice.chance(probability) ? [part] : [])),
  )
  const filled = DAY_FIELDS.filter((field) => {
    const [part, probability] = FILLED[field]
    const isFilled = parts.has(part) && dice.chance(truth[field] === false ? probability / 2 : probability)
    return isFilled && truth[field] !== undefined
  })
  const logged = filled.filter((field) => {
    const other = REQUIRED_FIELDS[field]
    return other === undefined || filled.includes(other)
  })
  return Object.fromEntries(logged.map((field) => [field, truth[field]])) as DayValues
}
