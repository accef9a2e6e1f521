import { MIN_PASSWORD_LENGTH } from '../../../shared/auth/schema.ts'

/**
 * The 3,000 most common leaked passwords that are long enough to be chosen here. `leaked` must list the most common
 * first. Source: OWASP ASVS 5.0, 6.2.4.
 */
export function mostCommonPasswords(leaked: readonly string[]): string[] {
  return leaked.filter(({ length }) => length >= MIN_PASSWORD_LENGTH).slice(0, 3_000)
}
