import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seed } from '../../../tests/fixtures/seed.ts'
import { blockOrder } from './block-order.ts'
import { randomFrom } from './random.ts'

const orderOf = (count: number, of: number) => [...blockOrder(count, randomFrom(of))]

it('[FOOD-05] an order of days has each day once, and keeps at least four of five neighbours together', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer(), (count, of) => {
      const order = orderOf(count, of)
      expect(order.toSorted((one, other) => one - other)).toEqual([...Array(count).keys()])
      const cuts = order.filter((day, place) => place > 0 && day !== ((order[place - 1] ?? 0) + 1) % count).length
      expect(cuts).toBeLessThanOrEqual(Math.ceil(count / 5) - (count > 0 ? 1 : 0))
    }),
    { seed },
  )
})

it('[FOOD-05] orders begin at any day, and differ from each other, but not with the same seed', () => {
  const orders = Array.from({ length: 500 }, (_, of) => orderOf(60, of))
  expect(new Set(orders.map(([first]) => first)).size).toBe(60)
  expect(new Set(orders.map(String)).size).toBe(500)
  expect(orderOf(30, 7)).toEqual(orderOf(30, 7))
})
