/** What a table takes for the beginning of a formula. */
const FORMULA = /^[=+\-@]/

/**
 * Whether a name would be a formula in a table. A food is never called so, and its name gets into tables that others
 * open, such as that of a report. Source: requirement FOOD-01.
 */
export function isFormula(name: string): boolean {
  return FORMULA.test(name.normalize('NFKC').trim())
}

/** What makes two spellings one food: case, spaces and forms of the same letter do not matter. */
export function foodKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
