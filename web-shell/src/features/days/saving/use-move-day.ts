import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clearing, editsToMove, editsToSet, type Move, valuesToRestore } from '../../../../../shared/days/merge/move.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { formatDay } from '../../../../../shared/ui/calendar/format-day.ts'
import type { Toast } from '../../../../../shared/ui/shell-services.ts'
import { ConnectionError } from '../../../shell/first/api/api-problem.ts'
import { now, today, zone } from '../../../shell/first/api/clock.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify, notifyError } from '../../../shell/first/messages/toast.tsx'
import { dayOnScreen } from '../../../shell/later/days/day-query.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { text } from '../text.ts'

/**
 * Adds edits to the outgoing queue. Nothing is cleared before the service has stored what is set. Returns where the
 * edits are kept, as the text of a message; nothing when they are being sent.
 */
async function store({ set, clear }: Move): Promise<Partial<Toast>> {
  const queue = currentQueue()
  if (!queue) throw new ConnectionError()
  const [first, ...also] = set
  const queued = first ? [await queue.add('day', first, { also, next: clear })] : []
  if (!first) for (const edit of clear) queued.push(await queue.add('day', edit))
  if (queued.some(({ isDurable }) => !isDurable)) return { text: text.failed.inMemory, isPersistent: true }
  return navigator.onLine ? {} : { text: text.savedOffline.text }
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
    const kept = await store(
      movedTo ? editsToMove(restored, movedTo, day, moment()) : { set: editsToSet(day, restored, moment()), clear: [] },
    )
    open(date)
    if (kept.text) notify({ title: text.wrongDate.undone, ...kept })
  }

  return useMutation({
    mutationFn: async (to: LocalDate | undefined) => {
      const day = shownDay(date)
      const { values } = day
      const kept = await store(
        to
          ? editsToMove(values, day, shownDay(to), moment())
          : { set: editsToSet(day, clearing(values), moment()), clear: [] },
      )
      return { values, kept }
    },
    onSuccess: ({ values, kept }, to) => {
      open(to ?? date)
      const words = text.wrongDate
      notify({
        title: to ? words.moved(formatDay(to, today())) : words.cleared(formatDay(date, today())),
        ...kept,
        action: { label: text.undo, run: () => void undo(values, to).catch(notifyError) },
      })
    },
    onError: (error) => {
      open(date)
      notifyError(error)
    },
  })
}
