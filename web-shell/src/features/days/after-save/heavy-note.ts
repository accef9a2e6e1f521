import { speaksOfSuicide } from '../../../shell/later/care/suicidal-words.ts'

/** Whether a text among the values of a day speaks of suicide. */
export const hasHeavyNote = (values: object): boolean =>
  Object.values(values)
    .flat()
    .some((value) => typeof value === 'string' && speaksOfSuicide(value))
