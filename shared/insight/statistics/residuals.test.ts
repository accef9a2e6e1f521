import { describe, expect, it } from 'vitest'
import { preWhitened, withoutCovariate, withoutDrift, withoutWeekdays } from './residuals.ts'

describe('[FOOD-05] pain without its weekly rhythm', () => {
  const week = [1, 2, 3, 4, 5, 6, 7]

  it('is each level minus the mean of its day of the week where weeks repeat exactly, and a gap stays one', () => {
    expect(withoutWeekdays([...week, ...week])).toEqual(Array(14).fill(0))
    expect(withoutWeekdays([...week, ...week, null])).toEqual([...Array(14).fill(0), null])
  })

  it('is each level minus the mean of all where the days of the week do not differ', () => {
    expect(withoutWeekdays([...week, ...week.toReversed()])).toEqual([-3, -2, -1, 0, 1, 2, 3, 3, 2, 1, 0, -1, -2, -3])
  })

  it('keeps the more of the days of the week the less they differ beyond chance', () => {
    const noise = [1, -1, 1, -1, 1, -1, 0, -1, 1, -1, 1, -1, 1, 0]
    const keptOf = (height: number) =>
      withoutWeekdays(noise.map((each, day) => each + (day % 7 === 6 ? height : 0)))[6] ?? 0
    const [small, large] = [keptOf(2) / 2, keptOf(9) / 9]
    expect(small).toBeGreaterThan(large)
    expect(large).toBeGreaterThan(0)
    expect(large).toBeLessThan(0.1)
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

  it('is known after a gap of three days, and not after one of four', () => {
    expect([...preWhitened([3, 4, null, 2, 3, null]).days]).toEqual([1, 3, 4])
    expect([...preWhitened([3, null, null, null, 4]).days]).toEqual([4])
    expect([...preWhitened([3, null, null, null, null, 4]).days]).toEqual([])
  })

  it('is less of an earlier day: the dependence counts once for each day between', () => {
    const { values } = preWhitened([0, 0, 4, 4, 0, 0, 4, 4, 4, null, 8])
    const afterFour = values[2] ?? 0
    const phi = (4 - afterFour) / 4
    expect(phi).toBeGreaterThan(0)
    expect(phi).toBeLessThan(0.9)
    expect(values.at(-1)).toBeCloseTo(8 - phi ** 2 * 4, 9)
  })

  it('is all of it where neighbouring days have nothing to do with each other, or never change', () => {
    expect([...preWhitened([0, 1, 1, 0, 0]).values]).toEqual([1, 1, 0, 0])
    expect([...preWhitened([4, 4, 4]).values]).toEqual([4, 4])
  })
})

describe('[FOOD-05] slow drift', () => {
  it('is taken out: what is left of a rise over months is nearly flat', () => {
    const rising = Array.from({ length: 200 }, (_, day) => 2 + day / 50)
    const left = withoutDrift(rising).slice(21, -21) as number[]
    expect(Math.max(...left.map(Math.abs))).toBeLessThan(1e-9)
  })

  it('leaves a single day nearly as it is, and gaps as gaps', () => {
    const calm: (number | null)[] = Array(100).fill(2)
    const pain = calm.with(50, 8).with(10, null)
    const left = withoutDrift(pain)
    expect(left[50]).toBeCloseTo(6 - 6 / 43, 9)
    expect(left[10]).toBeNull()
    expect(left[28]).toBe(0)
    expect(left[29]).toBeCloseTo(-6 / 42, 9)
    expect(withoutDrift([null, 3, null])).toEqual([null, 0, null])
  })
})

describe('[FOOD-05] another column', () => {
  const stress = Array.from({ length: 60 }, (_, day) => (day * 7) % 5)

  it('is taken out where both are known', () => {
    const pain = stress.map((level) => 1 + 0.5 * level)
    const left = withoutCovariate(pain, stress.with(3, null as never))
    expect(left.filter((_, day) => day !== 3).every((value) => Math.abs((value ?? 0) - 2) < 0.02)).toBe(true)
    expect(left[3]).toBe(pain[3])
  })

  it('that never changes, or that is known on fewer than 28 days, takes nothing out', () => {
    const pain = stress.map((level) => 1 + 0.5 * level)
    expect(withoutCovariate(pain, Array(60).fill(4))).toEqual(pain)
    const short = stress.map((level, day) => (day < 27 ? level : null))
    expect(withoutCovariate(pain, short)).toEqual(pain)
    expect(
      withoutCovariate(
        pain,
        stress.map((level, day) => (day < 28 ? level : null)),
      ),
    ).not.toEqual(pain)
  })
})
