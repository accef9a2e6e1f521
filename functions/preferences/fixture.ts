import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import type { feature } from './feature.ts'

export const fixture = {
  endpoints: {
    edit: {
      caller: 'user',
      example: () => ({
        body: { sections: { notes: false }, flare: { conditions: ['urgency'] }, flarePlan: { drinks: ['Heron tea'] } },
      }),
      whileFailing: { table: 'refuses' },
    },
    completeSetup: {
      caller: 'user',
      example: () => ({
        body: {
          cycle: { isCycleTracked: true, lastPeriodOn: '2026-01-15', cycleLengthDays: 28 },
          hydrationGoal: 8,
          concerns: ['urgency'],
          nickname: 'Heron',
        },
      }),
      whileFailing: { table: 'refuses' },
    },
  },
  keys: { PreferencesItem: [PreferencesItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#PREFS'] },
  typicalEvent:
    ({ call }) =>
    (n) =>
      call('PUT', 'preferences', { flare: { painThreshold: n % 10 } }),
} satisfies FixtureOf<typeof feature>
