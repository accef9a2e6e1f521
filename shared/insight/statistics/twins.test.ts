import { expect, it } from 'vitest'
import { twinsAmong } from './twins.ts'

const item = (id: string, values: (number | null)[]) => ({ id, values })
const twinsOf = (...items: ReturnType<typeof item>[]) => Object.fromEntries(twinsAmong(items))

const rarer = item('rarer', [1, 1, 1, 1, 0, 0, 0, 0, 0, 0])

it('[FOOD-05] items that come together on more than half of the days of the rarer one cannot be told apart', () => {
  const common = item('common', [1, 1, 1, 0, 1, 0, 0, 0, 1, 0])
  expect(twinsOf(common, rarer)).toEqual({ common: ['rarer'], rarer: ['common'] })
})

it('[FOOD-05] items that come together on half of these days can be told apart', () => {
  const others = (had: number[]) => [...had, ...Array<number>(12).fill(0)]
  const one = item('one', others([1, 1, 1, 1, 0, 0]))
  const half = item('half', others([1, 1, 0, 0, 1, 1]))
  expect(twinsOf(one, half)).toEqual({ one: [], half: [] })
  const most = item('most', others([1, 1, 1, 0, 1, 1]))
  expect(twinsOf(one, most)).toEqual({ one: ['most'], most: ['one'] })
})

it('[FOOD-05] what comes about as often on the other days, or on all, can be told apart', () => {
  const daily = item('daily', [1, 1, 1, 0, 1, 1, 1, 1, 1, 0])
  const always = item('always', Array(10).fill(1))
  expect(twinsOf(daily, rarer, always)).toEqual({ daily: [], rarer: [], always: [] })
})

it('[FOOD-05] only days on which both are known count, also for which one is rarer', () => {
  const one = item('one', [1, 1, 1, null, null, 0])
  const other = item('other', [1, 0, 0, 1, 1, 1])
  expect(twinsOf(one, other)).toEqual({ one: [], other: [] })
  expect(twinsOf(item('never', [0, 0]), item('one', [1, 1]))).toEqual({ never: [], one: [] })
})

it('[FOOD-05] more than two items may come together', () => {
  const same = [1, 1, 1, 0, 0, 0, 0]
  expect(twinsOf(item('a', same), item('b', same), item('c', same))['b']).toEqual(['a', 'c'])
})
