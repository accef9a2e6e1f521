import { useEffect, useState } from 'react'
import {
  elapsedMs,
  isRunning,
  NEW_STOPWATCH,
  type Stopwatch,
  startStopwatch,
  stopStopwatch,
} from '../../../../../shared/exercises/stopwatch.ts'

const SECOND_MS = 1_000

/** A steady clock in ms: neither a correction of the device's time nor a change of zone moves it. */
export const steadyNow = () => performance.now()

/** The same time on another stopwatch: what follows a clock of its own, such as a sound, is set again from it. */
const startedAgain = (watch: Stopwatch) =>
  isRunning(watch) ? startStopwatch(stopStopwatch(watch, steadyNow()), steadyNow()) : watch

const newWatch = () => startStopwatch(NEW_STOPWATCH, steadyNow())

/**
 * The clock of a session, which begins at once. `second` counts what has passed. It is read from the clock when a second is
 * due or the page becomes visible, never added up. At the end the clock stops exactly there.
 */
export function usePacer(totalMs: number) {
  const [watch, setWatch] = useState(newWatch)
  const [second, setSecond] = useState(0)

  useEffect(() => {
    if (!isRunning(watch)) return
    const read = () => Math.min(elapsedMs(watch, steadyNow()), totalMs)
    let timer: ReturnType<typeof setTimeout>
    const schedule = () => {
      timer = setTimeout(tick, Math.min(SECOND_MS - (read() % SECOND_MS), Math.max(0, totalMs - read())))
    }
    const tick = () => {
      clearTimeout(timer)
      const ms = read()
      setSecond(Math.floor(ms / SECOND_MS))
      if (ms >= totalMs) setWatch({ countedMs: totalMs })
      else schedule()
    }
    const onVisibilityChange = () => {
      tick()
      if (document.visibilityState === 'visible') setWatch(startedAgain)
    }
    schedule()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [watch, totalMs])

  return {
    watch,
    second,
    isRunning: isRunning(watch),
    isOver: second * SECOND_MS >= totalMs,
    pause: () => setWatch((last: Stopwatch) => stopStopwatch(last, steadyNow(), totalMs)),
    resume: () => setWatch((last: Stopwatch) => startStopwatch(last, steadyNow())),
    restart: () => {
      setWatch(newWatch)
      setSecond(0)
    },
  }
}

export type Pacer = ReturnType<typeof usePacer>
