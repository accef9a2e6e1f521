import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seed } from '../../../tests/fixtures/seed.ts'
import { qValuesOf } from './false-discovery.ts'

const P = [0.001, 0.008, 0.039, 0.041, 0.042, 0.06, 0.074, 0.205, 0.212, 0.216]
const Q = [0.01, 0.04, 0.084, 0.084, 0.084, 0.1, 0.1057, 0.216, 0.216, 0.216]

it('[FOOD-05] q-values are those of the check vector, in any order', () => {
  const rounded = (qValues: readonly number[]) => qValues.map((q) => Number(q.toFixed(4)))
  expect(rounded(qValuesOf(P))).toEqual(Q)
  fc.assert(
    fc.property(fc.shuffledSubarray([...P.keys()], { minLength: P.length }), (order) => {
      expect(rounded(qValuesOf(order.map((place) => P[place] ?? 0)))).toEqual(order.map((place) => Q[place]))
    }),
    { seed },
  )
})

it('[FOOD-05] the q-value of a single item is its p-value, and none has none', () => {
  expect(qValuesOf([0.03])).toEqual([0.03])
  expect(qValuesOf([])).toEqual([])
})
