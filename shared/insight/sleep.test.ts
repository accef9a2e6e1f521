import { describe, expect, it } from 'vitest'
import { sleepEvidence, sleepPainCorrelation } from './sleep.ts'
import { randomFrom } from './statistics/random.ts'

const OPTIONS = { permutations: 499, seed: 1 }

describe('[INS-02] sleep quality and pain', () => {
  it.each([
    ['less pain', [1, 2, 3, 4, 5, 4, 3], [9, 8, 6, 5, 3, 5, 6]],
    ['more pain', [1, 2, 3, 4, 5, 4, 3], [2, 3, 4, 5, 6, 5, 4]],
  ])('say %s with better sleep, with r and n', (direction, sleep, pain) => {
    const found = sleepPainCorrelation(sleep, pain)
    expect(found).toMatchObject({ n: 7 })
    expect(Math.sign(found?.r ?? 0)).toBe(direction === 'less pain' ? -1 : 1)
  })

  it('need seven entries of each and five days with both', () => {
    const [sleep, pain] = [
      [1, 2, 3, 4, 5, 1, 2],
      [9, 8, 7, 6, 5, 9, 8],
    ]
    expect(sleepPainCorrelation(sleep, pain)?.n).toBe(7)
    expect(sleepPainCorrelation(sleep.slice(1), pain)).toBeUndefined()
    expect(sleepPainCorrelation(sleep, pain.slice(1))).toBeUndefined()
    const apart = (days: number) => [...sleep.slice(0, days), ...Array<null>(7).fill(null), ...sleep.slice(days)]
    const painApart = (days: number) => [
      ...pain,
      ...Array<number | null>(7 - days).fill(null),
      ...Array(days).fill(null),
    ]
    expect(sleepPainCorrelation(apart(5), painApart(5))?.n).toBe(5)
    expect(sleepPainCorrelation(apart(4), painApart(4))).toBeUndefined()
  })

  it('need a correlation of more than 0.3', () => {
    // r is 0.3 exactly, and a little more.
    const sleep = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]
    expect(sleepPainCorrelation(sleep, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1])).toBeUndefined()
    expect(sleepPainCorrelation(sleep, [0, 0, 0, 1, 1, 1, 1, 1, 0, 1])?.r).toBeCloseTo(0.408, 3)
  })
})

describe('[INS-02] the evidence for sleep', () => {
  const days = Array.from({ length: 60 }, (_, day) => day)
  const random = randomFrom(5)
  const sleep = days.map(() => Math.floor(6 * random()))
  const noise = days.map(() => random())

  it('is strong where pain follows the quality of sleep, whatever the direction', () => {
    const worse = sleepEvidence(
      sleep,
      sleep.map((quality, day) => 8 - quality + (noise[day] ?? 0)),
      OPTIONS,
    )
    expect(worse?.rho).toBeLessThan(-0.7)
    expect(worse?.interval[1]).toBeLessThan(-0.5)
    expect(worse).toMatchObject({ n: 59, p: 1 / 500 })
    const better = sleepEvidence(
      sleep,
      sleep.map((quality, day) => 2 + quality + (noise[day] ?? 0)),
      OPTIONS,
    )
    expect(better?.rho).toBeGreaterThan(0.7)
    expect(better?.p).toBe(1 / 500)
  })

  it('is none where both only follow the week', () => {
    const weekly = days.map((day) => (day % 7 >= 5 ? 1 : 4))
    const pain = days.map((day) => (day % 7 >= 5 ? 7 : 3) + (noise[day] ?? 0))
    expect(sleepPainCorrelation(weekly, pain)?.r).toBeLessThan(-0.9)
    expect(sleepEvidence(weekly, pain, OPTIONS)?.p).toBeGreaterThan(0.05)
  })

  it('needs 28 days', () => {
    expect(sleepEvidence(sleep.slice(0, 29), noise.slice(0, 29), OPTIONS)?.n).toBe(28)
    expect(sleepEvidence(sleep.slice(0, 28), noise.slice(0, 28), OPTIONS)).toBeUndefined()
  })
})
