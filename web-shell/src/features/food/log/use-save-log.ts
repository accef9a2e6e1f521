import { useState } from 'react'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { zone } from '../../../shell/first/api/clock.ts'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { NO_CHANGES, setOf, useLogDraft } from './log-draft.ts'

/** The draft of a day of a plan, and saving it: one call for all its answers. */
export function useSaveLog(planId: string, date: LocalDate, saving: SaveFood) {
  const { value: draft, read, write } = useLogDraft(planId, date)
  const [isEmpty, setEmpty] = useState(false)
  const [sentDate, setSentDate] = useState<LocalDate>()

  function save() {
    const before = read()
    const set = setOf(before)
    const nothing = Object.keys(set).length === 0
    setEmpty(nothing)
    if (nothing) return
    setSentDate(date)
    saving.save({
      what: 'log',
      change: (change) => ({ what: 'log', id: planId, body: { change, date, zone: zone(), set } }),
      saved: { title: text.log.saved },
      onQueued: () => write(NO_CHANGES),
      onRefused: () => write(before),
    })
  }

  return {
    draft,
    write: (next: typeof draft) => {
      setEmpty(false)
      write(next)
    },
    save,
    isSaving: saving.isSaving('log'),
    /** Nothing was answered that could be saved. */
    isEmpty,
    error: sentDate === date ? saving.errorOf('log') : undefined,
  }
}
