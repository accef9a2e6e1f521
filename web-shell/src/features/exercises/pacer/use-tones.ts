import { useEffect, useRef } from 'react'
import type { Pattern } from '../../../../../shared/exercises/patterns.ts'
import { elapsedMs, isRunning } from '../../../../../shared/exercises/stopwatch.ts'
import { tonesOf } from '../../../../../shared/exercises/tone.ts'
import { playTones } from './play-tones.ts'
import { type Pacer, steadyNow } from './use-pacer.ts'

/**
 * Plays the tones of a session while it runs and they are on. A browser that allows no sound stays silent, and everything else goes
 * on. The sound is opened by the first tap that wants it, and closed with the session.
 */
export function useTones(
  pattern: Pattern,
  { watch }: Pick<Pacer, 'watch'>,
  { totalMs, isOn }: { totalMs: number; isOn: boolean },
): void {
  const contextRef = useRef<AudioContext>(undefined)

  useEffect(() => {
    if (!isOn || !isRunning(watch) || typeof AudioContext === 'undefined') return
    let isStopped = false
    let stop: (() => void) | undefined
    async function play() {
      const context = (contextRef.current ??= new AudioContext())
      await context.resume()
      if (isStopped) return
      // Opening the sound takes a moment: the clock is read after it.
      const nowMs = elapsedMs(watch, steadyNow())
      stop = playTones(context, tonesOf(pattern, nowMs, totalMs), nowMs)
    }
    play().catch(() => undefined)
    return () => {
      isStopped = true
      stop?.()
    }
  }, [pattern, watch, totalMs, isOn])

  useEffect(() => {
    return () => void contextRef.current?.close().catch(() => undefined)
  }, [])
}
