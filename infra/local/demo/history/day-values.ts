import type { DayValues } from '../../../../shared/days/model/fields.ts'
import type { MOODS, QUICK_MOODS } from '../../../../shared/days/model/options.ts'
import type { DayCondition } from './course.ts'
import type { Dice } from './dice.ts'
import type { Person } from './person.ts'
import { BOWEL_NOTES, MEALS, MOOD_NOTES, NOTES, SLEEP_NOTES, type Tone } from './words.ts'

const roundWithin = (max: number, value: number) => Math.max(0, Math.min(max, Math.round(value)))

function bladderValues({ urgencyTriggers }: Person, { pain, urgency, nocturia }: DayCondition, dice: Dice): DayValues {
  const hasPainAfterUrination = pain >= 3 && dice.chance(0.7)
  return {
    painLevel: roundWithin(10, pain),
    urgencyLevel: roundWithin(5, urgency),
    frequency: roundWithin(20, 6 + 1.6 * urgency + dice.noise()),
    nocturia: roundWithin(10, nocturia),
    urinationPainTiming: pain < 2 ? 'none' : dice.pick(['before', 'during', 'after', 'all_time']),
    painAfterUrination: hasPainAfterUrination,
    ...(hasPainAfterUrination && { painAfterUrinationLevel: roundWithin(10, pain - 1 + dice.noise()) }),
    incompleteEmptying: urgency > 2 && dice.chance(0.5),
    bladderSpasms: pain > 3 && dice.chance(0.4),
    bladderCapacityFeeling: urgency < 2 ? 'normal' : urgency < 3.5 ? 'reduced' : 'very_small',
    urgencyTriggers: dice.some(urgencyTriggers, urgency / 6),
    ...(pain >= 1 && { firstSymptomTime: `0${dice.between(5, 9)}:${dice.pick(['00', '15', '30', '45'])}` }),
  }
}

function pelvisValues(person: Person, { pain }: DayCondition, dice: Dice): DayValues {
  const radiates = pain > 3 && dice.chance(0.5)
  const isHeavy = pain > 3 && dice.chance(0.5)
  return {
    painLocations: dice.some(person.painLocations, 0.2 + pain / 8),
    painTypes: dice.some(person.painTypes, 0.2 + pain / 8),
    painTriggersMovement: pain > 3 && dice.chance(0.4),
    painRadiates: radiates,
    ...(radiates && { painRadiationAreas: person.radiationAreas }),
    painTriggeredByStrainingBowel: dice.chance(0.12),
    pelvicHeaviness: isHeavy,
    ...(isHeavy && { pelvicHeavinessLevel: roundWithin(10, pain + dice.noise()) }),
  }
}

function moodsOf({ pain, stress, fatigue }: DayCondition, dice: Dice): (typeof MOODS)[number][] {
  if (pain > 5) return dice.some(['Anxious', 'Irritable', 'Exhausted', 'Frustrated'], 0.4)
  if (stress > 4.5) return dice.some(['Anxious', 'Irritable', 'Stressed'], 0.5)
  return fatigue > 3.5 ? ['Exhausted'] : dice.some(['Calm', 'Hopeful', 'Happy'], 0.5)
}

function quickMood({ pain, stress }: DayCondition, dice: Dice): (typeof QUICK_MOODS)[number] {
  if (pain > 5) return 'low'
  if (stress > 4.5) return 'stressed'
  return pain > 3 ? 'okay' : dice.pick(['happy', 'okay', 'okay'])
}

function dailyLifeValues(person: Person, day: DayCondition, dice: Dice): DayValues {
  const { pain, foods, drinks, sleepHours, isWeekend } = day
  const meals = foods.flatMap((food) => (MEALS[food] && dice.chance(0.7) ? dice.pick(MEALS[food]) : []))
  const [first = '', ...more] = meals.slice(0, 3)
  const exerciseProbability = pain > 5 ? 0.1 : isWeekend ? 0.6 : 0.35
  const exercises = dice.some(person.exercises, exerciseProbability)
  const sleepQuality = roundWithin(5, 1 + (sleepHours - 4) * 0.9 - pain / 8)
  return {
    waterGlasses: roundWithin(20, 6.5 - pain / 5 + 1.3 * dice.noise()),
    sleepHours: roundWithin(24, sleepHours * 2) / 2,
    sleepQuality,
    sleepNotes: dice.pick(SLEEP_NOTES[sleepQuality > 2 ? 'good' : 'poor']),
    bowelMovement: dice.chance(0.75),
    bowelMovementNotes: dice.pick(BOWEL_NOTES),
    foodTags: foods,
    beverages: drinks,
    ...(first && { mealsEaten: [first[0]?.toUpperCase() + first.slice(1), ...more].join(', ') }),
    medications: [...person.medicines, ...(pain > 4.5 ? [person.painkiller] : [])].filter(() => dice.chance(0.9)),
    exerciseActivities: exercises.length || !dice.chance(0.4) ? exercises : ['Rest day'],
  }
}

/** The values about a flare: whether the user marks and treats it. A mild flare is often not marked. */
function flareValues({ flare, pain }: DayCondition, dice: Dice): DayValues {
  if (flare < 1.2) return { flareManual: false, isManagingFlare: false }
  const isFlare = dice.chance(flare > 2 ? 0.85 : 0.5)
  const isManaging = dice.chance(isFlare ? 0.6 : 0.2)
  const tried = dice.some(['dietary_changes', 'medication', 'stress_management', 'activity_modification'] as const, 0.4)
  return {
    ...(isFlare && { flareManual: true }),
    ...(isManaging && {
      isManagingFlare: true,
      interventions: pain > 3 || !tried.length ? [...tried, 'heat_therapy'] : tried,
    }),
  }
}

function toneOf({ flare, isEasing, pain, isWeekend }: DayCondition): Tone {
  if (flare > 1) return isEasing && pain < 6 ? 'easing' : 'flare'
  if (pain >= 3.5) return 'sore'
  return isWeekend ? 'weekend' : 'calm'
}

/** Generates all values of a day that the user could log. */
export function generateDayValues(person: Person, day: DayCondition, dice: Dice): DayValues {
  return {
    ...bladderValues(person, day, dice),
    ...pelvisValues(person, day, dice),
    ...dailyLifeValues(person, day, dice),
    ...flareValues(day, dice),
    fatigueLevel: roundWithin(10, day.fatigue),
    stressLevel: roundWithin(10, day.stress),
    notes: dice.pick(NOTES[toneOf(day)]),
    quickMoods: [quickMood(day, dice)],
    moods: moodsOf(day, dice),
    moodNotes: dice.pick(MOOD_NOTES[day.pain > 4 || day.stress > 4.5 ? 'low' : 'good']),
  }
}
