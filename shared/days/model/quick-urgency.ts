/*
 * Urgency is stored from 0 to 5; the quickest way to log asks for it from 0 to 10, as it does for pain. Source:
 * requirement QT-02.
 */

/** The highest urgency that is asked there. */
export const HIGHEST_QUICK_URGENCY = 10

/** A stored urgency (0–5) as it is asked there (0–10). */
export function toQuickUrgency(level: number): number {
  return level * 2
}

/** The urgency to store (0–5) for one that was given there (0–10): half of it, rounded up. */
export function fromQuickUrgency(level: number): number {
  return Math.round(level / 2)
}
