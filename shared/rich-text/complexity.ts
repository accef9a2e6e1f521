/** The maximum number of quotes and lists that begin on one line and in the text, and the maximum indent of a line. */
const MAX_NESTED_CONTAINERS = 8
const MAX_CONTAINERS = 500
const MAX_INDENT = 24
/** The maximum number of paragraphs, of characters that can be inline marks (such as `*`) in each, and of lines in each. */
const MAX_PARAGRAPHS = 500
const MAX_MARKS = 300
const MAX_LINES = 200
/** The maximum number of headings that are underlined by `=` or `-`. */
const MAX_UNDERLINES = 100

const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/
const MARKS = /[*_~`[\]!<&\\]/g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function countContainers(line: string): number {
  const [prefix = ''] = CONTAINERS.exec(line) ?? []
  return count(prefix, />|[-+*]|\d+/g)
}

/**
 * Whether parsing a Markdown text could take seconds. The time grows with the square of the numbers that are counted
 * here: 50 kB of `>` take 11 s, 50 kB of `*a_` take 32 s, one `a` between 50 kB of `*` takes 42 s, 50 kB of lines with one
 * `=` take 31 s. Texts that people write stay far below the limits.
 */
export function isTooComplex(markdown: string): boolean {
  const lines = markdown.split('\n')
  const containers = lines.map(countContainers)
  if (containers.some((containersOfLine) => containersOfLine > MAX_NESTED_CONTAINERS)) return true
  if (containers.reduce((sum, containersOfLine) => sum + containersOfLine, 0) > MAX_CONTAINERS) return true
  if (lines.some((line) => line.search(/\S|$/) > MAX_INDENT)) return true
  if (lines.filter((line) => UNDERLINE.test(line)).length > MAX_UNDERLINES) return true
  const paragraphs = markdown.split(/\n[ \t]*\n/)
  if (paragraphs.length > MAX_PARAGRAPHS) return true
  return paragraphs.some((paragraph) => count(paragraph, MARKS) > MAX_MARKS || count(paragraph, /\n/g) >= MAX_LINES)
}
