import { describe, expect, it } from 'vitest'
import type { DayValues } from '../days/model/fields.ts'
import { sleepPain } from './sleep-pain.ts'

const of = (days: readonly DayValues[]) => sleepPain(days.map((values) => ({ values })))
/** Days on which pain falls as sleep gets better. */
const opposed = (count: number) =>
  Array.from({ length: count }, (_, index): DayValues => ({ sleepQuality: index % 5, painLevel: 8 - (index % 5) }))

describe('[INS-02] sleep and pain', () => {
  it('go together in either direction, which the sign tells', () => {
    expect(of(opposed(9))).toEqual({ r: -1, n: 9 })
    expect(
      of(opposed(9).map(({ sleepQuality = 0 }) => ({ sleepQuality, painLevel: sleepQuality + 1 })))?.r,
    ).toBeCloseTo(1)
  })

  it('need seven answers each', () => {
    expect(of(opposed(6))).toBeUndefined()
    expect(of(opposed(7))?.n).toBe(7)
    const oneMissing = opposed(7).map(({ painLevel = 0, sleepQuality = 0 }, index) =>
      index === 3 ? { painLevel } : { painLevel, sleepQuality },
    )
    expect(of(oneMissing)).toBeUndefined()
  })

  it.each([
    [4, undefined],
    [5, 5],
  ])('with %i days that have both have the pairs %j', (both, n) => {
    const alone = [1, 2, 3].flatMap((level) => [{ sleepQuality: level }, { painLevel: level }])
    expect(of([...opposed(both), ...alone])?.n).toBe(n)
  })

  it('that hardly go together, or never change, say nothing', () => {
    const pains = [5, 3, 4, 3, 5, 5, 3, 4, 3, 5]
    expect(of(pains.map((painLevel, index) => ({ painLevel, sleepQuality: index % 5 })))).toBeUndefined()
    expect(of(opposed(9).map((values) => ({ ...values, painLevel: 4 })))).toBeUndefined()
  })

  it('count a level of 0 as an answer', () => {
    expect(of(opposed(7).map(({ sleepQuality = 0 }) => ({ sleepQuality, painLevel: sleepQuality })))?.n).toBe(7)
  })
})
