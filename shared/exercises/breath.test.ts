import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breathAt, fullnessAt } from './breath.ts'
import { breathSeconds, PATTERNS, type Pattern } from './patterns.ts'

const { longer_out: slow, box, four_seven_eight: fourSevenEight } = PATTERNS
const anyPattern: fc.Arbitrary<Pattern> = fc.constantFrom(...Object.values(PATTERNS))
const anyTime = fc.integer({ min: 0, max: 20 * 60_000 })

describe('[EX-01] a breath', () => {
  it.each([
    [slow, 0, 'in', 0, 1, 4],
    [slow, 3_999, 'in', 0, 4, 1],
    [slow, 4_000, 'out', 0, 1, 6],
    [slow, 9_999, 'out', 0, 6, 1],
    [slow, 126_000, 'out', 12, 3, 4],
    [box, 4_000, 'hold', 0, 1, 4],
    [box, 12_000, 'rest', 0, 1, 4],
    [box, 16_000, 'in', 1, 1, 4],
    [fourSevenEight, 10_999, 'hold', 0, 7, 1],
    [fourSevenEight, 18_500, 'out', 0, 8, 1],
  ] as const)('of %j after %i ms is %s in breath %i, second %i, with %i left', (...row) => {
    const [pattern, ms, phase, breaths, second, secondsLeft] = row
    expect(breathAt(pattern, ms)).toMatchObject({ phase, breaths, second, secondsLeft })
  })

  it('stands at any time where its parts say, and each part lasts its seconds', () => {
    fc.assert(
      fc.property(anyPattern, anyTime, (pattern, ms) => {
        const { part, breaths, second, secondsLeft, progress, phase } = breathAt(pattern, ms)
        const { seconds = 0, phase: expected } = pattern[part] ?? {}
        expect(phase).toBe(expected)
        expect(second + secondsLeft).toBe(seconds + 1)
        const before = pattern.slice(0, part).reduce((sum, each) => sum + each.seconds, 0)
        const told = (breaths * breathSeconds(pattern) + before + progress * seconds) * 1_000
        expect(told).toBeCloseTo(ms, 4)
      }),
    )
  })

  it('is the same one breath later, so nothing drifts', () => {
    fc.assert(
      fc.property(anyPattern, anyTime, fc.integer({ min: 1, max: 200 }), (pattern, ms, times) => {
        const later = breathAt(pattern, ms + times * breathSeconds(pattern) * 1_000)
        expect(later).toEqual({ ...breathAt(pattern, ms), breaths: breathAt(pattern, ms).breaths + times })
      }),
    )
  })
})

describe('[EX-01] the fullness of the lungs', () => {
  it('rises in, stays, falls out, and never jumps', () => {
    fc.assert(
      fc.property(anyPattern, anyTime, (pattern, ms) => {
        const [one, next] = [fullnessAt(pattern, ms), fullnessAt(pattern, ms + 10)]
        const { phase } = breathAt(pattern, ms)
        const isSamePhase = phase === breathAt(pattern, ms + 10).phase
        const direction = isSamePhase ? { in: 1, out: -1, hold: 0, rest: 0 }[phase] : Math.sign(next - one)
        expect(one).toBeGreaterThanOrEqual(0)
        expect(one).toBeLessThanOrEqual(1)
        expect(Math.abs(next - one)).toBeLessThan(0.02)
        expect(Math.sign(next - one)).toBe(direction)
      }),
    )
  })

  it.each([
    [box, 2_000, 0.5],
    [box, 6_000, 1],
    [box, 10_000, 0.5],
    [box, 14_000, 0],
  ])('of %j after %i ms is %d', (pattern, ms, full) => {
    expect(fullnessAt(pattern, ms)).toBeCloseTo(full)
  })
})
