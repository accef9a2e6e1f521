/** The maximum number of quotes and lists that begin on one line, and the maximum indent of a line in characters. */
const MAX_CONTAINERS = 8
const MAX_INDENT = 24
/** The maximum number of paragraphs, and of inline marks (such as `*`) in each paragraph. */
const MAX_PARAGRAPHS = 1_500
const MAX_MARKS = 300

const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/
const MARKS = /\*+|_+|[`[\]]/g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function isDeep(line: string): boolean {
  const [prefix = ''] = CONTAINERS.exec(line) ?? []
  return count(prefix, />|[-+*]|\d+/g) > MAX_CONTAINERS || line.search(/\S|$/) > MAX_INDENT
}

/**
 * Whether parsing a Markdown text could take seconds. The time grows with the square of the numbers that are counted
 * here: 50 kB of `>` take 11 s, 50 kB of `*a_` take 32 s. Texts that people write stay far below the limits.
 */
export function isTooComplex(markdown: string): boolean {
  const paragraphs = markdown.split(/\n[ \t]*\n/)
  if (paragraphs.length > MAX_PARAGRAPHS || markdown.split('\n').some(isDeep)) return true
  return paragraphs.some((paragraph) => count(paragraph, MARKS) > MAX_MARKS)
}
