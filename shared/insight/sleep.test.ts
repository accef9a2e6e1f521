import { describe, expect, it } from 'vitest'
import { sleepEvidence, sleepPain } from './sleep.ts'
import { randomFrom } from './statistics/random.ts'

const OPTIONS = { permutations: 499, seed: 1 }

const hours = (sleepHours: (number | null)[], pain: (number | null)[]) =>
  sleepPain({ sleepHours, sleepQuality: pain.map(() => null) }, pain)

describe('[INS-02] sleep and pain', () => {
  it.each([
    ['less pain', [6, 7, 8, 6, 7, 8, 6], [9, 5, 3, 8, 4, 3, 8], { better: { pain: 3.75, n: 4 }, worse: { n: 3 } }],
    ['more pain', [6, 7, 8, 6, 7, 8, 6], [2, 5, 6, 2, 5, 7, 3], { better: { pain: 5.75, n: 4 }, worse: { n: 3 } }],
  ])('say %s after longer nights, in averages with n', (_, sleep, pain, expected) => {
    expect(hours(sleep, pain)).toMatchObject({ measure: 'hours', mayBeChance: false, ...expected })
  })

  it('take the quality of sleep where hours are not logged', () => {
    const sleepQuality = [1, 2, 3, 4, 5, 4, 3]
    const found = sleepPain({ sleepHours: [8, ...Array<null>(6).fill(null)], sleepQuality }, [9, 8, 6, 5, 3, 5, 6])
    expect(found).toMatchObject({ measure: 'quality', better: { pain: 5, n: 5 }, worse: { pain: 8.5, n: 2 } })
  })

  it('need seven entries of each and five days with both', () => {
    const [sleep, pain] = [
      [6, 7, 8, 6, 8, 6, 7],
      [9, 5, 3, 8, 3, 8, 5],
    ]
    expect(hours(sleep, pain)?.better.n).toBe(4)
    expect(hours(sleep.slice(1), pain)).toBeUndefined()
    expect(hours(sleep, pain.slice(1))).toBeUndefined()
    const apart = (days: number) => [...sleep.slice(0, days), ...Array<null>(7).fill(null), ...sleep.slice(days)]
    const painApart = (days: number) => [
      ...pain,
      ...Array<number | null>(7 - days).fill(null),
      ...Array(days).fill(null),
    ]
    expect(hours(apart(5), painApart(5))).toBeDefined()
    expect(hours(apart(4), painApart(4))).toBeUndefined()
  })

  it('need a correlation of more than 0.3, and nights of both kinds', () => {
    // r is 0.2, and 0.41.
    const sleep = [6, 6, 6, 6, 6, 8, 8, 8, 8, 8]
    expect(hours(sleep, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1])).toBeUndefined()
    expect(hours(sleep, [0, 0, 0, 1, 1, 1, 1, 1, 0, 1])).toBeDefined()
    expect(hours([7, 8, 9, 7, 8, 9, 7], [9, 5, 3, 8, 4, 3, 8])).toBeUndefined()
  })

  it('may be chance on few days, and with runs of days that are alike', () => {
    const sleep = [6, 6, 6, 6, 6, 8, 8, 8, 8, 8]
    expect(hours(sleep, [4, 5, 3, 5, 4, 3, 4, 4, 2, 5])?.mayBeChance).toBe(true)
    // The same pairs count for less when days that are alike follow each other.
    const pain = [5, 5, 6, 5, 5, 4, 3, 3, 2, 3, 3, 4]
    const long = (index: number) => (index < 6 ? 6 : 8)
    const order = [0, 7, 3, 10, 8, 1, 4, 11, 2, 6, 9, 5]
    expect(
      hours(
        pain.map((_, index) => long(index)),
        pain,
      )?.mayBeChance,
    ).toBe(true)
    expect(
      hours(
        order.map(long),
        order.map((index) => pain[index] as number),
      )?.mayBeChance,
    ).toBe(false)
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
    expect(sleepEvidence(weekly, pain, OPTIONS)?.p).toBeGreaterThan(0.05)
  })

  it('needs 28 days', () => {
    expect(sleepEvidence(sleep.slice(0, 29), noise.slice(0, 29), OPTIONS)?.n).toBe(28)
    expect(sleepEvidence(sleep.slice(0, 28), noise.slice(0, 28), OPTIONS)).toBeUndefined()
  })
})
