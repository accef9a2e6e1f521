import { useSearchParams } from 'react-router-dom'
import { type LocalDate, type LocalMonth, monthOf } from '../../../../../shared/time/local-date.ts'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import { isDate } from '../page/use-chosen-date.ts'

/** The address of a month in history. */
export const monthPath = (month: LocalMonth) => `/history?month=${month}`
/** The address of a day in history. */
export const dayPath = (date: LocalDate) => `/history?date=${date}`

interface HistoryLocation {
  today: LocalDate
  date: LocalDate | undefined
  month: LocalMonth
  /** Whether the address names a valid day or month. */
  isChosen: boolean
}

/** The day or month in the address. If it is invalid or in the future, the current month. */
export function useHistoryLocation(): HistoryLocation {
  const latest = useClock(today)
  const [search] = useSearchParams()
  const date = search.get('date') ?? ''
  const month = search.get('month') ?? ''
  if (isDate(date) && date <= latest) return { today: latest, date, month: monthOf(date), isChosen: true }
  const isMonth = isDate(`${month}-01`) && month <= monthOf(latest)
  return { today: latest, date: undefined, month: isMonth ? month : monthOf(latest), isChosen: isMonth }
}
