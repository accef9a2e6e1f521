import { newSubscription } from '../../tests/fixtures/data/reminders.ts'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses', parameters: 'never asks' } as const

export const fixture = {
  endpoints: {
    // The key is read once by each instance.
    config: { caller: 'user', example: () => ({}), whileFailing },
    register: {
      caller: 'user',
      example: () => ({ body: { subscription: newSubscription(), userAgent: 'Heron 1' } }),
      whileFailing,
    },
    remove: { caller: 'user', example: () => ({ body: { endpoint: newSubscription().endpoint } }), whileFailing },
  },
  // A device that is known already registers at each start of the app.
  typicalEvent:
    ({ call }) =>
    () =>
      call('PUT', 'push/devices', { subscription: newSubscription(), userAgent: 'Heron 1' }),
} satisfies FixtureOf<typeof feature>
