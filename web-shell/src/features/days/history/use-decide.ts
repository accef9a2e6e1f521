import { useQueryClient } from '@tanstack/react-query'
import { change, type Draft, isEdited, NO_DRAFT, type Shown, toEdit } from '../../../../../shared/days/merge/draft.ts'
import { seenOf } from '../../../../../shared/days/merge/queued.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { DayEdit, Lost } from '../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { now, zone } from '../../../shell/first/api/clock.ts'
import type { SetAside } from '../../../shell/first/data/queue-view.ts'
import { dayOnScreen } from '../../../shell/later/days/day-query.ts'
import { currentQueue } from '../../../shell/later/offline/queue/follow-queue.ts'

/** What a person can decide about what was not taken: each decision is a new edit, made now and in sight of what stands. */
export function useDecide() {
  const client = useQueryClient()
  const when = (date: LocalDate) => ({ date, editedAt: now(), zone: zone() })

  /** Saves what was set aside as an edit of a day, which may be another one. */
  async function saveAside(aside: SetAside, date: LocalDate): Promise<void> {
    const day = dayOnScreen(client, date)
    const entries = Object.entries(aside.operation?.set ?? {}) as [DayField, Shown][]
    const draft = entries.reduce<Draft>((made, [field, value]) => change(day, made, field, value as never), NO_DRAFT)
    // What stands on that day already needs no saving.
    if (isEdited(draft)) await currentQueue()?.add(toEdit(draft, when(date)), aside)
    else await currentQueue()?.discard(aside)
  }

  /** Puts an answer in place of two that did not know of each other. */
  async function settle({ date, field, write }: Lost, value: Shown): Promise<void> {
    const seen = { [field]: [...seenOf(dayOnScreen(client, date), field)] }
    const set = { [field]: value } as DayEdit
    await currentQueue()?.add({ ...when(date), set, seen, settles: [{ field, write }] })
  }

  return { saveAside, settle }
}
