import { newSignedInUser } from '../../tests/fixtures/data/users.ts'
import type { FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { RunItem } from '../table/items/run.ts'
import type { feature } from './feature.ts'

const reason = 'asked for by heron'

export const fixture = {
  endpoints: {
    queues: {
      caller: 'admin',
      example: () => ({}),
      whileFailing: { table: 'refuses', queue: 'refuses', parameters: 'never asks' },
    },
    state: {
      caller: 'admin',
      example: () => ({}),
      whileFailing: { table: 'refuses', queue: 'never asks', parameters: 'never asks' },
    },
    redrive: {
      caller: 'admin',
      example: () => ({ params: { id: 'pages' }, body: { reason } }),
      needsProof: true,
      whileFailing: { table: 'refuses', queue: 'refuses', parameters: 'never asks' },
    },
    // The keys are read once by each instance.
    testOwnDevices: {
      caller: 'admin',
      example: () => ({}),
      whileFailing: { table: 'refuses', queue: 'never asks', parameters: 'refuses' },
    },
    testDevices: {
      caller: 'admin',
      example: async () => ({ params: { id: (await newSignedInUser()).userId }, body: { reason } }),
      needsProof: true,
      whileFailing: { table: 'refuses', queue: 'never asks', parameters: 'refuses' },
    },
  },
  keys: { RunItem: [RunItem.key({ name: 'tick' }), 'RUN', 'tick'] },
  typicalEvent:
    ({ callAsAdmin }) =>
    () =>
      callAsAdmin('GET', 'manage/queues'),
} satisfies FixtureOf<typeof feature>
