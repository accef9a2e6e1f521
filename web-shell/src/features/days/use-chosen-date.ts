import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EDITABLE_DAYS } from '../../../../shared/days/window.ts'
import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import { today, useClock } from '../../shell/clock.ts'
import { notify } from '../../shell/notify.tsx'
import { problemText } from '../../shell/problem-text.ts'

/**
 * The day being logged, kept in the address; unless it names one that can still be changed, the day on which the screen
 * was opened, so that midnight takes nothing away from somebody who is typing.
 */
export function useChosenDate() {
  const latest = useClock(today)
  const [openedOn] = useState(today)
  const earliest = addDays(latest, -EDITABLE_DAYS)
  const [search, setSearch] = useSearchParams()
  const named = search.get('date')
  const isOpen = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && date >= earliest && date <= latest
  const refused = named !== null && !isOpen(named)
  const wanted = named ?? openedOn
  const date: LocalDate = isOpen(wanted) ? wanted : latest

  useEffect(() => {
    if (!refused) return
    notify(problemText[named > latest ? 'date-in-future' : 'date-too-old'])
    setSearch({}, { replace: true })
  }, [refused, named, latest, setSearch])

  // The first step into the past can be taken back by the browser's Back.
  const choose = (next: LocalDate) => setSearch(next === latest ? {} : { date: next }, { replace: named !== null })
  return { date, earliest, latest, choose }
}
