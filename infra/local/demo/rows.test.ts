import { describe, expect, it } from 'vitest'
import { NewDays, parseRows } from './rows.ts'

const date = '2026-11-20'
const read = (row: object) => parseRows(NewDays.parse({ userId: 'x', rows: [{ date, ...row }] }).rows)
const valuesOf = (row: object) => read(row)[0]?.values

/** Every field of a day by its name in the product description. */
const SYMPTOMS = {
  urgency_level: 3,
  frequency: 12,
  pain_level: 6,
  urination_pain_timing: 'all_time',
  pain_location: ['Urethra', 'Lower abdomen'],
  pain_type: ['Burning'],
  pain_triggers_movement: true,
  pain_radiates: true,
  pain_radiation_areas: ['Hips'],
  incomplete_emptying: false,
  nocturia_frequency: 3,
  urgency_triggers: ['Food/drink'],
  bladder_spasms: true,
  pain_triggered_by_straining_bowel: false,
  bladder_capacity_feeling: 'very_small',
  first_symptom_time: '07:30',
  pain_after_urination: true,
  pain_after_urination_level: 4,
  pelvic_heaviness: true,
  pelvic_heaviness_level: 5,
  fatigue_level: 7,
  stress_level: 6,
  flare_manual: true,
  is_managing_flare: true,
  intervention_type: ['heat_therapy'],
  notes: 'Warm bath',
  mood_tags: ['low'],
}
const JOURNAL = {
  water_glasses: 5,
  sleep_hours: 5.5,
  sleep_quality: 2,
  sleep_notes: 'Woke twice',
  exercise_activities: ['Walking'],
  medications: ['Amitriptyline 10 mg'],
  mood_tags: ['Calm', 'Happy'],
  mood_notes: 'Better by evening',
  food_tags: ['Citrus'],
  meals_eaten: 'Soup',
  beverages: ['Coffee'],
  bowel_movement: true,
  bowel_movement_notes: 'Hard',
}

describe('a row', () => {
  it('[DATA-01] accepts every field by its name in the product description', () => {
    expect(valuesOf({ symptoms: SYMPTOMS, journal: JOURNAL })).toEqual({
      urgencyLevel: 3,
      frequency: 12,
      painLevel: 6,
      urinationPainTiming: 'all_time',
      painLocations: ['Urethra', 'Lower abdomen'],
      painTypes: ['Burning'],
      painTriggersMovement: true,
      painRadiates: true,
      painRadiationAreas: ['Hips'],
      incompleteEmptying: false,
      nocturia: 3,
      urgencyTriggers: ['Food/drink'],
      bladderSpasms: true,
      painTriggeredByStrainingBowel: false,
      bladderCapacityFeeling: 'very_small',
      firstSymptomTime: '07:30',
      painAfterUrination: true,
      painAfterUrinationLevel: 4,
      pelvicHeaviness: true,
      pelvicHeavinessLevel: 5,
      fatigueLevel: 7,
      stressLevel: 6,
      flareManual: true,
      isManagingFlare: true,
      interventions: ['heat_therapy'],
      notes: 'Warm bath',
      quickMoods: ['low'],
      waterGlasses: 5,
      sleepHours: 5.5,
      sleepQuality: 2,
      sleepNotes: 'Woke twice',
      exerciseActivities: ['Walking'],
      medications: ['Amitriptyline 10 mg'],
      moods: ['Calm', 'Happy'],
      moodNotes: 'Better by evening',
      foodTags: ['Citrus'],
      mealsEaten: 'Soup',
      beverages: ['Coffee'],
      bowelMovement: true,
      bowelMovementNotes: 'Hard',
    })
  })

  it('accepts options in upper and lower case, and returns them in the order of their list', () => {
    const symptoms = { pain_location: ['lower abdomen', 'URETHRA'], urination_pain_timing: 'During' }
    const journal = { food_tags: ['tomato', 'citrus', 'Tomato', ''] }
    expect(valuesOf({ symptoms, journal })).toEqual({
      painLocations: ['Urethra', 'Lower abdomen'],
      urinationPainTiming: 'during',
      foodTags: ['Citrus', 'Tomato'],
    })
  })

  it('omits empty values, but keeps an empty list as "none of these"', () => {
    const symptoms = { pain_level: null, first_symptom_time: '', notes: '', pain_type: [] }
    expect(valuesOf({ symptoms })).toEqual({ painTypes: [] })
    expect(valuesOf({})).toEqual({})
  })

  it('ignores the other columns of such a row', () => {
    const otherColumns = { user_id: 'u', date, created_at: '2026-11-20T20:00:00Z' }
    expect(valuesOf({ symptoms: { ...otherColumns, pain_level: 1 }, journal: otherColumns })).toEqual({ painLevel: 1 })
  })

  it.each([
    [true, true],
    [false, false],
    [null, undefined],
    [undefined, undefined],
  ])('with the inferred flare %s returns %s', (flare_inferred, expected) => {
    expect(read({ symptoms: { flare_inferred } })[0]?.flareInferred).toBe(expected)
  })

  it.each([
    [{ symptoms: { weather: 3 } }, 'symptoms.weather on 2026-11-20 is no field of a day'],
    [{ journal: { flare_inferred: true } }, 'journal.flare_inferred on 2026-11-20 is no field of a day'],
    [{ symptoms: { constructor: 1 } }, 'symptoms.constructor on 2026-11-20 is no field of a day'],
    [{ symptoms: { flare_inferred: 1 } }, 'symptoms.flare_inferred on 2026-11-20 cannot be 1, it takes flag'],
    [{ symptoms: { pain_level: 11 } }, 'symptoms.pain_level on 2026-11-20 cannot be 11, it takes level'],
    [{ journal: { sleep_hours: '7' } }, 'journal.sleep_hours on 2026-11-20 cannot be "7", it takes count'],
    [
      { symptoms: { bladder_capacity_feeling: 'tiny' } },
      'symptoms.bladder_capacity_feeling on 2026-11-20 cannot be "tiny", it takes choice: normal, reduced, very_small',
    ],
    [
      { symptoms: { mood_tags: ['Calm'] } },
      'symptoms.mood_tags on 2026-11-20 cannot be ["Calm"], it takes choices: happy, okay, stressed, low',
    ],
  ])('is rejected with the name of the field: %j', (row, message) => {
    expect(() => read(row)).toThrow(new TypeError(message))
  })
})

it('rows are rejected with every error in them', () => {
  const rows = [
    { date, symptoms: { weather: 1, pain_level: -1 }, journal: {} },
    { date, symptoms: {}, journal: {} },
  ]
  expect(() => parseRows(rows)).toThrow(
    /weather on .* is no field of a day; .*pain_level.*; 2026-11-20 is there twice$/,
  )
})
