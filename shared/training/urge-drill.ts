import { breathAt } from '../exercises/breath.ts'
import { PATTERNS } from '../exercises/patterns.ts'

const SECOND_MS = 1_000
/** Three breaths. */
const BREATHE_SECONDS = 30

/**
 * The steps of the urge drill and their seconds, 90 in all: be still, three breaths (in 4 s, out 6 s), think of something
 * else, rate the urge again, walk on. Source: facts, bladder training.
 */
export const URGE_DRILL = [
  { id: 'still', seconds: 10 },
  { id: 'breathe', seconds: BREATHE_SECONDS },
  { id: 'distract', seconds: 20 },
  { id: 'rate', seconds: 10 },
  { id: 'walk', seconds: 20 },
] as const
export type DrillStep = (typeof URGE_DRILL)[number]['id']

/** How long the drill is. */
export const DRILL_SECONDS = URGE_DRILL.reduce((sum, { seconds }) => sum + seconds, 0)

const PAIN_RISE_TO_GO = 2

/**
 * The step of the drill after `elapsedS` seconds (0 is the beginning), with the seconds that it still lasts. `undefined`
 * when the drill is over.
 */
export function drillStepAt(elapsedS: number): { id: DrillStep; secondsLeft: number } | undefined {
  let endS = 0
  for (const { id, seconds } of URGE_DRILL) {
    endS += seconds
    if (elapsedS < endS) return { id, secondsLeft: endS - elapsedS }
  }
  return undefined
}

/** The breath in the second step when it still lasts `secondsLeft`: in or out, and which second of that, from 1. */
export function drillBreath(secondsLeft: number): { isIn: boolean; count: number } {
  const { phase, second } = breathAt(PATTERNS.longer_out, (BREATHE_SECONDS - secondsLeft) * SECOND_MS)
  return { isIn: phase === 'in', count: second }
}

/** Whether to go now, because pain (0–10) rose by two or more in the drill. To go is always right when the user wants to. */
export function shouldGoNow(painBefore: number, painNow: number): boolean {
  return painNow - painBefore >= PAIN_RISE_TO_GO
}
