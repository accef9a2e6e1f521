import { expect, it } from 'vitest'
import { twinsAmong } from './twins.ts'

const item = (id: string, values: (number | null)[]) => ({ id, values })

it('[FOOD-05] items that come together on more than half of the days of the rarer one cannot be told apart', () => {
  const coffee = item('coffee', [1, 1, 1, 1, 1, 1, 0, 0])
  const rarer = item('rarer', [1, 1, 1, 0, 0, 0, 1, 1])
  expect(twinsAmong([coffee, rarer]).get('coffee')).toEqual(['rarer'])
  expect(twinsAmong([coffee, rarer]).get('rarer')).toEqual(['coffee'])
})

it('[FOOD-05] items that come together on half of these days can be told apart', () => {
  const coffee = item('coffee', [1, 1, 1, 1, 1, 1, 0, 0])
  const rarer = item('rarer', [1, 1, 0, 0, 0, 0, 1, 1])
  expect([...twinsAmong([coffee, rarer]).values()]).toEqual([[], []])
})

it('[FOOD-05] only days on which both are known count, also for which one is rarer', () => {
  const one = item('one', [1, 1, 1, null, null, 0])
  const other = item('other', [1, 0, 0, 1, 1, 1])
  expect(twinsAmong([one, other]).get('one')).toEqual([])
  expect(twinsAmong([item('never', [0, 0]), item('one', [1, 1])]).get('one')).toEqual([])
})
