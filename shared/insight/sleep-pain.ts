import type { Day } from '../days/model/schema.ts'
import { pearson } from './correlation.ts'

/** The least numbers of answers to each question, and of days with both. */
const MIN_ANSWERS = 7
const MIN_PAIRS = 5
/** A weaker correlation says nothing. */
const MIN_R = 0.3

/**
 * How sleep quality (0–5) and pain (0–10) of the same day go together: Pearson's r and the number of days with both.
 * `undefined` with too few answers or too weak a link in either direction. It is no test of significance.
 * Source: requirements INS-02, INS-08.
 */
export function sleepPain(entries: readonly Pick<Day, 'values'>[]): { r: number; n: number } | undefined {
  const answers = entries.map(({ values: { sleepQuality, painLevel } }) => [sleepQuality, painLevel] as const)
  const counts = [0, 1].map((question) => answers.filter((pair) => pair[question] !== undefined).length)
  if (counts.some((count) => count < MIN_ANSWERS)) return undefined
  const pairs = answers.flatMap(([sleep, pain]) => (sleep === undefined || pain === undefined ? [] : [{ sleep, pain }]))
  if (pairs.length < MIN_PAIRS) return undefined
  const r = pearson(
    pairs.map(({ sleep }) => sleep),
    pairs.map(({ pain }) => pain),
  )
  return r !== undefined && Math.abs(r) > MIN_R ? { r, n: pairs.length } : undefined
}
