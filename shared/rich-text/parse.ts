import type { Definition, Heading, List, Nodes, Parents, Reference, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { isTooComplex } from './complexity.ts'
import { isMediaPath, isSafeLink } from './links.ts'
import { MAX_NODES, type RichNode, type RichText } from './tree.ts'

/** Nodes below this depth become plain text. */
const MAX_DEPTH = 16

/** CommonMark with tables and strikethrough, without HTML, which stays the plain text that was typed. */
const SYNTAX = {
  extensions: [{ disable: { null: ['htmlFlow', 'htmlText'] } }, gfmTable(), gfmStrikethrough()],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
}

type HeadingLevels = ReadonlyMap<Heading, 2 | 3 | 4>

/** What the conversion of a node needs to know of the whole text. */
interface Whole {
  levels: HeadingLevels
  /** The targets of links and pictures that are defined elsewhere, as in `[a]: /b`. */
  definitions: ReadonlyMap<string, Definition>
}

/** A node and all below it, in the order of the text. */
function collectNodes(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node)
  if ('children' in node) for (const child of node.children) collectNodes(child, found)
  return found
}

/** The plain text of a node, without its formatting. */
function plainTextOf(node: Nodes): string {
  if ('value' in node) return node.value
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if (node.type === 'break') return '\n'
  if (!('children' in node)) return ''
  const isBlock = node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem'
  return node.children.map(plainTextOf).join(isBlock ? ' ' : '')
}

/**
 * The levels of the headings. The highest is 2, below the heading of the page, and no heading skips a level downwards.
 */
function headingLevels(nodes: readonly Nodes[]): HeadingLevels {
  const headings = nodes.filter((node) => node.type === 'heading')
  const highest = Math.min(...headings.map(({ depth }) => depth))
  const levels = new Map<Heading, 2 | 3 | 4>()
  let previous = 1
  for (const heading of headings) {
    previous = Math.min(heading.depth - highest + 2, previous + 1, 4)
    levels.set(heading, previous as 2 | 3 | 4)
  }
  return levels
}

const urlOf = ({ identifier }: Reference, { definitions }: Whole) => definitions.get(identifier)?.url ?? ''

const linkTo = (href: string, children: RichText): RichText =>
  isSafeLink(href) ? [{ type: 'link', href, children }] : children

const pictureOf = (src: string, alt: string): RichNode => (isMediaPath(src) ? { type: 'image', src, alt } : alt)

const childrenOf = (parent: Parents, whole: Whole, depth: number): RichText =>
  parent.children.flatMap((child) => toRichText(child, whole, depth + 1))

/** In a list without empty lines (`spread` is false), the content of an item is not wrapped in paragraphs. */
function listOf({ ordered, start, spread, children }: List, whole: Whole, depth: number): RichNode {
  const items = children.map((item): RichNode => {
    const content = item.children.flatMap((child) =>
      child.type === 'paragraph' && !spread ? childrenOf(child, whole, depth) : toRichText(child, whole, depth + 1),
    )
    return { type: 'item', children: content }
  })
  return { type: 'list', ...(ordered && { start: start ?? 1 }), children: items }
}

/** The first row has the headings of the columns. */
function tableOf({ children }: Table, whole: Whole, depth: number): RichNode {
  const rows = children.map((row, n): RichNode => {
    const type = n === 0 ? 'headerCell' : 'cell'
    return {
      type: 'row',
      children: row.children.map((cell) => ({ type, children: childrenOf(cell, whole, depth + 2) })),
    }
  })
  return { type: 'table', children: rows }
}

type Converters = {
  [T in Nodes['type']]?: (node: Extract<Nodes, { type: T }>, whole: Whole, depth: number) => RichText
}

/** The conversion of each type of node. A type that is missing here becomes its plain text. */
const CONVERTERS: Converters = {
  paragraph: (node, whole, depth) => [{ type: 'paragraph', children: childrenOf(node, whole, depth) }],
  blockquote: (node, whole, depth) => [{ type: 'quote', children: childrenOf(node, whole, depth) }],
  emphasis: (node, whole, depth) => [{ type: 'emphasis', children: childrenOf(node, whole, depth) }],
  strong: (node, whole, depth) => [{ type: 'strong', children: childrenOf(node, whole, depth) }],
  heading: (node, whole, depth) => [
    { type: 'heading', level: whole.levels.get(node) ?? 2, children: childrenOf(node, whole, depth) },
  ],
  list: (node, whole, depth) => [listOf(node, whole, depth)],
  link: (node, whole, depth) => linkTo(node.url, childrenOf(node, whole, depth)),
  linkReference: (node, whole, depth) => linkTo(urlOf(node, whole), childrenOf(node, whole, depth)),
  image: ({ url, alt }) => [pictureOf(url, alt ?? '')],
  imageReference: (node, whole) => [pictureOf(urlOf(node, whole), node.alt ?? '')],
  definition: () => [],
  delete: (node, whole, depth) => [{ type: 'deleted', children: childrenOf(node, whole, depth) }],
  table: (node, whole, depth) => [tableOf(node, whole, depth)],
  inlineCode: ({ value }) => [{ type: 'code', text: value }],
  code: ({ value }) => [{ type: 'codeBlock', text: value }],
  break: () => [{ type: 'break' }],
  thematicBreak: () => [{ type: 'rule' }],
}

function toRichText(node: Nodes, whole: Whole, depth: number): RichText {
  const convert = CONVERTERS[node.type] as ((...args: [Nodes, Whole, number]) => RichText) | undefined
  return convert && depth <= MAX_DEPTH ? convert(node, whole, depth) : [plainTextOf(node)]
}

/** A definition is copied into every link that refers to it: a short text could become a tree of many megabytes. */
const MAX_TARGETS_LENGTH = 50_000

/**
 * Parses Markdown (CommonMark, tables and strikethrough) to rich text. Never throws. Raw HTML stays as the text that was
 * typed. A link or picture with a forbidden target becomes its text. Returns `undefined` for a text that is too complex
 * or has too many parts, such as nine quotes inside each other. Source: requirements LEARN-11, SEC-17.
 */
export function parseRichText(markdown: string): RichText | undefined {
  const text = markdown.replaceAll(/\r\n?/g, '\n')
  if (isTooComplex(text)) return undefined
  const root = fromMarkdown(text, SYNTAX)
  const nodes = collectNodes(root)
  if (nodes.length > MAX_NODES) return undefined
  // The first definition of a name holds.
  const definitions = nodes.filter((node) => node.type === 'definition').toReversed()
  const whole = {
    levels: headingLevels(nodes),
    definitions: new Map(definitions.map((definition) => [definition.identifier, definition])),
  }
  const references = nodes.filter((node) => node.type === 'linkReference' || node.type === 'imageReference')
  const targetsLength = references.reduce((length, reference) => length + urlOf(reference, whole).length, 0)
  return targetsLength > MAX_TARGETS_LENGTH ? undefined : childrenOf(root, whole, 0)
}
