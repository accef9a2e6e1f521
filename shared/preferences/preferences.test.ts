import { describe, expect, it } from 'vitest'
import { DAY_FIELDS, type DayField } from '../days/model/fields.ts'
import { DEFAULT_PREFERENCES, isTracked, TRACKING_SECTIONS, type TrackingSection } from './preferences.ts'
import { Preferences, PreferencesEdit } from './schema.ts'

const SECTIONS = Object.keys(TRACKING_SECTIONS) as TrackingSection[]
const ALWAYS: DayField[] = ['flareManual', 'isManagingFlare', 'interventions']
const OF_SECTION: Partial<Record<TrackingSection, DayField[]>> = {
  emotional_wellbeing: ['fatigueLevel', 'stressLevel', 'quickMoods', 'moods'],
  lifestyle_factors: [
    ...(['waterGlasses', 'sleepHours', 'sleepQuality', 'sleepNotes', 'bowelMovement', 'bowelMovementNotes'] as const),
    ...(['foodTags', 'beverages', 'mealsEaten', 'medications', 'exerciseActivities'] as const),
  ],
  triggers: ['urgencyTriggers'],
  notes: ['notes', 'moodNotes'],
}
const allOff = Object.fromEntries(SECTIONS.map((section) => [section, false])) as Record<TrackingSection, boolean>
const tracked = (section?: TrackingSection) => {
  const sections = { ...allOff, ...(section && { [section]: true }) }
  return DAY_FIELDS.filter((field) => isTracked(field, { sections }) && !ALWAYS.includes(field))
}

describe('[PREF-01] what is tracked', () => {
  it('begins with all but emotional wellbeing and the cycle', () => {
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

  it.each(Object.entries(OF_SECTION) as [TrackingSection, DayField[]][])('"%s" asks for %j', (section, fields) => {
    expect(tracked(section)).toEqual(fields)
  })

  it('asks for a person’s own symptoms as such, and for their own triggers with the triggers', () => {
    const asks = (field: DayField) =>
      SECTIONS.filter((each) => isTracked(field, { sections: { ...allOff, [each]: true } }))
    expect([asks('symptom.aching'), asks('trigger.stairs')]).toEqual([['custom_symptoms'], ['triggers']])
  })

  it('"physical_symptoms" asks for bladder and pelvis: all that no other section does', () => {
    const others = new Set([...Object.values(OF_SECTION).flat(), ...ALWAYS])
    expect(tracked('physical_symptoms')).toEqual(DAY_FIELDS.filter((field) => !others.has(field)))
    expect(tracked('physical_symptoms')).toHaveLength(19)
  })

  it.each(['cycle_tracking', 'custom_symptoms'] as const)('"%s" asks for no field of the day itself', (section) => {
    expect(tracked(section)).toEqual([])
  })

  it.each(ALWAYS)('asks for %s, whatever is chosen', (field) => {
    expect(isTracked(field, { sections: allOff })).toBe(true)
    expect(tracked()).toEqual([])
  })
})

describe('[FLARE-06] a change of preferences', () => {
  it.each<[string, unknown, boolean]>([
    ['one section', { sections: { notes: false } }, true],
    ['the way of tracking', { trackingMode: 'quick' }, true],
    ['the lowest thresholds', { flare: { painThreshold: 0, urgencyThreshold: 0 } }, true],
    ['the highest thresholds', { flare: { painThreshold: 10, urgencyThreshold: 5 } }, true],
    ['no condition', { flare: { conditions: [] } }, true],
    ['every condition, in any order', { flare: { conditions: ['urgency', 'bladder_pain'] } }, true],
    ['twelve lines of a plan', { flarePlan: { drinks: Array(12).fill('Warm water') } }, true],
    ['thirteen lines of a plan', { flarePlan: { practices: Array(13).fill('Rest') } }, false],
    ['a long line of a plan', { flarePlan: { drinks: ['x'.repeat(80)] } }, true],
    ['a longer line of a plan', { flarePlan: { drinks: ['x'.repeat(81)] } }, false],
    ['a line of a plan with blanks around it', { flarePlan: { drinks: [' tea'] } }, false],
    ['two lines in one', { flarePlan: { drinks: ['tea\nwater'] } }, false],
    ['a part that a plan has not', { flarePlan: { food: [] } }, false],
    ['pain beyond its scale', { flare: { painThreshold: 11 } }, false],
    ['urgency beyond its scale', { flare: { urgencyThreshold: 6 } }, false],
    ['a broken threshold', { flare: { painThreshold: 4.5 } }, false],
    ['a threshold below its scale', { flare: { painThreshold: -1 } }, false],
    ['a condition twice', { flare: { conditions: ['urgency', 'urgency'] } }, false],
    ['a condition that does not exist', { flare: { conditions: ['weather'] } }, false],
    ['a mode that does not exist', { flare: { alertMode: 'never' } }, false],
    ['a section that does not exist', { sections: { weather: true } }, false],
    ['a section of every object', JSON.parse('{"sections":{"__proto__":true}}'), false],
    ['nothing', {}, false],
    ['no sections', { sections: {} }, false],
    ['nothing of flares', { flare: {} }, false],
    ['an unknown choice', { theme: 'dark' }, false],
    ['a null', { trackingMode: null }, false],
  ])('of %s is taken: %s', (_, edit, taken) => {
    expect(PreferencesEdit.safeParse(edit).success).toBe(taken)
  })
})
