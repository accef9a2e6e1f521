import { DomainError } from '../problems.ts'

/**
 * Asserts that a change with the id of a stored one is the same change again, sent once more after a lost reply. Throws
 * `invalid-request` at `/body/id` when it says something else. Source: requirement SEC-25.
 */
export function assertRepeated<T extends object>(stored: T, again: Partial<T>): void {
  const isSame = (field: keyof T) => JSON.stringify(stored[field]) === JSON.stringify(again[field])
  if (!(Object.keys(again) as (keyof T)[]).every(isSame))
    throw new DomainError('invalid-request', [{ pointer: '/body/id', detail: 'taken' }])
}
