import { useSearchParams } from 'react-router-dom'
import { EDITABLE_DAYS } from '../../../../shared/days/window.ts'
import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import { today, useClock } from '../../shell/clock.ts'

/** The day being logged, kept in the address; today unless it names another that can still be changed. */
export function useChosenDate() {
  const latest = useClock(today)
  const earliest = addDays(latest, -EDITABLE_DAYS)
  const [search, setSearch] = useSearchParams()
  const isOpen = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && date >= earliest && date <= latest
  const wanted = search.get('date') ?? latest
  const date: LocalDate = isOpen(wanted) ? wanted : latest
  const choose = (next: LocalDate) => setSearch(next === latest ? {} : { date: next }, { replace: true })
  return { date, earliest, latest, isOpen, choose }
}
