import { expect, test } from 'vitest'
import type { ItemLink } from '../../../../shared/insight/link-types.ts'
import { surerBy } from './surer.ts'

const LINK: ItemLink = {
  id: 'beverages.Coffee',
  verdict: 'link',
  lag: 0,
  effect: 2,
  interval: [1, 3],
  exposed: 12,
  unexposed: 12,
  p: 0.01,
  q: 0.01,
  shareMissing: 0.2,
  twins: [],
}

test.each<[string, Partial<ItemLink>]>([
  ['The same again in the coming weeks.', {}],
  ['More days with it: so far there are 11.', { exposed: 11 }],
  ['More days without it: so far there are 11.', { unexposed: 11 }],
  ['Logging food and drink on more days, even when you had none of it.', { shareMissing: 0.21 }],
  ['Days with only one of them.', { twins: ['beverages.Milk'] }],
])('[FOOD-05] "%s" would make a link surer with %j', (way, change) => {
  expect(surerBy({ ...LINK, ...change })).toEqual([way])
})
