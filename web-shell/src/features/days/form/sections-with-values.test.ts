import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicableValues } from '../../../../../shared/days/model/values.ts'
import { anyValues } from '../../../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../../../tests/fixtures/seed.ts'
import { sectionsWithValues } from './sections-with-values.ts'

test('[HIST-01] every value that counts is in exactly one section, and a field without a value is in none', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const shown = sectionsWithValues(values).flatMap(({ fields }) => fields)
      expect(shown.toSorted()).toEqual(Object.keys(applicableValues(values)).toSorted())
    }),
    { seed },
  )
})
