import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breathAt } from './breath.ts'
import { PATTERNS, type Pattern } from './patterns.ts'
import { envelopeMs, tonesOf } from './tone.ts'

const anyPattern: fc.Arbitrary<Pattern> = fc.constantFrom(...Object.values(PATTERNS))
const anyTime = fc.integer({ min: 0, max: 1_200_000 })

describe('[EX-01] the tones', () => {
  it('rise with the breath in, fall with the breath out, and rest while it is held', () => {
    expect(tonesOf(PATTERNS.box, 0, 16_000)).toEqual([
      { fromMs: 0, untilMs: 4_000, fromHz: 330, toHz: 440 },
      { fromMs: 8_000, untilMs: 12_000, fromHz: 440, toHz: 330 },
    ])
  })

  it('go on after a pause where they stopped, at the pitch of that moment', () => {
    expect(tonesOf(PATTERNS.longer_out, 12_000, 20_000)).toEqual([
      { fromMs: 12_000, untilMs: 14_000, fromHz: 385, toHz: 440 },
      { fromMs: 14_000, untilMs: 20_000, fromHz: 440, toHz: 330 },
    ])
  })

  it('follow the breath at any time, one at a time', () => {
    fc.assert(
      fc.property(anyPattern, anyTime, fc.integer({ min: 1, max: 60_000 }), (pattern, from, ms) => {
        const tones = tonesOf(pattern, from, from + ms)
        for (const [index, tone] of tones.entries()) {
          expect(tone.fromMs).toBeGreaterThanOrEqual(Math.max(from, tones[index - 1]?.untilMs ?? 0))
          const { phase } = breathAt(pattern, tone.fromMs)
          expect(phase).toBe(tone.toHz > tone.fromHz ? 'in' : 'out')
          expect(breathAt(pattern, tone.untilMs - 1).phase).toBe(phase)
        }
        const isSilent = ['hold', 'rest'].includes(breathAt(pattern, from).phase)
        expect(tones[0]?.fromMs === from).toBe(!isSilent)
      }),
    )
  })

  it('neither begin nor end at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8_000 }), (ms) => {
        const { rise, fall } = envelopeMs(ms)
        expect(rise + fall).toBeLessThanOrEqual(ms)
        expect(Math.min(rise, fall)).toBeGreaterThanOrEqual(Math.min(1_500, ms * 0.4))
      }),
    )
  })
})
