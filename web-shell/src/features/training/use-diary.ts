import { useMemo } from 'react'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import { useKnownDays } from '../../shell/later/days/known-days.ts'

/** The pace compares the last week with the one before it, and the latest day with the seven before that. */
const DIARY_DAYS = 16

/** Days of the diary, as far as the device knows them. They are unavailable when it knows none, and cannot read them. */
export type KnownDiary = readonly Day[] | 'unavailable'

/** The days of the diary up to `today`; `undefined` while they are being read. */
export function useDiary(today: LocalDate): KnownDiary | undefined {
  const range = useMemo(() => ({ from: addDays(today, -DIARY_DAYS), to: today }), [today])
  const { query, shown } = useKnownDays(range)
  return shown?.days ?? (query.isFetched || query.isPaused ? 'unavailable' : undefined)
}
