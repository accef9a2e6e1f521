import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyValues } from '../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { addDays } from '../../time/local-date.ts'
import type { DayValues } from '../model/fields.ts'
import { DRINKS } from '../model/options.ts'
import { PATTERN_TIPS } from './pattern-tips.ts'
import { isTipDue, patternTip, RULE_TIPS, ruleTip } from './tips.ts'
import { CAFFEINE, TRIGGER_DRINKS, TRIGGER_FOODS } from './trigger-foods.ts'

const today = '2026-11-20'
const day = (age: number, values: DayValues, flareInferred = false) => ({
  date: addDays(today, -age),
  values,
  flareInferred,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const flare = (values: DayValues = {}): DayValues => ({ flareManual: true, ...values })
const eaten = (food: (typeof CAFFEINE)[number]): DayValues =>
  food === 'Chocolate' ? { foodTags: [food] } : { beverages: DRINKS.filter((drink) => drink === food) }
const coffee = eaten('Coffee')

describe('[TIP-01] caffeine on every flare day', () => {
  it.each<[string, DayValues[], boolean]>([
    ['three flares with coffee', [flare(coffee), flare(coffee), flare(coffee)], true],
    ['two flares with coffee', [flare(coffee), flare(coffee)], false],
    ['a fourth flare without', [flare(coffee), flare(coffee), flare(coffee), flare()], false],
    ['two flares with coffee and a day with coffee', [flare(coffee), flare(coffee), coffee], false],
    ['three flares and coffee on other days', [flare(), flare(), flare(), coffee], false],
  ])('%s: %s', (_, values, shown) => {
    // Two days apart, so that what was drunk the day before has no part in it.
    const days = values.map((each, index) => day(index * 2, each))
    expect(patternTip(days, today)).toBe(shown ? 'caffeine-with-flares' : undefined)
  })

  it.each(CAFFEINE)('is in %s', (food) => {
    const days = [0, 2, 4].map((age) => day(age, flare(eaten(food))))
    expect(patternTip(days, today)).toBe('caffeine-with-flares')
  })

  it.each<[string, DayValues, boolean]>([
    ['was managed', { isManagingFlare: true }, false],
    ['was inferred', {}, true],
  ])('counts a flare that %s', (_, values, inferred) => {
    const days = [0, 2, 4].map((age) => day(age, { ...values, ...coffee }, inferred))
    expect(patternTip(days, today)).toBe('caffeine-with-flares')
  })
})

describe('[TIP-01] low water with high pain', () => {
  const dry = { waterGlasses: 3, painLevel: 6 }
  it.each<[string, DayValues[], boolean]>([
    ['three such days', [dry, dry, dry], true],
    ['two such days', [dry, dry], false],
    ['a third with enough water', [dry, dry, { ...dry, waterGlasses: 4 }], false],
    ['a third with less pain', [dry, dry, { ...dry, painLevel: 5 }], false],
    ['a third without a word about water', [dry, dry, { painLevel: 6 }], false],
    ['a third without a word about pain', [dry, dry, { waterGlasses: 3 }], false],
  ])('%s: %s', (_, values, shown) => {
    const days = values.map((each, index) => day(index, each))
    expect(patternTip(days, today)).toBe(shown ? 'low-water-with-pain' : undefined)
  })
})

describe('[TIP-01] trigger foods the day before flares', () => {
  const days = (before: DayValues, ages: readonly number[] = [0, 2, 4]) =>
    ages.flatMap((age) => [day(age, flare()), day(age + 1, before)])

  it.each([
    ...TRIGGER_FOODS.map((food) => ({ foodTags: [food] })),
    ...TRIGGER_DRINKS.map((drink) => ({ beverages: [drink] })),
  ])('are found in %j', (before) => {
    expect(patternTip(days(before), today)).toBe('foods-before-flares')
  })

  it.each<[string, number[], boolean]>([
    ['before three flares', [0, 2, 4], true],
    ['before two', [0, 2], false],
    ['before a flare on the tenth day, eaten on the eleventh', [0, 2, 9], true],
    ['before a flare on the eleventh day', [0, 2, 10], false],
  ])('%s: %s', (_, ages, shown) => {
    expect(patternTip(days({ foodTags: ['Citrus'] }, ages), today)).toBe(shown ? 'foods-before-flares' : undefined)
  })

  it('need not stand before every flare, and other foods are none', () => {
    expect(patternTip([...days({ foodTags: ['Citrus'] }), day(7, flare())], today)).toBe('foods-before-flares')
    expect(patternTip(days({ foodTags: ['Eggs'], beverages: ['Milk'] }), today)).toBeUndefined()
  })

  it('are one of the same day for none', () => {
    const same = [0, 2, 4].map((age) => day(age, flare({ foodTags: ['Citrus'] })))
    expect(patternTip(same, today)).toBeUndefined()
  })
})

describe('[TIP-01] calm days', () => {
  it.each<[string, DayValues[], boolean]>([
    ['five days of little pain', range(0, 4).map(() => ({ painLevel: 2 })), true],
    ['four such days', range(0, 3).map(() => ({ painLevel: 2 })), false],
    ['a fifth with pain of 3', [...range(0, 3).map(() => ({ painLevel: 0 })), { painLevel: 3 }], false],
    ['a fifth without a word about pain', [...range(0, 3).map(() => ({ painLevel: 0 })), { notes: 'x' }], false],
    ['five such days and a flare', [...range(0, 4).map(() => ({ painLevel: 2 })), flare()], false],
  ])('%s: %s', (_, values, shown) => {
    const days = values.map((each, index) => day(index, each))
    expect(patternTip(days, today)).toBe(shown ? 'calm-days' : undefined)
  })

  it('are those of the last ten days, today among them', () => {
    const calm = (ages: readonly number[]) => ages.map((age) => day(age, { painLevel: 1 }))
    expect(patternTip(calm([0, 3, 5, 7, 9]), today)).toBe('calm-days')
    expect(patternTip(calm([0, 3, 5, 7, 10]), today)).toBeUndefined()
    expect(patternTip(calm([-1, 0, 3, 5, 7]), today)).toBeUndefined()
    expect(patternTip([...calm([0, 3, 5, 7, 9]), day(10, flare())], today)).toBe('calm-days')
  })
})

describe('a pattern', () => {
  it('[TIP-01] of several is the first in their order', () => {
    const all = { ...coffee, waterGlasses: 1, painLevel: 9 }
    const days = [0, 1, 2, 3].map((age) => day(age, flare(all)))
    expect(patternTip(days, today)).toBe('caffeine-with-flares')
    const { beverages: _, ...dry } = all
    expect(patternTip([...days, day(8, flare(dry))], today)).toBe('low-water-with-pain')
    expect(PATTERN_TIPS).toHaveLength(4)
  })

  it('[TIP-01] does not depend on the order in which the days are read', () => {
    const past = fc.record({ age: fc.integer({ min: -1, max: 12 }), values: anyValues, inferred: fc.boolean() })
    fc.assert(
      fc.property(fc.uniqueArray(past, { selector: ({ age }) => age }), (days) => {
        const read = days.map(({ age, values, inferred }) => day(age, values, inferred))
        expect(patternTip(read.toReversed(), today)).toBe(patternTip(read, today))
      }),
      { seed },
    )
  })

  it('[TIP-01] is none of days on which nothing was answered', () => {
    expect(
      patternTip(
        range(0, 10).map((age) => day(age, {})),
        today,
      ),
    ).toBeUndefined()
  })
})

describe('[TIP-01] the next pattern', () => {
  const shownAt = Date.parse('2026-11-20T20:00:00Z')
  it.each([
    ['that was never shown', undefined, shownAt, true],
    ['shown this moment', shownAt, shownAt, false],
    ['shown a moment less than three days ago', shownAt, Date.parse('2026-11-23T19:59:59.999Z'), false],
    ['shown three days ago', shownAt, Date.parse('2026-11-23T20:00:00Z'), true],
  ])('after one %s may be shown: %s', (_, last, now, due) => {
    expect(isTipDue(last, now)).toBe(due)
  })
})

describe('[TIP-02] the tip of one day', () => {
  it.each<[string, DayValues]>([
    ['low-water', { waterGlasses: 3 }],
    ['low-water', { waterGlasses: 0, painLevel: 1, urgencyLevel: 1 }],
    ['general', { waterGlasses: 4 }],
    ['trigger-food', { foodTags: ['Vinegar'] }],
    ['trigger-food', { beverages: ['Alcohol'] }],
    ['general', { foodTags: ['Eggs'], beverages: ['Milk'] }],
    ['pain-with-stress', { painLevel: 4, stressLevel: 6 }],
    ['general', { painLevel: 3, stressLevel: 6 }],
    ['general', { painLevel: 4, stressLevel: 5 }],
    ['general', { stressLevel: 10 }],
    ['general', { painLevel: 10 }],
    ['pain-with-stress', { moods: ['Stressed'] }],
    ['pain-with-stress', { moods: ['Anxious'] }],
    ['pain-with-stress', { quickMoods: ['stressed'] }],
    ['general', { moods: ['Irritable'], quickMoods: ['low'] }],
    ['poor-sleep', { sleepHours: 4.5 }],
    ['general', { sleepHours: 5 }],
    ['good-day', { painLevel: 2, urgencyLevel: 2 }],
    ['general', { painLevel: 3, urgencyLevel: 2 }],
    ['general', { painLevel: 2, urgencyLevel: 3 }],
    ['general', { painLevel: 0 }],
    ['general', { urgencyLevel: 0 }],
    ['several-factors', { waterGlasses: 3, foodTags: ['Spicy'] }],
    ['several-factors', { painLevel: 8, stressLevel: 8, sleepHours: 3 }],
    ['several-factors', { waterGlasses: 3, sleepHours: 3, painLevel: 0, urgencyLevel: 0 }],
    ['general', {}],
  ])('is "%s" for %j', (tip, values) => {
    expect(ruleTip(values)).toBe(tip)
    expect(RULE_TIPS).toContain(tip)
  })

  it('is there for any day', () => {
    fc.assert(
      fc.property(anyValues, (values) => RULE_TIPS.includes(ruleTip(values))),
      { seed },
    )
  })
})
