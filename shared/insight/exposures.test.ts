import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../tests/fixtures/data/columns.ts'
import type { DayValues } from '../days/model/fields.ts'
import { DRINKS, FOODS } from '../days/model/options.ts'
import { type LinkContext, linkContextOf, linkInputOf, nameOfExposure } from './exposures.ts'

const NAMES = { 'trigger.stairs': 'Stairs', 'trigger.ladder': 'Stairs', 'symptom.aching': 'Aching legs' }

const CONTEXT: LinkContext = { cycle: undefined, plan: { drinks: [], practices: [] } }

/** The days up to 20 November 2026; `undefined` is a day without an entry. */
function inputOf(days: readonly (DayValues | undefined)[], count = 30, context = CONTEXT) {
  const logged = days.flatMap((values, index) =>
    values
      ? [
          {
            date: `2026-11-${21 - days.length + index}`.replace(/-(\d)$/, '-0$1'),
            version: 1,
            values,
            flareInferred: false,
          },
        ]
      : [],
  )
  const columns = columnsOf(logged)
  const all = { series: columns, food: columns, custom: { ...columns, names: NAMES } }
  return linkInputOf(all, { last: '2026-11-20', count }, context)
}
const valuesOf = (days: readonly (DayValues | undefined)[], id: string) =>
  inputOf(days).exposures.find((exposure) => exposure.id === id)?.values

describe('[FOOD-05] what may affect pain', () => {
  it('is each food, drink and trigger, on days with it, without it, and of which it is not known', () => {
    const days: DayValues[] = [
      {
        painLevel: 3,
        sleepHours: 6.5,
        foodTags: ['Citrus', 'Processed foods'],
        beverages: ['Alcohol'],
        'trigger.stairs': 2,
      },
      { painLevel: 4, foodTags: [], 'trigger.stairs': 0 },
      { painLevel: 5, beverages: ['Coffee'] },
    ]
    expect(inputOf(days)).toMatchObject({
      first: '2026-11-18',
      pain: [3, 4, 5],
      exposures: [
        { id: 'foodTags.Citrus', values: [1, 0, null] },
        { id: 'foodTags.Processed foods', values: [1, 0, null] },
        { id: 'beverages.Coffee', values: [0, null, 1] },
        { id: 'beverages.Alcohol', values: [1, null, 0] },
        { id: 'trigger.stairs', values: [2, 0, null] },
      ],
      sleepHours: [6.5, null, null],
    })
  })

  it('is no symptom, and nothing that the user never had', () => {
    expect(inputOf([{ painLevel: 3, 'symptom.aching': 4, foodTags: [], 'trigger.stairs': 0 }]).exposures).toEqual([])
  })

  it('is one trigger when it was deleted and made again under its name', () => {
    const days: DayValues[] = [{ painLevel: 1, 'trigger.ladder': 3 }, { 'trigger.stairs': 1 }]
    expect(valuesOf(days, 'trigger.stairs')).toEqual([3, 1])
    expect(valuesOf(days, 'trigger.ladder')).toBeUndefined()
  })

  it('begins with the first level of pain, and a day without an entry is a gap', () => {
    const days = [{ beverages: ['Tea'] }, { painLevel: 3, beverages: ['Tea'] }, undefined, { painLevel: 4 }] as const
    expect(inputOf(days)).toMatchObject({
      first: '2026-11-18',
      pain: [3, null, 4],
      exposures: [{ id: 'beverages.Tea', values: [1, null, null] }],
      sleepHours: [null, null, null],
    })
    expect(inputOf([{ beverages: ['Tea'] }])).toMatchObject({ pain: [], exposures: [] })
  })

  it('is read beside stress and the days around a period, as far as they are known', () => {
    const days: DayValues[] = [{ painLevel: 3, stressLevel: 7 }, { painLevel: 4 }, { painLevel: 5, stressLevel: 2 }]
    expect(inputOf(days).adjustFor).toEqual([[7, null, 2]])
    // The 18th is the last day of a cycle.
    const context = { ...CONTEXT, cycle: { lastPeriodOn: '2026-10-22', lengthDays: 28 } }
    expect(inputOf(days, 3, context).adjustFor).toEqual([
      [7, null, 2],
      [1, 0, 0],
      [0, 1, 1],
    ])
    expect(linkContextOf(undefined)).toEqual(CONTEXT)
    expect(inputOf(days, 3, { ...CONTEXT, plan: { drinks: ['Cola'], practices: [] } }).comforts).toContain(
      'beverages.Cola',
    )
    expect(inputOf(days).comforts).not.toContain('beverages.Cola')
  })

  it('is only of the days that were asked for', () => {
    const days = [{ painLevel: 1 }, { painLevel: 2 }, { painLevel: 3 }]
    expect(inputOf(days, 2)).toMatchObject({ first: '2026-11-19', pain: [2, 3] })
  })
})

it('[FOOD-05] every food and drink has the name of its option, and a trigger that of the user', () => {
  expect(FOODS.map((food) => nameOfExposure(`foodTags.${food}`, NAMES))).toEqual(FOODS)
  expect(DRINKS.map((drink) => nameOfExposure(`beverages.${drink}`, NAMES))).toEqual(DRINKS)
  expect(nameOfExposure('trigger.stairs', NAMES)).toBe('Stairs')
  expect(nameOfExposure('trigger.vanish', NAMES)).toBeUndefined()
})
