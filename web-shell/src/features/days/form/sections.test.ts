import { describe, expect, test } from 'vitest'
import { DAY_FIELDS, type DayField, type DayValues } from '../../../../../shared/days/model/fields.ts'
import { DRINKS, EXERCISES, FOODS, PAIN_TIMINGS } from '../../../../../shared/days/model/options.ts'
import {
  applyPreferencesEdit,
  DEFAULT_PREFERENCES,
  type Preferences,
} from '../../../../../shared/preferences/preferences.ts'
import type { CustomItemFields } from './custom-item-fields.ts'
import { LOG_SCREEN } from './log-screen.ts'
import { enabledFields, isFieldEnabled, visibleSections } from './sections.ts'
import { TODAY_SCREEN } from './today-screen.ts'

const NO_CUSTOM_ITEMS: CustomItemFields = new Map()
const CUSTOM_ITEMS: CustomItemFields = new Map([
  ['symptom.aching', 'Aching legs'],
  ['trigger.stairs', 'Stairs'],
])
const withSections = (sections: Partial<Preferences['sections']>) =>
  applyPreferencesEdit(DEFAULT_PREFERENCES, { sections })
const allSections = withSections({ emotional_wellbeing: true })
const shownOf = (
  screen = LOG_SCREEN,
  values: DayValues = {},
  preferences = DEFAULT_PREFERENCES,
  customItems = NO_CUSTOM_ITEMS,
) => visibleSections(screen, values, preferences, customItems)
const titles = (screen = LOG_SCREEN, preferences = DEFAULT_PREFERENCES, customItems = NO_CUSTOM_ITEMS) =>
  shownOf(screen, {}, preferences, customItems).sections.map(({ title }) => title)
const fieldsOf = (values: DayValues, screen = LOG_SCREEN, preferences = DEFAULT_PREFERENCES) =>
  shownOf(screen, values, preferences).sections.flatMap(({ fields }) => fields)

test('[LOG-05] the log has eight sections in order, then the sections of custom items', () => {
  expect(titles(LOG_SCREEN, DEFAULT_PREFERENCES, CUSTOM_ITEMS)).toEqual([
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
  expect(shownOf(LOG_SCREEN, {}, DEFAULT_PREFERENCES, CUSTOM_ITEMS).totalCount).toBe(8)
})

test('[TODAY-03] /today has its sections in order, with the sections of custom items among them', () => {
  expect(titles(TODAY_SCREEN, allSections, CUSTOM_ITEMS)).toEqual([
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
  expect(shownOf(TODAY_SCREEN, {}, allSections, CUSTOM_ITEMS).totalCount).toBe(8)
})

/** Values that make every conditional field visible. */
const EVERY_FIELD_VISIBLE: DayValues = {
  painAfterUrination: true,
  pelvicHeaviness: true,
  painRadiates: true,
  isManagingFlare: true,
  painLevel: 1,
}

test.each([
  ['LOG', LOG_SCREEN],
  ['TODAY', TODAY_SCREEN],
])('[LOG-06] [TODAY-03] every field except the quick mood is in exactly one section of %s', (_, screen) => {
  expect(fieldsOf(EVERY_FIELD_VISIBLE, screen, allSections).toSorted()).toEqual(
    DAY_FIELDS.filter((field) => field !== 'quickMoods').toSorted(),
  )
})

describe('[CUST-04] [TODAY-03] options that a screen does not offer', () => {
  const missingOptions = (field: DayField, options: readonly string[]) =>
    [LOG_SCREEN, TODAY_SCREEN].map((screen) =>
      options.filter((option) => !(screen.offeredOptions[field] ?? options).includes(option)),
    )

  test.each<[DayField, readonly string[], string[]]>([
    ['foodTags', FOODS, ['Dairy products', 'Gluten', 'Processed foods']],
    ['beverages', DRINKS, []],
    ['exerciseActivities', EXERCISES, ['Sexual activity']],
  ])(
    'for %s the log leaves out only the options that /today adds, and /today leaves out none',
    (field, options, todayOnly) => {
      expect(missingOptions(field, options)).toEqual([todayOnly, []])
    },
  )

  test('[TODAY-05] for urinationPainTiming each screen leaves out the other screen’s "all the time"', () => {
    expect(missingOptions('urinationPainTiming', PAIN_TIMINGS)).toEqual([
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
  // A section whose fields are all turned off counts as done. With lifestyle off these are food, medications and
  // movement, and wellness too, unless emotional wellbeing keeps its stress and fatigue.
  [{}, { lifestyle_factors: false }, 4],
  [{}, { lifestyle_factors: false, emotional_wellbeing: true }, 3],
  [{ notes: 'x' }, { physical_symptoms: false, triggers: false }, 3],
  [{ 'symptom.aching': 3 }, {}, 0],
])(
  '[LOG-04] [LOG-05] with the values %j and the settings %j, %i of eight sections are done',
  (values, sections, done) => {
    expect(shownOf(LOG_SCREEN, values, withSections(sections), CUSTOM_ITEMS).doneCount).toBe(done)
  },
)

test('[LOG-05] a section that is turned off is not shown', () => {
  expect(titles(LOG_SCREEN, withSections({ lifestyle_factors: false }))).not.toContain('Food & Diet')
})

test.each([
  [{}, false],
  [{ painLevel: 0, urgencyLevel: 0, frequency: 0 }, false],
  [{ painLevel: 1 }, true],
  [{ urgencyLevel: 1 }, true],
  [{ frequency: 1 }, true],
])('[LOG-08] with %j the time of the first symptom is shown: %s', (values, isShown) => {
  expect(fieldsOf(values).includes('firstSymptomTime')).toBe(isShown)
})

test('[FLARE-07] managing a flare shows the field interventions', () => {
  const showsInterventions = (isManagingFlare: boolean) => fieldsOf({ isManagingFlare }).includes('interventions')
  expect(showsInterventions(false)).toBe(false)
  expect(showsInterventions(true)).toBe(true)
})

test.each([
  ['manual', true],
  ['auto', false],
  ['both', true],
] as const)('[FLARE-06] with alert mode %s the flare switch is enabled: %s', (alertMode, isEnabled) => {
  const { flare } = DEFAULT_PREFERENCES
  expect(
    isFieldEnabled('flareManual', applyPreferencesEdit(DEFAULT_PREFERENCES, { flare: { ...flare, alertMode } })),
  ).toBe(isEnabled)
})

test('the enabled fields are those of the screen’s sections, or the few of the tracking mode Quick', () => {
  const fields = enabledFields(TODAY_SCREEN, allSections, CUSTOM_ITEMS)
  expect(fields.toSorted()).toEqual(
    [...fieldsOf(EVERY_FIELD_VISIBLE, TODAY_SCREEN, allSections), ...CUSTOM_ITEMS.keys()].toSorted(),
  )
  const quick = applyPreferencesEdit(withSections({ notes: false }), { trackingMode: 'quick' })
  expect(enabledFields(LOG_SCREEN, quick, CUSTOM_ITEMS)).toEqual(['painLevel', 'urgencyLevel', 'flareManual'])
})
