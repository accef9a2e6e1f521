import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyValues } from '../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { addDays } from '../../time/local-date.ts'
import type { DayValues } from '../model/fields.ts'
import { DRINKS } from '../model/options.ts'
import { PATTERN_TIPS } from './pattern-tips.ts'
import { DAY_TIPS, findDayTip, findPatternTip, isTipDue } from './tips.ts'
import { CAFFEINE, TRIGGER_DRINKS, TRIGGER_FOODS } from './trigger-foods.ts'

const today = '2026-11-20'
const day = (age: number, values: DayValues, flareInferred = false) => ({
  date: addDays(today, -age),
  values,
  flareInferred,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const flare = (values: DayValues = {}): DayValues => ({ flareManual: true, ...values })
const caffeineDay = (food: (typeof CAFFEINE)[number]): DayValues =>
  food === 'Chocolate' ? { foodTags: [food] } : { beverages: DRINKS.filter((drink) => drink === food) }
const coffee = caffeineDay('Coffee')
const NOTHING: DayValues = { foodTags: [], beverages: [] }

/** Days between the others, on which nothing was had: enough to see a difference. */
const withOthers = (days: ReturnType<typeof day>[], values: DayValues = NOTHING) => [
  ...days,
  ...[1, 3, 5, 7, 9]
    .filter((age) => !days.some(({ date }) => date === addDays(today, -age)))
    .map((age) => day(age, values)),
]

describe('[TIP-01] caffeine on every flare day', () => {
  it.each<[string, DayValues[], boolean]>([
    ['three flares with coffee', [flare(coffee), flare(coffee), flare(coffee)], true],
    ['two flares with coffee', [flare(coffee), flare(coffee)], false],
    ['a fourth flare without coffee', [flare(coffee), flare(coffee), flare(coffee), flare()], false],
    ['two flares with coffee and a day with coffee', [flare(coffee), flare(coffee), coffee], false],
    ['three flares and coffee on other days', [flare(), flare(), flare(), coffee], false],
  ])('%s (%j): %s', (_, values, shown) => {
    // The days are two apart, so that no drink was logged on the day before a flare.
    const days = withOthers(values.map((each, index) => day(index * 2, each)))
    expect(findPatternTip(days, today)?.tip).toBe(shown ? 'caffeine-with-flares' : undefined)
  })

  it.each(CAFFEINE)('is found with %s', (food) => {
    const days = withOthers([0, 2, 4].map((age) => day(age, flare(caffeineDay(food)))))
    expect(findPatternTip(days, today)?.tip).toBe('caffeine-with-flares')
  })

  it.each<[string, DayValues, boolean]>([
    ['were being managed', { isManagingFlare: true }, false],
    ['were inferred', {}, true],
  ])('is found with flares that %s', (_, values, inferred) => {
    const days = withOthers([0, 2, 4].map((age) => day(age, { ...values, ...coffee }, inferred)))
    expect(findPatternTip(days, today)?.tip).toBe('caffeine-with-flares')
  })

  it.each<[string, number, number, boolean]>([
    ['on no other day', 0, 3, true],
    ['on two of five others', 2, 3, true],
    ['on no other day, of which only two are known', 0, 2, false],
    ['on each other day', 5, 0, false],
    ['on four of seven others', 4, 3, true],
  ])('with it %s (%i with it, %i without it): %s', (_, withIt, without, shown) => {
    const others = range(1, withIt + without).map((n) => day(n + 2, n <= withIt ? coffee : NOTHING))
    const found = findPatternTip([...range(0, 2).map((age) => day(age, flare(coffee))), ...others], today)
    const evidence = { hard: { days: 3, of: 3 }, other: { days: withIt, of: withIt + without } }
    expect(found).toEqual(shown ? { tip: 'caffeine-with-flares', evidence } : undefined)
  })

  it('does not count days on which food was not answered', () => {
    const unanswered = [3, 5, 7].map((age) => day(age, { painLevel: 3 }))
    expect(findPatternTip([...[0, 2, 4].map((age) => day(age, flare(coffee))), ...unanswered], today)).toBeUndefined()
  })
})

describe('[TIP-01] low water with high pain', () => {
  const dry = { waterGlasses: 3, painLevel: 6 }
  const others = [4, 5, 6].map((age) => day(age, { waterGlasses: 6, painLevel: 2 }))
  it.each<[string, DayValues[], boolean]>([
    ['three such days', [dry, dry, dry], true],
    ['two such days', [dry, dry], false],
    ['two such days and one with enough water', [dry, dry, { ...dry, waterGlasses: 4 }], false],
    ['two such days and one with less pain', [dry, dry, { ...dry, painLevel: 5 }], false],
    ['two such days and one without a water value', [dry, dry, { painLevel: 6 }], false],
    ['two such days and one without a pain value', [dry, dry, { waterGlasses: 3 }], false],
  ])('%s (%j): %s', (_, values, shown) => {
    const days = [...values.map((each, index) => day(index, each)), ...others]
    expect(findPatternTip(days, today)?.tip).toBe(shown ? 'low-water-with-pain' : undefined)
  })

  it('is found with a difference of exactly 20 points, the least that ten days can have here', () => {
    const pain = [dry, dry, dry, { ...dry, waterGlasses: 6 }, { ...dry, waterGlasses: 6 }]
    const calm = [3, 3, 6, 6, 6].map((waterGlasses) => ({ waterGlasses, painLevel: 2 }))
    const days = [...pain, ...calm].map((values, age) => day(age, values))
    const evidence = { hard: { days: 3, of: 5 }, other: { days: 2, of: 5 } }
    expect(findPatternTip(days, today)).toEqual({ tip: 'low-water-with-pain', evidence })
  })

  it('is silent for someone who drinks little on each day', () => {
    const always = [4, 5, 6].map((age) => day(age, { waterGlasses: 3, painLevel: 2 }))
    expect(findPatternTip([...range(0, 2).map((age) => day(age, dry)), ...always], today)).toBeUndefined()
  })
})

describe('[TIP-01] trigger foods the day before flares', () => {
  const days = (before: DayValues, ages: readonly number[] = [0, 2, 4]) => [
    ...ages.flatMap((age) => [day(age, flare(NOTHING)), day(age + 1, before)]),
    // Before these days, and before those that follow a flare, nothing was had.
    ...range(6, 9).flatMap((age) => (ages.some((each) => each === age || each + 1 === age) ? [] : day(age, NOTHING))),
  ]

  it.each([
    ...TRIGGER_FOODS.map((food) => ({ foodTags: [food] })),
    ...TRIGGER_DRINKS.map((drink) => ({ beverages: [drink] })),
  ])('are found in %j', (before) => {
    expect(findPatternTip(days(before), today)?.tip).toBe('foods-before-flares')
  })

  it.each<[string, number[], boolean]>([
    ['before three flares', [0, 2, 4], true],
    ['before two flares', [0, 2], false],
    ['before a flare on the tenth day, eaten on the eleventh', [0, 2, 9], true],
    ['before a flare on the eleventh day', [0, 2, 10], false],
  ])('%s (ages %j): %s', (_, ages, shown) => {
    expect(findPatternTip(days({ foodTags: ['Citrus'] }, ages), today)?.tip).toBe(
      shown ? 'foods-before-flares' : undefined,
    )
  })

  it('are found also when one flare has none the day before; other foods do not count', () => {
    const found = findPatternTip(days({ foodTags: ['Citrus'] }).concat(day(8, flare(NOTHING))), today)
    expect(found?.tip).toBe('foods-before-flares')
    expect(findPatternTip(days({ foodTags: ['Eggs'], beverages: ['Milk'] }), today)).toBeUndefined()
  })

  it('do not count when they were eaten on the day of the flare', () => {
    const sameDays = [0, 2, 4].map((age) => day(age, flare({ foodTags: ['Citrus'] })))
    expect(findPatternTip(withOthers(sameDays), today)).toBeUndefined()
  })
})

describe('[TIP-01] calm days', () => {
  it.each<[string, DayValues[], boolean]>([
    ['five days of little pain', range(0, 4).map(() => ({ painLevel: 2 })), true],
    ['four such days', range(0, 3).map(() => ({ painLevel: 2 })), false],
    [
      'four such days and one with a pain of 3',
      [...range(0, 3).map(() => ({ painLevel: 0 })), { painLevel: 3 }],
      false,
    ],
    [
      'four such days and one without a pain value',
      [...range(0, 3).map(() => ({ painLevel: 0 })), { notes: 'x' }],
      false,
    ],
    ['five such days and a flare', [...range(0, 4).map(() => ({ painLevel: 2 })), flare()], false],
  ])('%s (%j): %s', (_, values, shown) => {
    const days = values.map((each, index) => day(index, each))
    expect(findPatternTip(days, today)?.tip).toBe(shown ? 'calm-days' : undefined)
  })

  it('are counted in the last ten days, today included', () => {
    const calm = (ages: readonly number[]) => ages.map((age) => day(age, { painLevel: 1 }))
    expect(findPatternTip(calm([0, 3, 5, 7, 9]), today)).toEqual({ tip: 'calm-days' })
    expect(findPatternTip(calm([0, 3, 5, 7, 10]), today)).toBeUndefined()
    expect(findPatternTip(calm([-1, 0, 3, 5, 7]), today)).toBeUndefined()
    expect(findPatternTip([...calm([0, 3, 5, 7, 9]), day(10, flare())], today)).toEqual({ tip: 'calm-days' })
  })
})

describe('a pattern', () => {
  it('[TIP-01] is the first in the order of `PATTERN_TIPS` when there are several', () => {
    const all = { ...coffee, waterGlasses: 1, painLevel: 9 }
    const others = [5, 6, 7].map((age) => day(age, { ...NOTHING, waterGlasses: 8, painLevel: 1 }))
    const days = [...[0, 1, 2, 3].map((age) => day(age, flare(all))), ...others]
    expect(findPatternTip(days, today)?.tip).toBe('caffeine-with-flares')
    const { beverages: _, ...dry } = all
    expect(findPatternTip([...days, day(8, flare(dry))], today)?.tip).toBe('low-water-with-pain')
    expect(PATTERN_TIPS).toHaveLength(4)
  })

  it('[TIP-01] does not depend on the order of the days', () => {
    const anyDay = fc.record({ age: fc.integer({ min: -1, max: 12 }), values: anyValues, inferred: fc.boolean() })
    fc.assert(
      fc.property(fc.uniqueArray(anyDay, { selector: ({ age }) => age }), (days) => {
        const logged = days.map(({ age, values, inferred }) => day(age, values, inferred))
        expect(findPatternTip(logged.toReversed(), today)).toEqual(findPatternTip(logged, today))
      }),
      { seed },
    )
  })

  it('[TIP-01] is not found in days without values', () => {
    expect(
      findPatternTip(
        range(0, 10).map((age) => day(age, {})),
        today,
      ),
    ).toBeUndefined()
  })
})

describe('[TIP-01] the next pattern tip', () => {
  const shownAt = Date.parse('2026-11-20T20:00:00Z')
  it.each([
    ['when none was shown before', undefined, shownAt, true],
    ['at the instant of the last one', shownAt, shownAt, false],
    ['a millisecond less than three days after the last one', shownAt, Date.parse('2026-11-23T19:59:59.999Z'), false],
    ['three days after the last one', shownAt, Date.parse('2026-11-23T20:00:00Z'), true],
  ])('%s (last %j, now %j) is due: %s', (_, last, now, due) => {
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
    expect(findDayTip(values)).toBe(tip)
    expect(DAY_TIPS).toContain(tip)
  })

  it('exists for any day', () => {
    fc.assert(
      fc.property(anyValues, (values) => DAY_TIPS.includes(findDayTip(values))),
      { seed },
    )
  })
})
