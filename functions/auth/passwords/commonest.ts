import { SHORTEST_PASSWORD } from '../../../shared/auth/schema.ts'

/**
 * The 3,000 commonest of the leaked passwords that could be chosen here, of a list that has the commonest first.
 * Source: OWASP ASVS 5.0, 6.2.4.
 */
export function commonest(all: readonly string[]): string[] {
  return all.filter(({ length }) => length >= SHORTEST_PASSWORD).slice(0, 3_000)
}
