import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyValues } from '../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import type { DayValues } from '../model/fields.ts'
import { ALERT_MODES, FLARE_CONDITIONS, type FlareCondition, type FlareSettings, inferFlare } from './flare.ts'
import { TRIGGER_DRINKS, TRIGGER_FOODS } from './trigger-foods.ts'

const DEFAULTS: FlareSettings = {
  painThreshold: 4,
  urgencyThreshold: 3,
  conditions: FLARE_CONDITIONS,
  alertMode: 'both',
  suddenIncreaseOnly: false,
  manualTipsOnly: false,
}
const infer = (values: DayValues, settings: Partial<FlareSettings> = {}, before: DayValues[] = []) =>
  inferFlare(values, before, { ...DEFAULTS, ...settings })
const withConditions = (...conditions: FlareCondition[]) => ({ conditions })

/**
 * Whether a condition holds. The urgency rises suddenly and stays below its threshold, so the condition alone decides
 * about the flare.
 */
const SUDDEN_ONLY = { suddenIncreaseOnly: true, painThreshold: 10, urgencyThreshold: 5 }
const holds = (condition: FlareCondition, values: DayValues) =>
  infer({ urgencyLevel: 2, ...values }, { ...SUDDEN_ONLY, ...withConditions(condition) }, [{ urgencyLevel: 0 }])

describe('[FLARE-02] the conditions', () => {
  it.each<[FlareCondition, DayValues, boolean]>([
    ['bladder_pain', { painLevel: 3 }, false],
    ['bladder_pain', { painLevel: 4 }, true],
    ['bladder_pain', { painLevel: 10 }, true],
    ['bladder_pain', { urgencyLevel: 5 }, false],
    ['bladder_pain', {}, false],
    ['urgency', { urgencyLevel: 2 }, false],
    ['urgency', { urgencyLevel: 3 }, true],
    ['urgency', { painLevel: 10 }, false],
    ['urgency', {}, false],
    ['pain_when_peeing', { painLevel: 2 }, false],
    ['pain_when_peeing', { painLevel: 3 }, true],
    ['pain_when_peeing', {}, false],
  ])('with only "%s" chosen, %j is a flare: %s', (condition, values, flare) => {
    expect(infer(values, withConditions(condition))).toBe(flare)
  })

  it.each([0, 1, 5, 10])('compare pain with a threshold of %i', (painThreshold) => {
    const at = (painLevel: number) => infer({ painLevel }, { painThreshold, ...withConditions('bladder_pain') })
    expect(at(painThreshold - 1)).toBe(false)
    expect(at(painThreshold)).toBe(true)
  })

  it.each([0, 1, 5])('compare urgency with a threshold of %i', (urgencyThreshold) => {
    const at = (urgencyLevel: number) => infer({ urgencyLevel }, { urgencyThreshold, ...withConditions('urgency') })
    expect(at(urgencyThreshold - 1)).toBe(false)
    expect(at(urgencyThreshold)).toBe(true)
  })

  it.each<[FlareCondition, DayValues, boolean]>([
    ['hydration_level', { waterGlasses: 0 }, true],
    ['hydration_level', { waterGlasses: 3 }, true],
    ['hydration_level', { waterGlasses: 4 }, false],
    ['hydration_level', {}, false],
    ...TRIGGER_FOODS.map((food) => ['triggers_logged', { foodTags: [food] }, true] as const),
    ...TRIGGER_DRINKS.map((drink) => ['triggers_logged', { beverages: [drink] }, true] as const),
    ['triggers_logged', { foodTags: ['Eggs', 'Spicy'] }, true],
    ['triggers_logged', { foodTags: ['Eggs', 'Gluten'], beverages: ['Decaf coffee', 'Herbal tea'] }, false],
    ['triggers_logged', { moods: ['Stressed'] }, true],
    ['triggers_logged', { moods: ['Calm', 'Anxious'] }, true],
    ['triggers_logged', { moods: ['Irritable', 'Frustrated'], quickMoods: ['low'] }, false],
    ['triggers_logged', { quickMoods: ['stressed'] }, true],
    ['triggers_logged', { stressLevel: 10, foodTags: [], beverages: [], moods: [] }, false],
    ['triggers_logged', {}, false],
  ] as [FlareCondition, DayValues, boolean][])('[LOG-19] "%s" holds for %j: %s', (condition, values, expected) => {
    expect(holds(condition, values)).toBe(expected)
  })

  it('are tested only when they are chosen', () => {
    const everything: DayValues = { painLevel: 10, urgencyLevel: 5, waterGlasses: 0, foodTags: ['Spicy'] }
    expect(infer(everything, withConditions())).toBe(false)
    expect(infer({ painLevel: 10 }, withConditions('urgency', 'hydration_level', 'triggers_logged'))).toBe(false)
    expect(infer({ painLevel: 3 }, withConditions('bladder_pain', 'pain_when_peeing'))).toBe(true)
  })

  it('never hold for missing values', () => {
    expect(infer({ notes: 'x' }, { painThreshold: 0, urgencyThreshold: 0 })).toBe(false)
    expect(infer({ notes: 'x' }, { painThreshold: 0, suddenIncreaseOnly: true }, [{ painLevel: 0 }])).toBe(false)
  })
})

