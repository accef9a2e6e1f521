import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { instantOf } from '../../../../../shared/changes/change-id.ts'
import { type LocalDate, localDate } from '../../../../../shared/time/local-date.ts'
import { trainingApi } from '../../../../../shared/training/api.ts'
import { type Pace, paceOf } from '../../../../../shared/training/pace.ts'
import { joinLogs } from '../../../../../shared/training/rules.ts'
import type { Log, Session } from '../../../../../shared/training/schema.ts'
import { trainingDays } from '../../../../../shared/training/training-days.ts'
import { call } from '../../../shell/first/api/call.ts'
import { zone } from '../../../shell/first/api/clock.ts'
import { TRAINING_KEY } from '../training-query.ts'
import type { KnownDiary } from '../use-diary.ts'

const logsQuery = (session: string) =>
  queryOptions({
    queryKey: [...TRAINING_KEY, session],
    queryFn: async () => (await call(trainingApi.logs, { params: { session } })).logs,
    // Without it nothing is offered, which need not be explained.
    meta: { failsSilently: true },
  })

interface PaceOptions {
  session: Session
  /** The last, with those that wait in the outgoing queue. */
  logs: readonly Log[]
  diary: KnownDiary | undefined
  today: LocalDate
}

/**
 * What pace to offer; `undefined` while that is not known. A flare of today needs no logs, so a pause is offered without
 * a network, too.
 */
export function usePace({ session, logs, diary, today }: PaceOptions): Pace | undefined {
  const { data: read } = useQuery(logsQuery(session.id))
  return useMemo(() => {
    if (!diary || diary === 'unavailable') return undefined
    const { id, intervalChange, targetIntervalMinutes } = session
    const changedOn = localDate(instantOf(intervalChange ?? id), zone())
    const days = trainingDays(joinLogs(read ?? [], logs), diary, zone())
    const pace = paceOf({ today, changedOn, targetIntervalMinutes, days })
    return read || pace.kind === 'pause' ? pace : undefined
  }, [session, logs, read, diary, today])
}
