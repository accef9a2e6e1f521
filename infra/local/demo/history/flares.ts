import type { Dice } from './dice.ts'

/** Generates the pain that a flare adds on each of its days. It rises for one or two days and falls slowly. */
function flarePain(dice: Dice, [shortest, longest]: [number, number], peak: number): number[] {
  const days = dice.between(shortest, longest)
  const rise = dice.between(1, days > 4 ? 2 : 1)
  const fall = Math.min(dice.between(2, 4), days - rise)
  return Array.from({ length: days }, (_, day) => {
    const riseShare = (day + 1) / rise
    const fallShare = (days - day) / (fall + 1)
    return peak * Math.min(1, riseShare, fallShare)
  })
}

/**
 * Generates the pain that flares add on each of `count` days, oldest first. It is 0 between flares. A flare of 3 to 8
 * days begins every 3 to 6 weeks. Some flares are mild. The last one is strong and has almost ended on the last day.
 */
export function generateFlarePain(count: number, dice: Dice): number[] {
  const days = Array.from({ length: count }, () => 0)
  let flare = flarePain(dice, [6, 8], 5)
  let start = count - flare.length
  while (start + flare.length > 0) {
    for (const [day, strength] of flare.entries()) if (start + day >= 0) days[start + day] = strength
    start -= dice.between(21, 42)
    flare = flarePain(dice, [3, 8], dice.chance(0.3) ? 2 : dice.between(3, 5))
  }
  return days
}
