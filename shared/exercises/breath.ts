import { breathSeconds, type Pattern, type Phase } from './patterns.ts'

/** Where a breath stands. */
export interface Breath {
  phase: Phase
  /** Which part of the pattern it is, from 0. */
  part: number
  /** How many breaths are complete. */
  breaths: number
  /** The current second of the part, from 1. */
  second: number
  /** The whole seconds that the part still lasts, rounded up: at least 1. */
  secondsLeft: number
  /** How much of the part is over, from 0 to below 1. */
  progress: number
}

const SECOND_MS = 1_000

/** The breath of a pattern `elapsedMs` (0 or more) after the first breath began. Every display and sound follows from it. */
export function breathAt(pattern: Pattern, elapsedMs: number): Breath {
  const breathMs = breathSeconds(pattern) * SECOND_MS
  const breaths = Math.floor(elapsedMs / breathMs)
  let leftMs = elapsedMs - breaths * breathMs
  let part = 0
  for (const { phase, seconds } of pattern) {
    const partMs = seconds * SECOND_MS
    if (leftMs < partMs) {
      const second = Math.floor(leftMs / SECOND_MS) + 1
      return { phase, part, breaths, second, secondsLeft: seconds - second + 1, progress: leftMs / partMs }
    }
    leftMs -= partMs
    part += 1
  }
  throw new RangeError('A pattern needs a part')
}

/** How full the lungs are, 0 to 1. The breath is slow at its turns, as a real one is. */
export function fullnessAt(pattern: Pattern, elapsedMs: number): number {
  const { phase, progress } = breathAt(pattern, elapsedMs)
  if (phase === 'hold') return 1
  if (phase === 'rest') return 0
  const moved = (1 - Math.cos(Math.PI * progress)) / 2
  return phase === 'in' ? moved : 1 - moved
}
