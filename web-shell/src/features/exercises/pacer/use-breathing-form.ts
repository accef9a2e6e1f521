import { type RefObject, useLayoutEffect } from 'react'
import { fullnessAt } from '../../../../../shared/exercises/breath.ts'
import { breathSeconds, type Pattern } from '../../../../../shared/exercises/patterns.ts'
import { elapsedMs, isRunning } from '../../../../../shared/exercises/stopwatch.ts'
import { type Pacer, steadyNow } from './use-pacer.ts'

const SECOND_MS = 1_000
const STEP_MS = 250

/** The size of a ring at steps of one breath: `smallest` when the lungs are empty, 1 when they are full. */
function keyframesOf(pattern: Pattern, smallest: number): Keyframe[] {
  const breathMs = breathSeconds(pattern) * SECOND_MS
  return Array.from({ length: breathMs / STEP_MS + 1 }, (_, step) => {
    const size = smallest + (1 - smallest) * fullnessAt(pattern, step * STEP_MS)
    return { transform: `scale(${size.toFixed(4)})` }
  })
}

/**
 * Lets the rings in an element breathe. The browser moves them by itself between its own frames, so a busy page does not
 * make them stutter; where they are is set from the clock of the session. `data-smallest` of a ring is its size when the lungs are empty.
 */
export function useBreathingForm(
  ref: RefObject<HTMLElement | null>,
  pattern: Pattern,
  { watch }: Pick<Pacer, 'watch'>,
): void {
  useLayoutEffect(() => {
    const rings = ref.current?.querySelectorAll<HTMLElement>('[data-smallest]') ?? []
    const animations = [...rings].map((ring) => {
      const animation = ring.animate(keyframesOf(pattern, Number(ring.dataset['smallest'])), {
        duration: breathSeconds(pattern) * SECOND_MS,
        iterations: Infinity,
      })
      animation.currentTime = elapsedMs(watch, steadyNow())
      if (!isRunning(watch)) animation.pause()
      return animation
    })
    return () => {
      for (const animation of animations) animation.cancel()
    }
  }, [ref, pattern, watch])
}