describe('[FLARE-03] when a sudden increase is not required', () => {
  it.each<[FlareCondition, DayValues]>([
    ['hydration_level', { waterGlasses: 0 }],
    ['triggers_logged', { beverages: ['Coffee'], moods: ['Stressed'] }],
  ])('"%s" alone is no flare', (condition, values) => {
    expect(infer({ ...values, painLevel: 10, urgencyLevel: 5 }, withConditions(condition))).toBe(false)
    expect(infer({ ...values, painLevel: 10 }, withConditions(condition, 'bladder_pain'))).toBe(true)
  })

  it('low water and a trigger together, without another condition, are no flare', () => {
    expect(infer({ waterGlasses: 0, beverages: ['Coffee'] })).toBe(false)
  })

  it('a flare stays a flare when pain or urgency rises', () => {
    fc.assert(
      fc.property(anyValues, fc.nat(10), fc.nat(5), (values, pain, urgency) => {
        if (!infer(values)) return
        const painLevel = Math.max(values.painLevel ?? 0, pain)
        const urgencyLevel = Math.max(values.urgencyLevel ?? 0, urgency)
        expect(infer({ ...values, painLevel, urgencyLevel })).toBe(true)
      }),
      { seed },
    )
  })

  it('the days before do not matter', () => {
    fc.assert(
      fc.property(anyValues, fc.array(anyValues, { maxLength: 3 }), (values, before) => {
        expect(infer(values, {}, before)).toBe(infer(values))
      }),
      { seed },
    )
  })
})

describe('[FLARE-03] when a sudden increase is required', () => {
  const inferSudden = (values: DayValues, before: DayValues[]) => infer(values, { suddenIncreaseOnly: true }, before)
  const pains = (...levels: number[]) => levels.map((painLevel) => ({ painLevel }))

  it.each<[string, DayValues, DayValues[], boolean]>([
    ['pain exactly 2 above one day', { painLevel: 6 }, pains(4), true],
    ['pain 1 above one day', { painLevel: 5 }, pains(4), false],
    ['pain exactly 2 above the average of two', { painLevel: 6 }, pains(3, 5), true],
    ['pain 1.5 above the average of two', { painLevel: 6 }, pains(4, 5), false],
    ['pain exactly 2 above the average of three', { painLevel: 6 }, pains(2, 4, 6), true],
    ['pain 1.67 above the average of three', { painLevel: 6 }, pains(4, 4, 5), false],
    ['pain 2.33 above the average of three', { painLevel: 6 }, pains(3, 4, 4), true],
    ['one of three days has a pain value', { painLevel: 6 }, [...pains(4), { urgencyLevel: 0 }, {}], true],
    ['no day before', { painLevel: 10 }, [], false],
    ['no day before has a pain value', { painLevel: 10 }, [{ urgencyLevel: 5 }, {}], false],
    ['pain from 0 to 4', { painLevel: 4 }, pains(0), true],
    ['high pain, as on the three days before', { painLevel: 10 }, pains(10, 10, 10), false],
    ['urgency exactly 2 above', { urgencyLevel: 3 }, [{ urgencyLevel: 1 }], true],
    ['urgency 1 above', { urgencyLevel: 3 }, [{ urgencyLevel: 2 }], false],
    ['urgency rises, pain falls', { painLevel: 4, urgencyLevel: 4 }, [{ painLevel: 8, urgencyLevel: 2 }], true],
    ['a rise below every threshold', { painLevel: 2 }, pains(0), false],
    ['a rise below every threshold, with low water', { painLevel: 2, waterGlasses: 3 }, pains(0), true],
  ])('%s (%j, days before %j): %s', (_, values, before, flare) => {
    expect(inferSudden(values, before)).toBe(flare)
  })

  it('the order of the days before does not matter', () => {
    fc.assert(
      fc.property(anyValues, fc.array(anyValues, { maxLength: 3 }), (values, before) => {
        expect(inferSudden(values, before.toReversed())).toBe(inferSudden(values, before))
      }),
      { seed },
    )
  })

  it('there is no flare when pain and urgency had their maximum on the days before', () => {
    fc.assert(
      fc.property(anyValues, fc.array(anyValues, { maxLength: 3 }), (values, before) => {
        const daysAtMaximum = before.map((day) => ({ ...day, painLevel: 10, urgencyLevel: 5 }))
        expect(inferSudden(values, daysAtMaximum)).toBe(false)
      }),
      { seed },
    )
  })
})

describe('[FLARE-01] whether a flare is inferred', () => {
  const strongPain: DayValues = { painLevel: 9 }

  it.each([
    ['manual', false],
    ['auto', true],
    ['both', true],
  ] as const)('in mode "%s": %s', (alertMode, flare) => {
    expect(ALERT_MODES).toContain(alertMode)
    expect(infer(strongPain, { alertMode })).toBe(flare)
  })

  it.each<[string, DayValues, boolean]>([
    ['tagged as a flare', { flareManual: true }, false],
    ['tagged as no flare', { flareManual: false }, true],
    ['being managed', { isManagingFlare: true }, true],
  ])('on a day %s (%j): %s', (_, tags, flare) => {
    expect(infer({ ...strongPain, ...tags })).toBe(flare)
  })
})
