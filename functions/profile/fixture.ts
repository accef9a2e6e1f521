import { randomUUID } from 'node:crypto'
import { CONSENT_VERSION } from '../../shared/profile/consent.ts'
import { changeProfile } from '../../tests/fixtures/data/users.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { ConsentRecordItem } from '../table/items/consent-record.ts'
import { FeedbackItem } from '../table/items/feedback.ts'
import type { feature } from './feature.ts'

const needsTableOnly = { table: 'refuses', queue: 'never asks' } as const

export const fixture = {
  endpoints: {
    edit: {
      caller: 'user',
      example: () => ({ body: { fullName: 'Grey heron', zone: 'Europe/Paris' } }),
      whileFailing: needsTableOnly,
    },
    decideConsent: {
      caller: 'user',
      example: () => ({ body: { version: CONSENT_VERSION, isGiven: true } }),
      whileFailing: needsTableOnly,
    },
    requestErasure: {
      caller: 'user',
      needsProof: true,
      // An account with a role cannot be deleted.
      example: async (user) => {
        await changeProfile(user, 'roles', [])
        return {}
      },
      whileFailing: { table: 'refuses', queue: 'refuses' },
    },
    sendFeedback: {
      caller: 'user',
      example: () => ({ body: { text: 'The heron is on the wrong page.', attempt: randomUUID() } }),
      whileFailing: { table: 'refuses', queue: 'refuses' },
    },
  },
  keys: {
    ConsentRecordItem: [ConsentRecordItem.key({ user: EXAMPLE_USER_ID, at: 7 }), EXAMPLE_USER_PK, 'CONSENT#7'],
    FeedbackItem: [FeedbackItem.key({ user: EXAMPLE_USER_ID, attempt: 'heron' }), EXAMPLE_USER_PK, 'FEEDBACK#heron'],
  },
  typicalEvent:
    ({ call }) =>
    (n) =>
      call('PUT', 'profile', { fullName: `Mia ${n}` }),
} satisfies FixtureOf<typeof feature>
