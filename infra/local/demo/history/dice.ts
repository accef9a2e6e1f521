/** Random choices. The same seed makes the same choices. */
export interface Dice {
  chance: (probability: number) => boolean
  /** A whole number from `low` to `high`, inclusive. */
  between: (low: number, high: number) => number
  /** A number around 0, mostly between −1 and 1 and never beyond ±3. */
  noise: () => number
  pick: <T>(from: readonly T[]) => T
  /** Selects each element independently and keeps the order of the list. */
  some: <T>(from: readonly T[], probability: number) => T[]
}

/** Random numbers in [0, 1) from a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function createDice(seed: number): Dice {
  const next = random(seed)
  const below = (end: number) => Math.floor(next() * end)
  const chance = (probability: number) => next() < probability
  return {
    chance,
    between: (low, high) => low + below(high - low + 1),
    noise: () => 2 * (next() + next() + next()) - 3,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    some: (from, probability) => from.filter(() => chance(probability)),
  }
}
