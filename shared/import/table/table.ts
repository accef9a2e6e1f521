import type { FixedField } from '../../days/model/fields.ts'

/** A table as a CSV file has it: its headings, and the cells of each line. */
export interface Table {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What a column is: the date of its line, a field of the day, or nothing that the diary has a place for. */
export type Target = 'date' | FixedField | undefined

/** Something of a table that is not taken over. `line` counts from 1, the headings included. */
export interface LeftOut {
  line: number
  heading: string
  cell: string
  reason: 'no-date' | 'not-understood' | 'second-value'
}
