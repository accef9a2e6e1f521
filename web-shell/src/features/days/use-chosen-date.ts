import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EDITABLE_DAYS } from '../../../../shared/days/window.ts'
import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import { today, useClock } from '../../shell/clock.ts'

/**
 * The day being logged, kept in the address; unless it names one that can still be changed, the day on which the screen
 * was opened, so that midnight takes nothing away from somebody who is typing.
 */
export function useChosenDate() {
  const latest = useClock(today)
  const [openedOn] = useState(today)
  const earliest = addDays(latest, -EDITABLE_DAYS)
  const [search, setSearch] = useSearchParams()
  const isOpen = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && date >= earliest && date <= latest
  const wanted = search.get('date') ?? openedOn
  const date: LocalDate = isOpen(wanted) ? wanted : latest
  const choose = (next: LocalDate) => setSearch({ date: next }, { replace: true })
  return { date, earliest, latest, isOpen, choose }
}
