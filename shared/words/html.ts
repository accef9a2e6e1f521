const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it is written in HTML or XML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char)

/** HTML elements without an end tag. */
const VOID = new Set(['br', 'hr', 'img', 'link', 'meta', 'source'])

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element as HTML or XML. Attributes are escaped, and left out if undefined. `content` is not escaped. */
export function element(tag: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
  return `<${tag}${written.join('')}>${VOID.has(tag) ? '' : `${content}</${tag}>`}`
}
