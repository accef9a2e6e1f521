import { expect, it } from 'vitest'
import { flaresIn } from './flares.ts'
import { stateOf } from './state.ts'

const flare = stateOf({ values: { flareManual: true }, flareInferred: false })
const inferred = stateOf({ values: { painLevel: 8 }, flareInferred: true })
const calm = stateOf({ values: { painLevel: 2 }, flareInferred: false })

it.each([
  ['none', [calm, 0, calm], []],
  ['days beside each other are one flare', [calm, flare, inferred, calm], [['2026-02-28', '2026-03-01']]],
  [
    'a calm day ends one',
    [flare, calm, flare],
    [
      ['2026-02-27', '2026-02-27'],
      ['2026-03-01', '2026-03-01'],
    ],
  ],
  [
    'a day that is not logged ends one',
    [flare, 0, flare],
    [
      ['2026-02-27', '2026-02-27'],
      ['2026-03-01', '2026-03-01'],
    ],
  ],
  ['the last day may be in one', [0, calm, flare], [['2026-03-01', '2026-03-01']]],
] as const)('[TREND-01] flares: %s', (_, states, expected) => {
  expect(flaresIn('2026-02-27', states).map(({ first, last }) => [first, last])).toEqual(expected)
})
