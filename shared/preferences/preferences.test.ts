import { describe, expect, it } from 'vitest'
import { DAY_FIELDS, type DayField } from '../days/model/fields.ts'
import {
  CONCERNS,
  DEFAULT_PREFERENCES,
  isTracked,
  sectionsForConcerns,
  TRACKING_SECTIONS,
  type TrackingSection,
} from './preferences.ts'
import { Preferences, PreferencesEdit } from './schema.ts'

const SECTIONS = Object.keys(TRACKING_SECTIONS) as TrackingSection[]
const ALWAYS_TRACKED: DayField[] = ['flareManual', 'isManagingFlare', 'interventions']
const FIELDS_OF_SECTION: Partial<Record<TrackingSection, DayField[]>> = {
  emotional_wellbeing: ['fatigueLevel', 'stressLevel', 'quickMoods', 'moods'],
  lifestyle_factors: [
    'waterGlasses',
    'sleepHours',
    'sleepQuality',
    'sleepNotes',
    'bowelMovement',
    'bowelMovementNotes',
    'foodTags',
    'beverages',
    'mealsEaten',
    'medications',
    'exerciseActivities',
  ],
  triggers: ['urgencyTriggers'],
  notes: ['notes', 'moodNotes'],
}
const allOff = Object.fromEntries(SECTIONS.map((section) => [section, false])) as Record<TrackingSection, boolean>
const trackedFields = (section?: TrackingSection) => {
  const sections = { ...allOff, ...(section && { [section]: true }) }
  return DAY_FIELDS.filter((field) => isTracked(field, { sections }) && !ALWAYS_TRACKED.includes(field))
}

describe('[PREF-01] tracked sections', () => {
  it('are by default all but emotional wellbeing and the cycle', () => {
    expect(DEFAULT_PREFERENCES.sections).toEqual({
      physical_symptoms: true,
      emotional_wellbeing: false,
      lifestyle_factors: true,
      cycle_tracking: false,
      custom_symptoms: true,
      triggers: true,
      notes: true,
    })
    expect(Preferences.parse(DEFAULT_PREFERENCES)).toEqual(DEFAULT_PREFERENCES)
  })

  it('[DATA-01] [FLARE-06] [ONB-03] everything else has its default', () => {
    const { sections: _, ...others } = DEFAULT_PREFERENCES
    expect(others).toEqual({
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
      hydrationGoal: 6,
      concerns: [],
      nickname: 'Anonymous',
      weekStart: 'monday',
      setupStep: 'cycle',
    })
  })

  it.each(Object.entries(FIELDS_OF_SECTION) as [TrackingSection, DayField[]][])(
    '"%s" contains the fields %j',
    (section, fields) => {
      expect(trackedFields(section)).toEqual(fields)
    },
  )

  it('contain custom symptoms in "custom_symptoms" and custom triggers in "triggers"', () => {
    const sectionsOf = (field: DayField) =>
      SECTIONS.filter((each) => isTracked(field, { sections: { ...allOff, [each]: true } }))
    expect(sectionsOf('symptom.aching')).toEqual(['custom_symptoms'])
    expect(sectionsOf('trigger.stairs')).toEqual(['triggers'])
  })

  it('"physical_symptoms" contains bladder and pelvis: every field that no other section contains', () => {
    const others = new Set([...Object.values(FIELDS_OF_SECTION).flat(), ...ALWAYS_TRACKED])
    expect(trackedFields('physical_symptoms')).toEqual(DAY_FIELDS.filter((field) => !others.has(field)))
    expect(trackedFields('physical_symptoms')).toHaveLength(19)
  })

  it.each(['cycle_tracking', 'custom_symptoms'] as const)('"%s" contains no fixed field of the day', (section) => {
    expect(trackedFields(section)).toEqual([])
  })

  it.each(ALWAYS_TRACKED)('do not matter for %s, which is always tracked', (field) => {
    expect(isTracked(field, { sections: allOff })).toBe(true)
    expect(trackedFields()).toEqual([])
  })
})

describe('[FLARE-06] an edit of preferences', () => {
  it.each<[string, unknown, boolean]>([
    ['one section', { sections: { notes: false } }, true],
    ['the tracking mode', { trackingMode: 'quick' }, true],
    ['the lowest thresholds', { flare: { painThreshold: 0, urgencyThreshold: 0 } }, true],
    ['the highest thresholds', { flare: { painThreshold: 10, urgencyThreshold: 5 } }, true],
    ['no condition', { flare: { conditions: [] } }, true],
    ['every condition, in any order', { flare: { conditions: ['urgency', 'bladder_pain'] } }, true],
    ['twelve plan lines', { flarePlan: { drinks: Array(12).fill('Warm water') } }, true],
    ['thirteen plan lines', { flarePlan: { practices: Array(13).fill('Rest') } }, false],
    ['a plan line of 80 characters', { flarePlan: { drinks: ['x'.repeat(80)] } }, true],
    ['a plan line of 81 characters', { flarePlan: { drinks: ['x'.repeat(81)] } }, false],
    ['a plan line with a space in front', { flarePlan: { drinks: [' tea'] } }, false],
    ['a plan line with a line break', { flarePlan: { drinks: ['tea\nwater'] } }, false],
    ['an unknown part of the plan', { flarePlan: { food: [] } }, false],
    ['a pain threshold above the scale', { flare: { painThreshold: 11 } }, false],
    ['an urgency threshold above the scale', { flare: { urgencyThreshold: 6 } }, false],
    ['a fractional threshold', { flare: { painThreshold: 4.5 } }, false],
    ['a threshold below the scale', { flare: { painThreshold: -1 } }, false],
    ['the same condition twice', { flare: { conditions: ['urgency', 'urgency'] } }, false],
    ['a condition that does not exist', { flare: { conditions: ['weather'] } }, false],
    ['a mode that does not exist', { flare: { alertMode: 'never' } }, false],
    ['a section that does not exist', { sections: { weather: true } }, false],
    ['a section named __proto__', JSON.parse('{"sections":{"__proto__":true}}'), false],
    ['nothing', {}, false],
    ['an empty set of sections', { sections: {} }, false],
    ['empty flare settings', { flare: {} }, false],
    ['an unknown preference', { theme: 'dark' }, false],
    ['a preference set to null', { trackingMode: null }, false],
  ])('with %s (%j) is accepted: %s', (_, edit, accepted) => {
    expect(PreferencesEdit.safeParse(edit).success).toBe(accepted)
  })
})

it('[ONB-07] [PREF-01] the answers of the set-up turn on what a chosen concern needs, and nothing else', () => {
  expect(sectionsForConcerns(['urgency', 'stress-mood'])).toEqual({ emotional_wellbeing: true })
  expect(sectionsForConcerns(CONCERNS.filter((concern) => concern !== 'stress-mood'))).toEqual({})
  expect(sectionsForConcerns([])).toEqual({})
})
