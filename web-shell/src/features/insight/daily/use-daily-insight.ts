import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { needsCare } from '../../../../../shared/days/flare/strong-pain.ts'
import { isLogged } from '../../../../../shared/days/model/day.ts'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import { insightApi } from '../../../../../shared/insight/api.ts'
import { isReminderTime } from '../../../../../shared/insight/daily.ts'
import { call } from '../../../shell/first/api/call.ts'
import { hourOfDay, useClock } from '../../../shell/first/api/clock.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { STALE_AFTER_MS } from '../../../shell/first/data/query-client.ts'

const MAX_WAIT_MS = 2_000

/** Whether the browser has had nothing to do since the first render, or two seconds have passed. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const become = () => setIdle(true)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(become, MAX_WAIT_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(become, { timeout: MAX_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}

type DailyInsight = Reply<typeof insightApi.today>

/**
 * The insight of today. If home does not have it yet, it is asked for once the browser is idle. A failure is silent, and so is a day that needs care.
 * Source: requirements HOME-12, INS-06.
 */
export function useDailyInsight({ consent, today, insight: known }: Home): DailyInsight['insight'] {
  const isIdle = useIdle()
  const isReminderDue = isReminderTime(useClock(hourOfDay)) && !isLogged(today)
  const { data } = useQuery<DailyInsight>({
    queryKey: ['insight', today.date],
    queryFn: () => call(insightApi.today, { body: { today: today.date, isReminderDue } }),
    enabled: isIdle && !known && consent === 'given' && !needsCare(today),
    // The insight of a day stays. Without one there may be one after the next entry, or in the evening.
    staleTime: ({ state }) => (state.data?.insight ? Number.POSITIVE_INFINITY : STALE_AFTER_MS),
    meta: { failsSilently: true },
  })
  const insight = needsCare(today) ? undefined : (known ?? data?.insight)
  return insight?.content.type === 'reminder' && isLogged(today) ? undefined : insight
}
