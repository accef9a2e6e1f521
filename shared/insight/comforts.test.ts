import { expect, it } from 'vitest'
import { comfortsOf } from './comforts.ts'

const SUGGESTED = [
  ...['foodTags.Rice or oats', 'foodTags.Pears or blueberries', 'foodTags.Chicken or fish'],
  ...['beverages.Tea', 'beverages.Herbal tea', 'beverages.Other juice', 'beverages.Milk'],
]

it.each([
  [[], []],
  [['Sparkling is out'], []],
  [['A banana, Bananas!'], ['foodTags.Bananas']],
  [['one ONION soup'], ['foodTags.Onion or garlic']],
  [['warm water'], []],
  [['Fizzy water with a straw'], ['beverages.Fizzy water']],
  [['decaf coffee'], ['beverages.Coffee', 'beverages.Decaf coffee']],
])('[FOOD-05] a plan with %j makes comforts of what the kit suggests, and of %j', (drinks, more) => {
  const found = comfortsOf({ drinks: drinks.slice(0, 1), practices: drinks.slice(1) })
  expect([...found].toSorted()).toEqual([...SUGGESTED, ...more].toSorted())
})
