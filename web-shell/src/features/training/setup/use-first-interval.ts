import { useEffect, useState } from 'react'
import { type FirstInterval, firstInterval } from '../../../../../shared/training/first-interval.ts'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import type { KnownDiary } from '../use-diary.ts'

/** The diary may be late on a slow network. The user waits no longer than this for a suggestion. */
const LONGEST_WAIT_MS = 4_000

/** An advice, or why there is none. */
export type FirstAdvice = FirstInterval | { kind: 'diary-unavailable' }

/**
 * The advice for the first interval; `undefined` while the diary is being read. It is told once: a diary that comes later
 * changes nothing under the thumb.
 */
export function useFirstInterval(diary: KnownDiary | undefined): FirstAdvice | undefined {
  const day = useClock(today)
  const [isLate, setLate] = useState(false)
  const [told, tell] = useState<FirstAdvice>()
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  const known = diary ?? (isLate ? 'unavailable' : undefined)
  if (!told && known) tell(known === 'unavailable' ? { kind: 'diary-unavailable' } : firstInterval(known, day))
  return told
}
