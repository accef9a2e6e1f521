import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clearing, editsToMove, editsToSet } from '../../../../../shared/days/merge/move.ts'
import type { UnnumberedEdit } from '../../../../../shared/days/merge/queued.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { formatDay } from '../../../../../shared/ui/calendar/format-day.ts'
import { ConnectionError } from '../../../shell/first/api/api-problem.ts'
import { now, today, zone } from '../../../shell/first/api/clock.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify, notifyError } from '../../../shell/first/messages/toast.tsx'
import { dayOnScreen } from '../../../shell/later/days/day-query.ts'
import type { QueuedEdit } from '../../../shell/later/offline/queue/queue.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { text } from '../text.ts'
import { withTimeout } from './use-save.ts'

/**
 * Adds edits to the outgoing queue, in their order. An edit that only this page has could be lost. So the next one, which
 * may clear its values, waits for the service's reply.
 */
async function store(edits: readonly UnnumberedEdit[]): Promise<void> {
  const queue = currentQueue()
  if (!queue) throw new ConnectionError()
  let previous: QueuedEdit | undefined
  for (const edit of edits) {
    if (previous?.isDurable === false) await withTimeout(previous.reply)
    previous = await queue.add(edit)
  }
}

/**
 * Moves the values of a day to another date (`to`), or clears them (no `to`). Both are edits in the outgoing queue, and
 * the toast can undo them. `show` opens a date on the screen.
 */
export function useMoveDay(date: LocalDate, show: (date: LocalDate) => void) {
  const client = useQueryClient()
  const shownDay = (each: LocalDate) => dayOnScreen(client, each)
  const moment = () => ({ editedAt: now(), zone: zone() })

  function open(next: LocalDate) {
    show(next)
    scrollTo(0, 0)
    focusHeading()
  }

  async function undo(values: DayValues, to: LocalDate | undefined) {
    const day = shownDay(date)
    await store(to ? editsToMove(values, shownDay(to), day, moment()) : editsToSet(day, values, moment()))
    open(date)
  }

  return useMutation({
    mutationFn: async (to: LocalDate | undefined) => {
      const day = shownDay(date)
      const { values } = day
      await store(to ? editsToMove(values, day, shownDay(to), moment()) : editsToSet(day, clearing(values), moment()))
      open(to ?? date)
      const words = text.wrongDate
      notify({
        title: to ? words.moved(formatDay(to, today())) : words.cleared(formatDay(date, today())),
        ...(!navigator.onLine && { text: text.savedOffline.text }),
        action: { label: text.undo, run: () => void undo(values, to).catch(notifyError) },
      })
    },
    onError: (error) => {
      open(date)
      notifyError(error)
    },
  })
}
