import { randomBytes } from 'node:crypto'
import { peopleApi } from '../../shared/people/api.ts'
import type { Invitation } from '../../shared/people/schema.ts'
import { newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { EXAMPLE_USER_ID, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { AuditItem } from '../table/items/audit.ts'
import { InvitationItem } from '../table/items/invitation.ts'
import { StaffItem } from '../table/items/staff.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses', identity: 'never asks', queue: 'never asks' } as const
const reason = 'asked for by heron'

/** A request about another user. */
const about = async () => ({ params: { id: (await newSignedInUser()).userId } })

/** Without a role: only so many people can have one. */
const newInvitation = () => ({
  email: `heron.${randomBytes(6).toString('hex')}@stillwater.test`,
  roles: [],
  reason,
})

/** An invitation that waits, by another admin than the caller, who has made one call only. */
async function inviteByAnother(): Promise<Invitation> {
  const { handler } = await import('./handler.ts')
  const { cookie } = await newSignedInUser({ roles: ['admin'] })
  const { body } = await invoke(handler, peopleApi.invite, { cookie, body: newInvitation() })
  return body
}

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
    invite: {
      caller: 'admin',
      example: () => ({ body: newInvitation() }),
      needsProof: true,
      whileFailing: { table: 'refuses', identity: 'refuses', queue: 'refuses' },
    },
    invitations: { caller: 'admin', example: () => ({}), whileFailing },
    sendAgain: {
      caller: 'admin',
      example: async () => {
        const { id, sentAt } = await inviteByAnother()
        return { params: { id }, body: { sentAt, reason } }
      },
      needsProof: true,
      whileFailing: { ...whileFailing, queue: 'refuses' },
    },
    takeBack: {
      caller: 'admin',
      example: async () => ({ params: { id: (await inviteByAnother()).id }, body: { reason } }),
      needsProof: true,
      whileFailing,
    },
    audit: { caller: 'admin', example: () => ({}), whileFailing },
  },
  keys: {
    AuditItem: [AuditItem.key({ at: 1_700_000_000_000, id: '0f' }), 'AUDIT', '1700000000000#0f'],
    InvitationItem: [InvitationItem.key({ user: EXAMPLE_USER_ID }), 'INVITATION', EXAMPLE_USER_ID],
    StaffItem: [StaffItem.key({ user: EXAMPLE_USER_ID }), 'STAFF', EXAMPLE_USER_ID],
  },
  typicalEvent:
    ({ callAsAdmin }) =>
    () =>
      callAsAdmin('GET', 'manage/audit'),
} satisfies FixtureOf<typeof feature>
