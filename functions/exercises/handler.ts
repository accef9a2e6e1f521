import { assertTimely } from '../../shared/changes/change-id.ts'
import { exercisesApi } from '../../shared/exercises/api.ts'
import { assertKeptDate } from '../../shared/exercises/rules.ts'
import type { KeptSessions } from '../../shared/exercises/schema.ts'
import { serve } from '../http/serve.ts'
import type { UserId } from '../table/keys.ts'
import { addSession, findSessions, removeSession } from '../table/records/exercises.ts'

const sessionsOf = async (user: UserId): Promise<KeptSessions> => ({ sessions: await findSessions(user) })

export const handler = serve(exercisesApi, {
  read: ({ me }) => sessionsOf(me.userId),

  keep: async ({ me, body, now }) => {
    assertTimely(body.id, { createdAt: me.createdAt, now }, 'id')
    assertKeptDate(body, now)
    const { zone: _, ...session } = body
    await addSession(me.userId, session)
    return sessionsOf(me.userId)
  },

  remove: async ({ me, params }) => {
    await removeSession(me.userId, params)
    return sessionsOf(me.userId)
  },
})
