import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counting } from '../../../../../shared/days/model/values.ts'
import { anyValues } from '../../../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../../../tests/fixtures/seed.ts'
import { answeredSections } from './answered-sections.ts'

test('[HIST-01] every answer that counts stands in one section, whatever is tracked, and an unanswered one in none', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const shown = answeredSections(values).flatMap(({ fields }) => fields)
      expect(shown.toSorted()).toEqual(Object.keys(counting(values)).toSorted())
    }),
    { seed },
  )
})
