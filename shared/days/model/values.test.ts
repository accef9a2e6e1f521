import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyValues } from '../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { DAY_FIELDS, type DayField, type DayValues } from './fields.ts'
import { applicableValues, isApplicable, isSameValue } from './values.ts'

describe('a value that depends on other values', () => {
  it.each<[string, DayField, DayValues, boolean]>([
    ['', 'painAfterUrinationLevel', {}, false],
    ['', 'painAfterUrinationLevel', { painAfterUrination: false }, false],
    ['', 'painAfterUrinationLevel', { painAfterUrination: true }, true],
    ['', 'pelvicHeavinessLevel', {}, false],
    ['', 'pelvicHeavinessLevel', { pelvicHeaviness: false }, false],
    ['', 'pelvicHeavinessLevel', { pelvicHeaviness: true }, true],
    ['', 'painRadiationAreas', { painRadiates: false }, false],
    ['', 'painRadiationAreas', { painRadiates: true }, true],
    ['[FLARE-07] ', 'interventions', {}, false],
    ['[FLARE-07] ', 'interventions', { isManagingFlare: false, flareManual: true }, false],
    ['[FLARE-07] ', 'interventions', { isManagingFlare: true }, true],
    ['[LOG-08] ', 'firstSymptomTime', {}, false],
    ['[LOG-08] ', 'firstSymptomTime', { urgencyLevel: 0, painLevel: 0, frequency: 0 }, false],
    ['[LOG-08] ', 'firstSymptomTime', { urgencyLevel: 1 }, true],
    ['[LOG-08] ', 'firstSymptomTime', { painLevel: 1, frequency: 0 }, true],
    ['[LOG-08] ', 'firstSymptomTime', { frequency: 1 }, true],
    ['[LOG-08] ', 'firstSymptomTime', { nocturia: 3, stressLevel: 5 }, false],
  ])('%s%s is applicable with %j: %s', (_, field, day, expected) => {
    expect(isApplicable(field, day)).toBe(expected)
  })

  it('[LOG-06] is left out of the applicable values, and stays in the day', () => {
    const day: DayValues = { pelvicHeavinessLevel: 5, firstSymptomTime: '07:30', nocturia: 2 }
    expect(applicableValues(day)).toEqual({ nocturia: 2 })
    expect(applicableValues({ ...day, pelvicHeaviness: true, painLevel: 1 })).toEqual({
      ...day,
      pelvicHeaviness: true,
      painLevel: 1,
    })
    expect(day).toHaveProperty('pelvicHeavinessLevel', 5)
  })

  it('[LOG-06] is the only kind that is left out: independent fields stay, and a second call changes nothing', () => {
    const independent = DAY_FIELDS.filter((field) => isApplicable(field, {}))
    expect(independent).toHaveLength(DAY_FIELDS.length - 5)
    fc.assert(
      fc.property(anyValues, (day) => {
        const applicable = applicableValues(day)
        expect(applicableValues(applicable)).toEqual(applicable)
        for (const field of independent) expect(applicable[field]).toEqual(day[field])
      }),
      { seed },
    )
  })
})

describe('two values of a field', () => {
  it.each<[DayValues[DayField] | null, DayValues[DayField] | null, boolean]>([
    [0, 0, true],
    [0, 1, false],
    [0, null, false],
    [false, null, false],
    [null, null, true],
    ['x', 'x', true],
    [[], [], true],
    [[], null, false],
    [null, [], false],
    [['Tea', 'Cola'], ['Tea', 'Cola'], true],
    [['Tea', 'Cola'], ['Tea'], false],
    [['Tea'], ['Tea', 'Cola'], false],
    [['Tea', 'Cola'], ['Tea', 'Milk'], false],
    [['one', 'two'], ['two', 'one'], false],
    ['Tea', ['Tea'], false],
  ])('%j and %j are equal: %s', (first, second, expected) => {
    expect(isSameValue(first, second)).toBe(expected)
  })
})
