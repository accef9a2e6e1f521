/** Spreadsheets take a cell that begins like this as a formula, some of them also after white space. */
const FORMULA = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** What stands before a text that would be a formula. Spreadsheets show it, and `readCell` removes it. */
const GUARD = "'"

/** A text as a cell. It is always quoted, and never begins like a formula. Source: requirement SEC-29. */
export function textCell(text: string): string {
  const harmless = FORMULA.test(text) || text.startsWith(GUARD) ? GUARD + text : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** The text that `textCell` was given, after a CSV parser has removed the quotes. */
export function readCell(cell: string): string {
  const rest = cell.slice(GUARD.length)
  return cell.startsWith(GUARD) && (FORMULA.test(rest) || rest.startsWith(GUARD)) ? rest : cell
}
