import { expect, it } from 'vitest'
import type { KeyExample } from './fixtures/feature-fixture.ts'
import * as FIXTURES from './fixtures/features.ts'

const examples = Object.values(FIXTURES).flatMap((fixture) =>
  'keys' in fixture ? Object.entries(fixture.keys as Record<string, KeyExample>) : [],
)

it.each(examples)('the key of %s is what it always was', (_, [key, pk, sk]) => {
  expect(key, 'What is stored under the former key would not be found: keep it').toEqual({ pk, sk })
})
