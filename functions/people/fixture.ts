import { newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { EXAMPLE_USER_ID, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { AuditItem } from '../table/items/audit.ts'
import { StaffItem } from '../table/items/staff.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const reason = 'asked for by heron'

/** A request about another user. */
const about = async () => ({ params: { id: (await newSignedInUser()).userId } })

export const fixture = {
  endpoints: {
    find: {
      caller: 'admin',
      example: async () => ({ body: { email: (await newSignedInUser()).email } }),
      whileFailing,
    },
    staff: { caller: 'admin', example: () => ({}), whileFailing },
    changeRoles: {
      caller: 'admin',
      example: async () => {
        const editor = await newSignedInUser({ roles: ['editor'] })
        return { params: { id: editor.userId }, body: { before: ['editor'], roles: [], reason } }
      },
      needsProof: true,
      whileFailing,
    },
    changePremium: {
      caller: 'admin',
      example: async () => ({ ...(await about()), body: { premium: { until: null }, reason } }),
      needsProof: true,
      whileFailing,
    },
    endSessions: {
      caller: 'admin',
      example: async () => ({ ...(await about()), body: { reason } }),
      needsProof: true,
      whileFailing,
    },
    removePasskeys: {
      caller: 'admin',
      example: async () => ({ ...(await about()), body: { reason } }),
      needsProof: true,
      whileFailing,
    },
    audit: { caller: 'admin', example: () => ({}), whileFailing },
  },
  keys: {
    AuditItem: [AuditItem.key({ at: 1_700_000_000_000, id: '0f' }), 'AUDIT', '1700000000000#0f'],
    StaffItem: [StaffItem.key({ user: EXAMPLE_USER_ID }), 'STAFF', EXAMPLE_USER_ID],
  },
  typicalEvent:
    ({ callAsAdmin }) =>
    () =>
      callAsAdmin('GET', 'manage/audit'),
} satisfies FixtureOf<typeof feature>
