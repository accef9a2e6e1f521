import { localDate } from '../time/local-date.ts'

/** Makes the id of a record that begins at `at` (epoch ms). `random`: six characters of `0-9a-z`. */
export function newDatedId(at: number, random: string): string {
  return `${localDate(at, 'UTC')}-${random}`
}
