import { assertTimely } from '../../shared/changes/change-id.ts'
import { DomainError } from '../../shared/problems.ts'
import { MAX_PAGE_LOGS, PACE_LOG_DAYS, trainingApi } from '../../shared/training/api.ts'
import { assertLogOf, changeInterval, endSession } from '../../shared/training/rules.ts'
import type { Session, TrainingState } from '../../shared/training/schema.ts'
import { serve } from '../http/serve.ts'
import type { UserId } from '../table/keys.ts'
import {
  addLog,
  addSession,
  findLogs,
  findNewestSession,
  findSession,
  storeEnd,
  storeInterval,
  storeUndo,
} from '../table/records/training.ts'

const DAY_MS = 86_400_000

async function stateOf(user: UserId): Promise<TrainingState> {
  const session = await findNewestSession(user)
  return session ? { session, logs: await findLogs(user, session.id) } : { logs: [] }
}

/** The session with an id. Throws `training-session-unknown`. */
async function sessionOf(user: UserId, id: string): Promise<Session> {
  const session = await findSession(user, id)
  if (!session) throw new DomainError('training-session-unknown')
  return session
}

export const handler = serve(trainingApi, {
  read: ({ me }) => stateOf(me.userId),

  start: async ({ me, body, now }) => {
    assertTimely(body.id, { createdAt: me.createdAt, now }, 'id')
    await addSession(me.userId, body)
    return stateOf(me.userId)
  },

  logs: async ({ me, params, now }) => ({
    logs: await findLogs(me.userId, params.session, { max: MAX_PAGE_LOGS, from: now - PACE_LOG_DAYS * DAY_MS }),
  }),

  log: async ({ me, params, body, now }) => {
    assertTimely(body.id, { createdAt: me.createdAt, now }, 'id')
    assertLogOf(params.session, body)
    await sessionOf(me.userId, params.session)
    await addLog(me.userId, params.session, body)
    return stateOf(me.userId)
  },

  undo: async ({ me, params: { session, log } }) => {
    await storeUndo(me.userId, session, log)
    return stateOf(me.userId)
  },

  changeInterval: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    const before = await sessionOf(me.userId, params.session)
    const after = changeInterval(before, body)
    if (after !== before) await storeInterval(me.userId, after)
    return stateOf(me.userId)
  },

  end: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    const before = await sessionOf(me.userId, params.session)
    const after = endSession(before, body.change)
    if (after !== before) await storeEnd(me.userId, after)
    return stateOf(me.userId)
  },
})
