import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clearing, editsToMove, editsToSet, type Move, valuesToRestore } from '../../../../../shared/days/merge/move.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { formatDay } from '../../../../../shared/ui/calendar/format-day.ts'
import { ConnectionError } from '../../../shell/first/api/api-problem.ts'
import { now, today, zone } from '../../../shell/first/api/clock.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify, notifyError } from '../../../shell/first/messages/toast.tsx'
import { dayOnScreen } from '../../../shell/later/days/day-query.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { text } from '../text.ts'

/** Adds edits to the outgoing queue. Nothing is cleared before the service has stored what is set. */
async function store({ set, clear }: Move): Promise<void> {
  const queue = currentQueue()
  if (!queue) throw new ConnectionError()
  const [first, ...also] = set
  if (first) await queue.add(first, { also, next: clear })
  else for (const edit of clear) await queue.add(edit)
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
    const [day, movedTo] = [shownDay(date), to === undefined ? undefined : shownDay(to)]
    const restored = valuesToRestore(values, day, movedTo)
    await store(
      movedTo ? editsToMove(restored, movedTo, day, moment()) : { set: editsToSet(day, restored, moment()), clear: [] },
    )
    open(date)
  }

  return useMutation({
    mutationFn: async (to: LocalDate | undefined) => {
      const day = shownDay(date)
      const { values } = day
      await store(
        to
          ? editsToMove(values, day, shownDay(to), moment())
          : { set: editsToSet(day, clearing(values), moment()), clear: [] },
      )
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
