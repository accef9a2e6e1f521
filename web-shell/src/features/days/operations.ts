import type { QueryClient } from '@tanstack/react-query'
import { daysApi } from '../../../../shared/days/api.ts'
import { DAY_RULES } from '../../../../shared/days/merge/queued.ts'
import type { DayOperation, SavedDay } from '../../../../shared/days/model/schema.ts'
import { withQueuedEdits } from '../../../../shared/home/with-queued-edits.ts'
import { formatDayFromToday } from '../../../../shared/ui/calendar/format-day.ts'
import type { OperationKinds } from '../../shell/early/operation-kind.ts'
import { ConnectionError } from '../../shell/first/api/api-problem.ts'
import { call } from '../../shell/first/api/call.ts'
import { today } from '../../shell/first/api/clock.ts'
import { refusedCustomItem } from '../../shell/first/api/problem-text.ts'
import { HOME_KEY, type Home, updateCachedHomes } from '../../shell/first/data/home-query.ts'
import { cacheDay, readDay } from '../../shell/later/days/day-query.ts'
import { SAVE_TIMEOUT_MS } from '../../shell/later/offline/queue/save-timeout.ts'
import { text } from './operations-text.ts'

/** Sends an operation. A reply without its day counts as a missing connection. */
async function send(operation: DayOperation): Promise<SavedDay> {
  const { date } = operation
  const saved = await call(daysApi.edit, { params: { date }, body: operation, timeoutMs: SAVE_TIMEOUT_MS })
  if (saved.day?.date !== date) throw new ConnectionError()
  return saved
}

/** Removes from home the lost edits that an operation settles. */
function removeSettledEdits(client: QueryClient, { date, settles = [] }: DayOperation): void {
  if (settles.length === 0) return
  const isOpen = (lost: Home['lost'][number]) =>
    lost.date !== date || !settles.some(({ field, write }) => field === lost.field && write === lost.write)
  updateCachedHomes(client, (home) => ({ ...home, lost: home.lost.filter(isOpen) }))
}

/** What the user saves through the outgoing queue: edits of days. The target is the date. */
export const operations = {
  day: {
    ...DAY_RULES,
    send,
    cacheReply: (client, { day }) => cacheDay(client, day),
    onApplied: removeSettledEdits,
    // The user's custom items have changed elsewhere.
    onRefused: (client, error) => {
      if (refusedCustomItem(error)) void client.invalidateQueries({ queryKey: HOME_KEY })
    },
    applyToHome: (client, home, waiting) => withQueuedEdits(home, waiting, (date) => readDay(client, date)),
    words: { name: (date) => formatDayFromToday(date, today()), ...text },
  },
} satisfies Partial<OperationKinds>
