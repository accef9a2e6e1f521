import { useSearchParams } from 'react-router-dom'
import { type LocalDate, type LocalMonth, monthOf } from '../../../../../shared/time/local-date.ts'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import { isDate } from '../page/use-chosen-date.ts'

/** The address of a month in history. */
export const monthPath = (month: LocalMonth) => `/history?month=${month}`
/** The address of a day in history. */
export const dayPath = (date: LocalDate) => `/history?date=${date}`

interface Place {
  today: LocalDate
  date: LocalDate | undefined
  month: LocalMonth
  /** Somebody chose what is looked at. */
  isChosen: boolean
}

/** What of history is looked at, as the address says: a day, or a month. What lies in the future is not yet history. */
export function usePlace(): Place {
  const latest = useClock(today)
  const [search] = useSearchParams()
  const [date, month] = [search.get('date') ?? '', search.get('month') ?? '']
  if (isDate(date) && date <= latest) return { today: latest, date, month: monthOf(date), isChosen: true }
  const isMonth = isDate(`${month}-01`) && month <= monthOf(latest)
  return { today: latest, date: undefined, month: isMonth ? month : monthOf(latest), isChosen: isMonth }
}
