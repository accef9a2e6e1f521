import { describe, expect, test } from 'vitest'
import { DAY_FIELDS, type DayField, type DayValues } from '../../../../../shared/days/model/fields.ts'
import { DRINKS, EXERCISES, FOODS, PAIN_TIMINGS } from '../../../../../shared/days/model/options.ts'
import { DEFAULT_PREFERENCES, type Preferences, withEdit } from '../../../../../shared/preferences/preferences.ts'
import { LOG } from './log-screen.ts'
import type { OwnFields } from './own-fields.ts'
import { askedFields, isAsked, sectionsOf } from './sections.ts'
import { TODAY } from './today-screen.ts'

const NONE: OwnFields = new Map()
const OWN: OwnFields = new Map([
  ['symptom.aching', 'Aching legs'],
  ['trigger.stairs', 'Stairs'],
])
const tracking = (sections: Partial<Preferences['sections']>) => withEdit(DEFAULT_PREFERENCES, { sections })
const everything = tracking({ emotional_wellbeing: true })
const shownOf = (screen = LOG, values: DayValues = {}, preferences = DEFAULT_PREFERENCES, own = NONE) =>
  sectionsOf(screen, values, preferences, own)
const titles = (screen = LOG, preferences = DEFAULT_PREFERENCES, own = NONE) =>
  shownOf(screen, {}, preferences, own).sections.map(({ title }) => title)
const fieldsOf = (values: DayValues, screen = LOG, preferences = DEFAULT_PREFERENCES) =>
  shownOf(screen, values, preferences).sections.flatMap(({ fields }) => fields)

test('[LOG-05] there are eight sections in their order, then those of one’s own', () => {
  expect(titles(LOG, DEFAULT_PREFERENCES, OWN)).toEqual([
    'Flare Management',
    'Bladder Symptoms',
    'Pelvic Floor Symptoms',
    'General Wellness',
    'Food & Diet',
    'Medications & Supplements',
    'Exercise & Movement',
    'Daily Journal',
    'Your Custom Symptoms',
    'Your Custom Triggers',
  ])
  expect(shownOf(LOG, {}, DEFAULT_PREFERENCES, OWN).all).toBe(8)
})

test('[TODAY-03] the sections of a single day stand in their order, those of one’s own among them', () => {
  expect(titles(TODAY, everything, OWN)).toEqual([
    'Bladder Symptoms',
    'Pelvic Health',
    'Is This a Flare?',
    'Mood',
    'Lifestyle',
    'Movement',
    'Medications',
    'Your Custom Symptoms',
    'Your Custom Triggers',
    'Other Information',
  ])
  expect(shownOf(TODAY, {}, everything, OWN).all).toBe(8)
})

const all: DayValues = {
  painAfterUrination: true,
  pelvicHeaviness: true,
  painRadiates: true,
  isManagingFlare: true,
  painLevel: 1,
}

test.each([
  ['LOG', LOG],
  ['TODAY', TODAY],
])('[LOG-06] [TODAY-03] every field is once in a section of %s, but for the mood of a quick entry', (_, screen) => {
  expect(fieldsOf(all, screen, everything).toSorted()).toEqual(
    DAY_FIELDS.filter((field) => field !== 'quickMoods').toSorted(),
  )
})

describe('[CUST-04] [TODAY-03] each screen offers one list', () => {
  const offered = (field: DayField, options: readonly string[]) =>
    [LOG, TODAY].map((screen) => options.filter((each) => !(screen.offered[field] ?? options).includes(each)))

  test.each<[DayField, readonly string[], string[]]>([
    ['foodTags', FOODS, ['Dairy products', 'Gluten', 'Processed foods']],
    ['beverages', DRINKS, []],
    ['exerciseActivities', EXERCISES, ['Sexual activity']],
  ])('of %s, and only the single day %j', (field, options, extras) => {
    expect(offered(field, options)).toEqual([extras, []])
  })

  test('[TODAY-05] of when it hurts, each "all the time" in its own words', () => {
    expect(offered('urinationPainTiming', PAIN_TIMINGS)).toEqual([
      ['straining_bowel_movements', 'all_times'],
      ['all_time'],
    ])
  })
})

test.each([
  [{}, {}, 0],
  [{ painLevel: 0 }, {}, 1],
  [{ painLevel: 3, urgencyLevel: 2 }, {}, 1],
  [{ painLevel: 3, notes: 'x', medications: ['Aloe'] }, {}, 3],
  // Food, medications and movement are lifestyle; wellness keeps stress and fatigue where those are tracked.
  [{}, { lifestyle_factors: false }, 4],
  [{}, { lifestyle_factors: false, emotional_wellbeing: true }, 3],
  [{ notes: 'x' }, { physical_symptoms: false, triggers: false }, 3],
  [{ 'symptom.aching': 3 }, {}, 0],
])('[LOG-04] [LOG-05] with %j answered and %j, %i of eight are done', (values, sections, done) => {
  expect(shownOf(LOG, values, tracking(sections), OWN).done).toBe(done)
})

test('[LOG-05] a section that is not tracked is not shown', () => {
  expect(titles(LOG, tracking({ lifestyle_factors: false }))).not.toContain('Food & Diet')
})

test.each([
  [{}, false],
  [{ painLevel: 0, urgencyLevel: 0, frequency: 0 }, false],
  [{ painLevel: 1 }, true],
  [{ urgencyLevel: 1 }, true],
  [{ frequency: 1 }, true],
])('[LOG-08] with %j the time of the first symptom is asked: %s', (values, asked) => {
  expect(fieldsOf(values).includes('firstSymptomTime')).toBe(asked)
})

test('[FLARE-07] managing a flare reveals what is being tried', () => {
  const reveals = (isManagingFlare: boolean) => fieldsOf({ isManagingFlare }).includes('interventions')
  expect([reveals(false), reveals(true)]).toEqual([false, true])
})

test.each([
  ['manual', true],
  ['auto', false],
  ['both', true],
] as const)('[FLARE-06] alert mode %s asks whether today is a flare: %s', (alertMode, asked) => {
  const { flare } = DEFAULT_PREFERENCES
  expect(isAsked('flareManual', withEdit(DEFAULT_PREFERENCES, { flare: { ...flare, alertMode } }))).toBe(asked)
})

test('what a screen may ask is what its sections have, or the few of a quick entry', () => {
  const asked = askedFields(TODAY, everything, OWN)
  expect(asked.toSorted()).toEqual([...fieldsOf(all, TODAY, everything), ...OWN.keys()].toSorted())
  const quick = withEdit(tracking({ notes: false }), { trackingMode: 'quick' })
  expect(askedFields(LOG, quick, OWN)).toEqual(['painLevel', 'urgencyLevel', 'flareManual'])
})
