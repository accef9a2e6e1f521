import { useQueryClient } from '@tanstack/react-query'
import type { ShownValue } from '../../../../../shared/days/merge/draft.ts'
import { seenWritesOf } from '../../../../../shared/days/merge/queued.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import type { DayEdit, LostEdit } from '../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { now, zone } from '../../../shell/first/api/clock.ts'
import type { SetAsideOf } from '../../../shell/first/data/queue-view.ts'
import { dayOnScreen } from '../../../shell/later/days/day-query.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'

/** What an edit enters, without what it clears. */
export function valuesIn(set: DayEdit): DayValues {
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== null)) as DayValues
}

/** Applies the user's decisions on set-aside and lost edits. */
export function useEditDecisions() {
  const client = useQueryClient()
  const editOf = (date: LocalDate) => ({ date, editedAt: now(), zone: zone() })

  /**
   * Saves a set-aside edit again, as an edit of `date`, which may be another day: then without what it cleared. Its
   * card does not show the day's values, so none counts as seen: a value that it replaces is kept for the user to choose.
   */
  async function saveSetAside(setAside: SetAsideOf<'day'>, date: LocalDate): Promise<void> {
    const { set = {}, seen = {} } = setAside.operation ?? {}
    const edit = date === setAside.target ? { set, seen } : { set: valuesIn(set), seen: {} }
    await currentQueue()?.add('day', { ...editOf(date), ...edit }, { replaces: setAside })
  }

  /** Saves the value that the user chose between a lost edit and the current value, which counts as seen. */
  async function chooseValue({ date, field, write }: LostEdit, value: ShownValue): Promise<void> {
    const seen = { [field]: [...seenWritesOf(dayOnScreen(client, date), field)] }
    const set = { [field]: value } as DayEdit
    await currentQueue()?.add('day', { ...editOf(date), set, seen, settles: [{ field, write }] })
  }

  return { saveSetAside, chooseValue }
}
