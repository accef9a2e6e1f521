import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EDITABLE_DAYS } from '../../../../../shared/days/model/edit-age.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { clockCorrections, today, useClock } from '../../../shell/first/api/clock.ts'
import { notifyProblem } from '../../../shell/first/messages/toast.tsx'
import { useHasDraft } from '../saving/use-draft.ts'

/** Whether the text is an existing date in the form YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * The date of the day being logged. It is the `date` of the address if that day can still be edited, otherwise the day
 * on which the screen was opened. So the date does not change at midnight while the user is typing. If the clock is
 * corrected meanwhile, the date becomes the corrected today, unless there is a draft.
 */
export function useChosenDate() {
  const latest = useClock(today)
  const [openedOn, setOpenedOn] = useState(today)
  const hasDraft = useHasDraft(openedOn)
  const correctionCount = useClock(clockCorrections)
  const [seenCorrectionCount, setSeenCorrectionCount] = useState(correctionCount)
  if (correctionCount !== seenCorrectionCount) {
    setSeenCorrectionCount(correctionCount)
    if (!hasDraft) setOpenedOn(latest)
  }
  const earliest = addDays(latest, -EDITABLE_DAYS)
  const [search, setSearch] = useSearchParams()
  const requestedDate = search.get('date')
  const isEditable = (date: string) => isDate(date) && date >= earliest && date <= latest
  const isAddressInvalid = requestedDate !== null && !isEditable(requestedDate)
  const candidate = requestedDate ?? openedOn
  const date: LocalDate = isEditable(candidate) ? candidate : latest

  useEffect(() => {
    if (!isAddressInvalid) return
    if (isDate(requestedDate)) void notifyProblem(requestedDate > latest ? 'date-in-future' : 'date-too-old')
    setSearch({}, { replace: true })
  }, [isAddressInvalid, requestedDate, latest, setSearch])

  // Only leaving today adds a history entry, so that the browser's Back returns to today.
  function choose(next: LocalDate) {
    if (next === latest) setOpenedOn(latest)
    setSearch(next === latest ? {} : { date: next }, { replace: requestedDate !== null })
  }
  return { date, earliest, latest, choose }
}
