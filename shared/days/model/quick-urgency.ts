/*
 * Urgency is stored on a scale from 0 to 5. Quick Track asks for it from 0 to 10, like pain. Source: requirement QT-02.
 */

/** The highest urgency on the scale of Quick Track. */
export const MAX_QUICK_URGENCY = 10

/** Converts a stored urgency (0–5) to the scale of Quick Track (0–10). */
export function toQuickUrgency(level: number): number {
  return level * 2
}

/** Converts an urgency from Quick Track (0–10) to the stored scale (0–5): half of it, rounded up. */
export function fromQuickUrgency(level: number): number {
  return Math.round(level / 2)
}
