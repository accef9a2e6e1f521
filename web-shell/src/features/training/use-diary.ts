import { useMemo } from 'react'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import { useKnownDays } from '../../shell/later/days/known-days.ts'

/** The pace compares the last week with the one before it, and the latest day with the seven before that. */
const DIARY_DAYS = 16

const NO_DAYS: readonly Day[] = []

/** The days of the diary up to `today`, as far as the device knows them; `undefined` while they are being read. */
export function useDiary(today: LocalDate): readonly Day[] | undefined {
  const range = useMemo(() => ({ from: addDays(today, -DIARY_DAYS), to: today }), [today])
  const { query, shown } = useKnownDays(range)
  return shown?.days ?? (query.isFetched || query.isPaused ? NO_DAYS : undefined)
}
