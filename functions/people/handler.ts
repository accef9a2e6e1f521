import { peopleApi } from '../../shared/people/api.ts'
import type { Person } from '../../shared/people/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { entryOf } from '../http/audit-entry.ts'
import { serve } from '../http/serve.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import type { UserId } from '../table/keys.ts'
import { writeAudit } from '../table/records/audit.ts'
import { findProfile } from '../table/records/profile.ts'
import { countAttempts, type RateLimit } from '../table/records/rate-limits.ts'
import { readAudit } from './audit.ts'
import { invite, listInvitations, sendAgain, takeBack } from './invitations.ts'
import {
  changePremium,
  changeRoles,
  endAllSessions,
  findByAddress,
  findStaff,
  removePasskeys,
  toPerson,
} from './people.ts'

/** An admin who looks for more people than this in an hour does something else than help them. */
const LOOK_UPS: RateLimit = { name: 'look-ups', max: 60, everyMs: 3_600_000 }

/** A person as they are now. Throws `not-found`. */
async function readPerson(id: UserId): Promise<Person> {
  const profile = await findProfile(id)
  if (!profile) throw new DomainError('not-found')
  return toPerson(id, profile)
}

export const handler = serve(peopleApi, {
  find: async (call) => {
    await countAttempts([{ limit: LOOK_UPS, subject: call.me.userId }], call.now)
    const found = await findByAddress(call.body.email)
    if (!found) throw new DomainError('no-such-person')
    await writeAudit(entryOf(call, 'looked-up', found.id))
    return toPerson(found.id, found.profile)
  },
  staff: () => findStaff(),
  changeRoles: async (call) => {
    const user = call.params.id as UserId
    const { before, roles, reason } = call.body
    const entry = entryOf(call, 'roles-changed', user, { reason, rolesBefore: before, roles })
    await changeRoles(call.me.userId, user, { before, roles }, entry)
    return readPerson(user)
  },
  changePremium: async (call) => {
    const user = call.params.id as UserId
    const { premium, reason } = call.body
    await changePremium(user, premium, entryOf(call, 'premium-changed', user, { reason, premium }))
    return readPerson(user)
  },
  endSessions: async (call) => {
    const user = call.params.id as UserId
    await endAllSessions(user, entryOf(call, 'sessions-ended', user, { reason: call.body.reason }))
    return readPerson(user)
  },
  removePasskeys: async (call) => {
    const user = call.params.id as UserId
    const { hasPasskey } = await readPerson(user)
    // The mail is queued first, so no removal is without it.
    if (hasPasskey) await enqueueMail({ kind: 'passkeys-removed', userId: user, correlationId: call.requestId })
    await removePasskeys(user, entryOf(call, 'passkeys-removed', user, { reason: call.body.reason }))
    return readPerson(user)
  },
  invite: (call) => invite(call.body, call),
  invitations: ({ now }) => listInvitations(now),
  sendAgain: (call) => sendAgain(call.params.id as UserId, call.body, call),
  takeBack: async (call) => {
    await takeBack(call.params.id as UserId, call.body.reason, call)
    return {}
  },
  audit: ({ me, query }) => readAudit(me.userId, query),
})
