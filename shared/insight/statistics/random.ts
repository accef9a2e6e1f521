/**
 * Random numbers from 0 to 1 (1 excluded) that follow from the seed, an integer: the same diary gets the same answer on
 * every device. Source: mulberry32 by Tommy Ettinger, in the public domain.
 */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
