import { useState } from 'react'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { zone } from '../../../shell/first/api/clock.ts'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { type Answers, missingIn, removedOf, setOf, useLogDraft } from './log-draft.ts'
import { useDiaryAnswers } from './use-diary-answers.ts'

const UNLOGGED: Answers = {}

interface PlanDay {
  planId: string
  logs: readonly FoodLog[]
  date: LocalDate
}

/**
 * The draft of a day of a plan, and saving it: one call for all its answers. What the diary answers is filled in where
 * the log has no answer, and is saved with the rest.
 */
export function useSaveLog({ planId, logs, date }: PlanDay, saving: SaveFood) {
  const { value: draft, read, write } = useLogDraft(planId, date)
  const saved: Answers = logs.find((log) => log.date === date) ?? UNLOGGED
  const diary = useDiaryAnswers(date)
  const taken = missingIn(saved, diary.answers)
  const [isEmpty, setEmpty] = useState(false)
  const [sentDate, setSentDate] = useState<LocalDate>()

  function save() {
    const before = read()
    const set = setOf(saved, { ...taken, ...before })
    const nothing = Object.keys(set).length === 0
    setEmpty(nothing)
    if (nothing) return
    setSentDate(date)
    saving.save({
      what: 'log',
      change: (change) => ({ what: 'log', id: planId, body: { change, date, zone: zone(), set } }),
      saved: { title: text.log.saved },
      // What the user took out of what the diary says stays out.
      onQueued: () => write(removedOf(taken, before)),
      onRefused: () => write(before),
    })
  }

  return {
    fields: { saved: { ...taken, ...saved }, taken, isDiaryEmpty: diary.isEmpty, draft },
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
