import { useCallback, useSyncExternalStore } from 'react'
import { secondsUntil } from '../../../../../shared/training/rules.ts'
import { now } from '../../../shell/first/api/clock.ts'

const SECOND_MS = 1_000
/** After the end the clock may still be corrected. */
const AFTER_END_MS = 30_000

function msToNextSecond(leftMs: number): number {
  return leftMs <= 0 ? AFTER_END_MS : leftMs % SECOND_MS || SECOND_MS
}

/**
 * The whole seconds until `at` (epoch ms); 0 from then on. They are read from the clock and not counted, so a device that
 * slept, or was loaded again, shows what is left.
 */
export function useSecondsUntil(at: number): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const tick = () => {
        clearTimeout(timer)
        listener()
        timer = setTimeout(tick, msToNextSecond(at - now()))
      }
      timer = setTimeout(tick, msToNextSecond(at - now()))
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    [at],
  )
  return useSyncExternalStore(subscribe, () => secondsUntil(at, now()))
}
