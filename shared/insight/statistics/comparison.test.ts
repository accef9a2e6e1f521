import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../../tests/fixtures/seed.ts'
import { compareDays, differenceIn, sumsOf } from './comparison.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1)

describe('[FOOD-05] compared days', () => {
  it('are those with it, without it, and those of which it is not known', () => {
    const { exposed, unexposed, unknown } = compareDays([1, 0, null, 3, 0], Int32Array.of(0, 1, 2, 3, 4), 0)
    expect([exposed, unexposed, unknown].map((places) => [...places])).toEqual([[0, 3], [1, 4], [2]])
  })

  it('are told apart by what was one or two days before', () => {
    const days = Int32Array.of(1, 2, 4)
    expect([...compareDays([1, 0, null, 3, 0], days, 1).exposed]).toEqual([0, 2])
    const { exposed, unknown } = compareDays([1, 0, null, 3, 0], days, 2)
    expect([...exposed]).toEqual([1])
    expect([...unknown]).toEqual([0, 2])
  })
})

describe('[FOOD-05] a difference', () => {
  it("is that of the means, with Welch's t, whichever groups are added up", () => {
    const anyDay = fc.record({ pain: fc.integer({ min: 0, max: 10 }), had: fc.constantFrom(0, 1, 1, 2, null) })
    const known = [
      { pain: 1, had: 1 },
      { pain: 4, had: 1 },
      { pain: 2, had: 0 },
      { pain: 3, had: 0 },
    ]
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 60 }), (some) => {
        const days = [...known, ...some]
        const values = Float64Array.from(days, ({ pain }) => pain)
        const [had, hadNot] = [days.filter((day) => day.had), days.filter((day) => day.had === 0)].map((group) =>
          group.map(({ pain }) => pain),
        ) as [number[], number[]]
        const compared = compareDays(
          days.map((day) => day.had),
          Int32Array.from(days.keys()),
          0,
        )
        const { effect, standardError, t } = differenceIn(values, sumsOf(values), compared)
        const expectedError = Math.sqrt(variance(had) / had.length + variance(hadNot) / hadNot.length)
        expect(effect).toBeCloseTo(mean(had) - mean(hadNot), 9)
        expect(standardError).toBeCloseTo(expectedError, 6)
        expect(t).toBeCloseTo((mean(had) - mean(hadNot)) / expectedError, 5)
      }),
      { seed },
    )
  })

  it('of pain that never changes is none', () => {
    const values = new Float64Array(6).fill(4)
    const compared = compareDays([1, 0, 1, 0, 1, 0], Int32Array.of(0, 1, 2, 3, 4, 5), 0)
    expect(differenceIn(values, sumsOf(values), compared)).toEqual({ effect: 0, standardError: 0, t: 0 })
  })
})
