/** Longer than what pre-whitening leaves of a run of bad days, short enough for many different orders. */
const BLOCK_DAYS = 5

/**
 * A random order of `count` days in which neighbours stay together: the days are rolled by a random offset, cut into
 * blocks of five, and the blocks are shuffled.
 */
export function blockOrder(count: number, random: () => number): Int32Array {
  const offset = Math.floor(random() * count)
  const starts = Array.from({ length: Math.ceil(count / BLOCK_DAYS) }, (_, block) => block * BLOCK_DAYS)
  for (let last = starts.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const start = starts[last] ?? 0
    starts[last] = starts[other] ?? 0
    starts[other] = start
  }
  const order = new Int32Array(count)
  let place = 0
  for (const start of starts)
    for (let day = start; day < Math.min(count, start + BLOCK_DAYS); day++) order[place++] = (day + offset) % count
  return order
}
