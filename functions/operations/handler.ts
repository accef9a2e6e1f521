import { operationsApi } from '../../shared/operations/api.ts'
import { DomainError } from '../../shared/problems.ts'
import { entryOf } from '../http/audit-entry.ts'
import { serve } from '../http/serve.ts'
import { assertPushKey } from '../notifications/vapid.ts'
import type { UserId } from '../table/keys.ts'
import { writeAudit } from '../table/records/audit.ts'
import { findProfile } from '../table/records/profile.ts'
import { countAttempts, type RateLimit } from '../table/records/rate-limits.ts'
import { testDevices } from './push-test.ts'
import { readQueues, redrive } from './queues.ts'
import { readState } from './state.ts'

/** So many notifications would be no test any more. */
const PUSH_TESTS: RateLimit = { name: 'push-tests', max: 20, everyMs: 3_600_000 }

type Doing = Parameters<typeof entryOf>[0]

/** Tests the devices of a user. The entry of the audit comes first: what push services have got cannot be taken back. */
async function testOf(call: Doing, user: UserId, reason?: string) {
  await countAttempts([{ limit: PUSH_TESTS, subject: call.me.userId }], call.now)
  await assertPushKey()
  await writeAudit(entryOf(call, 'push-tested', user, reason === undefined ? {} : { reason }))
  return { id: user, devices: await testDevices(user, call.now) }
}

export const handler = serve(operationsApi, {
  queues: () => readQueues(),
  state: ({ now }) => readState(now),
  redrive: async (call) => {
    const { id } = call.params
    await redrive(id, () => writeAudit(entryOf(call, 'queue-redriven', id, { reason: call.body.reason })))
    return {}
  },
  testOwnDevices: (call) => testOf(call, call.me.userId),
  testDevices: async (call) => {
    const user = call.params.id as UserId
    if (!(await findProfile(user))) throw new DomainError('not-found')
    return testOf(call, user, call.body.reason)
  },
})
