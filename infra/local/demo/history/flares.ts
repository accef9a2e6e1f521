import type { Dice } from './dice.ts'

/** How much a flare adds to pain on each of its days: up for a day or two, and slowly down. */
function flare(dice: Dice, [shortest, longest]: [number, number], peak: number): number[] {
  const days = dice.between(shortest, longest)
  const rise = dice.between(1, days > 4 ? 2 : 1)
  const ebb = Math.min(dice.between(2, 4), days - rise)
  return Array.from({ length: days }, (_, day) => {
    const climbed = (day + 1) / rise
    const left = (days - day) / (ebb + 1)
    return peak * Math.min(1, climbed, left)
  })
}

/**
 * What flares add to pain on each of `count` days, oldest first: 0 between them. One of 3 to 8 days begins every 3 to
 * 6 weeks, some of them mild. The last one is strong, and has all but ebbed away when the days end.
 */
export function flaresOf(count: number, dice: Dice): number[] {
  const days = Array.from({ length: count }, () => 0)
  let last = flare(dice, [6, 8], 5)
  let start = count - last.length
  while (start + last.length > 0) {
    for (const [day, strength] of last.entries()) if (start + day >= 0) days[start + day] = strength
    start -= dice.between(21, 42)
    last = flare(dice, [3, 8], dice.chance(0.3) ? 2 : dice.between(3, 5))
  }
  return days
}
