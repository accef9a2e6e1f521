import { expect, it } from 'vitest'
import { DRINKS, FOODS } from '../../../../../shared/days/model/options.ts'
import { OPTION_GROUPS } from './option-groups.ts'

it.each([
  ['foodTags', FOODS],
  ['beverages', DRINKS],
] as const)('[LOG-06] each option of %s is in one group', (field, options) => {
  expect(
    Object.values(OPTION_GROUPS[field] ?? {})
      .flat()
      .toSorted(),
  ).toEqual(options.toSorted())
})
