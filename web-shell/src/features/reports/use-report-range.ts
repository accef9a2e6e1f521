import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEFAULT_DAYS, lastDaysUpTo, problemOf } from '../../../../shared/reports/range.ts'
import { daysBetween, type LocalDate } from '../../../../shared/time/local-date.ts'
import type { DateRange } from '../../../../shared/time/range.ts'

const isDate = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))

export type RangeProblem = NonNullable<ReturnType<typeof problemOf>> | 'missing'

/** Why a typed range has no report. While a date is typed, it is missing. */
function problemIn(typed: DateRange, today: LocalDate): RangeProblem | undefined {
  return isDate(typed.from) && isDate(typed.to) ? problemOf(typed, today) : 'missing'
}

/** The choices of days up to today. `custom` is any other range. */
export const CHOICES = ['30', '90', '365'] as const
export type Choice = (typeof CHOICES)[number] | 'custom'

/** The range in the address, the last thirty days by default, and what is typed instead. */
export function useReportRange(today: LocalDate) {
  const [search, setSearch] = useSearchParams()
  const chosen = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const shown = problemIn(chosen, today) === undefined ? chosen : lastDaysUpTo(today, DEFAULT_DAYS)
  const [draft, setDraft] = useState<DateRange>()
  // The address changes a moment later than the fields, because the report takes longer to render.
  if (draft && draft.from === shown.from && draft.to === shown.to) setDraft(undefined)
  const typed = draft ?? shown
  const problem = problemIn(typed, today)
  function change(next: DateRange): void {
    setDraft(next)
    if (problemIn(next, today) === undefined) setSearch({ ...next }, { replace: true })
  }
  const days = typed.to === today && problem === undefined ? String(daysBetween(typed.from, typed.to) + 1) : ''
  const choice: Choice = CHOICES.find((each) => each === days) ?? 'custom'
  return { typed, problem, range: problem === undefined ? shown : undefined, choice, change }
}
