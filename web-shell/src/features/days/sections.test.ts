import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counting, DAY_FIELDS } from '../../../../shared/days/fields.ts'
import { DEFAULT_PREFERENCES, type Preferences, withEdit } from '../../../../shared/preferences/preferences.ts'
import { anyValues } from '../../../../tests/fixtures/any-day.ts'
import { seed } from '../../../../tests/fixtures/seed.ts'
import { answeredSections, isAsked, SECTION_COUNT, sectionsOf } from './sections.ts'

const tracking = (sections: Partial<Preferences['sections']>) => withEdit(DEFAULT_PREFERENCES, { sections })
const everything = tracking({ emotional_wellbeing: true })
const titles = (preferences: Preferences) => sectionsOf({}, preferences).sections.map(({ title }) => title)

test('[LOG-05] there are eight sections in their order', () => {
  expect(titles(DEFAULT_PREFERENCES)).toEqual([
    'Flare Management',
    'Bladder Symptoms',
    'Pelvic Floor Symptoms',
    'General Wellness',
    'Food & Diet',
    'Medications & Supplements',
    'Exercise & Movement',
    'Daily Journal',
  ])
  expect(SECTION_COUNT).toBe(8)
})

test('[LOG-06] every field is in a section, but for the mood of a quick entry', () => {
  const day = {
    painAfterUrination: true,
    pelvicHeaviness: true,
    painRadiates: true,
    isManagingFlare: true,
    painLevel: 1,
  }
  const fields = sectionsOf(day, everything).sections.flatMap((section) => section.fields)
  expect(fields.toSorted()).toEqual(DAY_FIELDS.filter((field) => field !== 'quickMoods').toSorted())
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
])('[LOG-04] [LOG-05] with %j answered and %j, %i of eight are done', (values, sections, done) => {
  expect(sectionsOf(values, tracking(sections)).done).toBe(done)
})

test('[LOG-05] a section that is not tracked is not shown', () => {
  expect(titles(tracking({ lifestyle_factors: false }))).not.toContain('Food & Diet')
})

test.each([
  [{}, false],
  [{ painLevel: 0, urgencyLevel: 0, frequency: 0 }, false],
  [{ painLevel: 1 }, true],
  [{ urgencyLevel: 1 }, true],
  [{ frequency: 1 }, true],
])('[LOG-08] with %j the time of the first symptom is asked: %s', (values, asked) => {
  const fields = sectionsOf(values, DEFAULT_PREFERENCES).sections.flatMap((section) => section.fields)
  expect(fields.includes('firstSymptomTime')).toBe(asked)
})

test('[FLARE-07] managing a flare reveals what is being tried', () => {
  const fields = (isManagingFlare: boolean) =>
    sectionsOf({ isManagingFlare }, DEFAULT_PREFERENCES).sections.flatMap((section) => section.fields)
  expect([fields(false).includes('interventions'), fields(true).includes('interventions')]).toEqual([false, true])
})

test.each([
  ['manual', true],
  ['auto', false],
  ['both', true],
] as const)('[FLARE-06] alert mode %s asks whether today is a flare: %s', (alertMode, asked) => {
  const { flare } = DEFAULT_PREFERENCES
  expect(isAsked('flareManual', withEdit(DEFAULT_PREFERENCES, { flare: { ...flare, alertMode } }))).toBe(asked)
})

test('[HIST-01] every answer that counts stands in one section, whatever is tracked, and an unanswered one in none', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const shown = answeredSections(values).flatMap(({ fields }) => fields)
      expect(shown.toSorted()).toEqual(Object.keys(counting(values)).toSorted())
    }),
    { seed },
  )
})
