import { describe, expect, it } from 'vitest'
import { preWhitened, withoutWeekdays } from './residuals.ts'

describe('[FOOD-05] pain without its weekly rhythm', () => {
  it('is each level minus the mean of its day of the week, and a gap stays one', () => {
    const week = [1, 2, 3, 4, 5, 6, 7]
    expect(withoutWeekdays([...week, ...week])).toEqual(Array(14).fill(0))
    expect(withoutWeekdays([...week, null, 4])).toEqual([0, -1, 0, 0, 0, 0, 0, null, 1])
  })
})

describe('[FOOD-05] what the day before does not explain', () => {
  it('is nothing where each day follows from the one before', () => {
    const halving = [8, 4, 2, 1, 0.5]
    const { days, values } = preWhitened(halving)
    expect([...days]).toEqual([1, 2, 3, 4])
    const levels = [...values].map((value, index) => value - (halving[index + 1] ?? 0) + (halving[index] ?? 0))
    // The correlation is 1, so each residual is the step.
    expect(levels).toEqual([0, 0, 0, 0])
  })

  it('is not known on a day without pain, or whose day before has none', () => {
    expect([...preWhitened([3, 4, null, 2, 3, null]).days]).toEqual([1, 4])
    expect([...preWhitened([3, null, 4, null]).days]).toEqual([])
  })

  it('is all of it where neighbouring days have nothing to do with each other, or never change', () => {
    expect([...preWhitened([0, 1, 1, 0, 0]).values]).toEqual([1, 1, 0, 0])
    expect([...preWhitened([4, 4, 4]).values]).toEqual([4, 4])
  })
})
