import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

export const fixture = {
  whileFailing: { table: 'never asks' },
  typicalEvent:
    ({ call }) =>
    (n) =>
      // The status is 404, which is a failure of any other call.
      call('GET', `../read/heron-${n}`).catch(() => undefined),
} satisfies FixtureOf<typeof feature>
