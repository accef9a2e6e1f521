/** So many quotes and lists may begin on one line, and so far in may it begin. */
const MOST_CONTAINERS = 8
const FURTHEST_IN = 24
/** So many paragraphs may there be, with so many marks in each. */
const MOST_PARTS = 1_500
const MOST_MARKS = 300

const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/
const MARKS = /\*+|_+|[`[\]]/g

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

function isDeep(line: string): boolean {
  const [beginning = ''] = CONTAINERS.exec(line) ?? []
  return count(beginning, />|[-+*]|\d+/g) > MOST_CONTAINERS || line.search(/\S|$/) > FURTHEST_IN
}

/**
 * Whether to parse Markdown could take seconds: the time grows with the square of what is counted here (50 kB of `>` take
 * 11 s, of `*a_` 32 s). No text that people write comes near.
 */
export function isTangled(markdown: string): boolean {
  const parts = markdown.split(/\n[ \t]*\n/)
  if (parts.length > MOST_PARTS || markdown.split('\n').some(isDeep)) return true
  return parts.some((part) => count(part, MARKS) > MOST_MARKS)
}
