/** A part of a breath, in whole seconds. `rest` is the hold after the breath out. */
export interface BreathPart {
  phase: Phase
  seconds: number
}
export type Phase = 'in' | 'hold' | 'out' | 'rest'

/** One breath: its parts in order. */
export type Pattern = readonly BreathPart[]

const part = (phase: Phase, seconds: number): BreathPart => ({ phase, seconds })

/** The breathing patterns. Source: facts, breathing and relaxation timings. */
export const PATTERNS = {
  longer_out: [part('in', 4), part('out', 6)],
  belly: [part('in', 3), part('out', 4)],
  box: [part('in', 4), part('hold', 4), part('out', 4), part('rest', 4)],
  four_seven_eight: [part('in', 4), part('hold', 7), part('out', 8)],
} as const satisfies Record<string, Pattern>

/** How long one breath of a pattern lasts, in seconds. */
export function breathSeconds(pattern: Pattern): number {
  return pattern.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Whether a pattern holds the breath: some users should ask first. */
export function hasHolds(pattern: Pattern): boolean {
  return pattern.some(({ phase }) => phase === 'hold' || phase === 'rest')
}
