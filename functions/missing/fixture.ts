import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: { table: 'never asks' },
  typicalEvent:
    ({ call }) =>
    (n) =>
      call('GET', `../read/heron-${n}`),
} satisfies FixtureOf<typeof feature>
