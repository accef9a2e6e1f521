import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EDITABLE_DAYS } from '../../../../../shared/days/model/window.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { corrections, today, useClock } from '../../../shell/first/api/clock.ts'
import { notifyProblem } from '../../../shell/first/messages/notify.tsx'
import { useBegun } from '../saving/use-draft.ts'

/** Whether text names a day that exists. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * The day being logged, kept in the address; unless it names one that can still be changed, the day on which the screen
 * was opened, so that midnight takes nothing away from somebody who is typing. A clock that is put right meanwhile tells
 * another today, unless something was begun.
 */
export function useChosenDate() {
  const latest = useClock(today)
  const [openedOn, setOpenedOn] = useState(today)
  const begun = useBegun(openedOn)
  const corrected = useClock(corrections)
  const [known, setKnown] = useState(corrected)
  if (corrected !== known) {
    setKnown(corrected)
    if (!begun) setOpenedOn(latest)
  }
  const earliest = addDays(latest, -EDITABLE_DAYS)
  const [search, setSearch] = useSearchParams()
  const named = search.get('date')
  const isOpen = (date: string) => isDate(date) && date >= earliest && date <= latest
  const refused = named !== null && !isOpen(named)
  const wanted = named ?? openedOn
  const date: LocalDate = isOpen(wanted) ? wanted : latest

  useEffect(() => {
    if (!refused) return
    if (isDate(named)) void notifyProblem(named > latest ? 'date-in-future' : 'date-too-old')
    setSearch({}, { replace: true })
  }, [refused, named, latest, setSearch])

  // The first step into the past can be taken back by the browser's Back.
  function choose(next: LocalDate) {
    if (next === latest) setOpenedOn(latest)
    setSearch(next === latest ? {} : { date: next }, { replace: named !== null })
  }
  return { date, earliest, latest, choose }
}
