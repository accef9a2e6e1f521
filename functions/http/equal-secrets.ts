import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets. The duration does not show how much of them is equal. */
export function equalSecrets(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
