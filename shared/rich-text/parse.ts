import type { Heading, List, Nodes, Parents } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isTooComplex } from './complexity.ts'
import { isMediaPath, isSafeLink } from './links.ts'
import { MAX_NODES, type RichNode, type RichText } from './tree.ts'

/** Nodes below this depth become plain text. */
const MAX_DEPTH = 16

/** The Markdown syntax that our texts do not support. HTML and link definitions stay the plain text that was typed. */
const DISABLED_SYNTAX = { disable: { null: ['htmlFlow', 'htmlText', 'definition'] } }

type HeadingLevels = ReadonlyMap<Heading, 2 | 3 | 4>

/** A node and all below it, in the order of the text. */
function collectNodes(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node)
  if ('children' in node) for (const child of node.children) collectNodes(child, found)
  return found
}

/** The plain text of a node, without its formatting. */
function plainTextOf(node: Nodes): string {
  if ('value' in node) return node.value
  if (node.type === 'image') return node.alt ?? ''
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

const childrenOf = (parent: Parents, levels: HeadingLevels, depth: number): RichText =>
  parent.children.flatMap((child) => toRichText(child, levels, depth + 1))

/** In a list without empty lines (`spread` is false), the content of an item is not wrapped in paragraphs. */
function listOf({ ordered, start, spread, children }: List, levels: HeadingLevels, depth: number): RichNode {
  const items = children.map((item): RichNode => {
    const content = item.children.flatMap((child) =>
      child.type === 'paragraph' && !spread ? childrenOf(child, levels, depth) : toRichText(child, levels, depth + 1),
    )
    return { type: 'item', children: content }
  })
  return { type: 'list', ...(ordered && { start: start ?? 1 }), children: items }
}

type Converters = {
  [T in Nodes['type']]?: (node: Extract<Nodes, { type: T }>, levels: HeadingLevels, depth: number) => RichText
}

/** The conversion of each type of node. A type that is missing here becomes its plain text. */
const CONVERTERS: Converters = {
  paragraph: (node, levels, depth) => [{ type: 'paragraph', children: childrenOf(node, levels, depth) }],
  blockquote: (node, levels, depth) => [{ type: 'quote', children: childrenOf(node, levels, depth) }],
  emphasis: (node, levels, depth) => [{ type: 'emphasis', children: childrenOf(node, levels, depth) }],
  strong: (node, levels, depth) => [{ type: 'strong', children: childrenOf(node, levels, depth) }],
  heading: (node, levels, depth) => [
    { type: 'heading', level: levels.get(node) ?? 2, children: childrenOf(node, levels, depth) },
  ],
  list: (node, levels, depth) => [listOf(node, levels, depth)],
  link: (node, levels, depth) => {
    const children = childrenOf(node, levels, depth)
    return isSafeLink(node.url) ? [{ type: 'link', href: node.url, children }] : children
  },
  image: (node) =>
    isMediaPath(node.url) ? [{ type: 'image', src: node.url, alt: node.alt ?? '' }] : [plainTextOf(node)],
  inlineCode: ({ value }) => [{ type: 'code', text: value }],
  code: ({ value }) => [{ type: 'codeBlock', text: value }],
  break: () => [{ type: 'break' }],
  thematicBreak: () => [{ type: 'rule' }],
}

function toRichText(node: Nodes, levels: HeadingLevels, depth: number): RichText {
  const convert = CONVERTERS[node.type] as ((...args: [Nodes, HeadingLevels, number]) => RichText) | undefined
  return convert && depth <= MAX_DEPTH ? convert(node, levels, depth) : [plainTextOf(node)]
}

/**
 * Parses Markdown (CommonMark) to rich text. Never throws. Raw HTML stays as the text that was typed. A link or picture
 * with a forbidden target becomes its text. Returns `undefined` for a text that is too complex or has too many parts,
 * such as nine quotes inside each other. Source: requirements LEARN-11, SEC-17.
 */
export function parseRichText(markdown: string): RichText | undefined {
  const text = markdown.replaceAll(/\r\n?/g, '\n')
  if (isTooComplex(text)) return undefined
  const root = fromMarkdown(text, { extensions: [DISABLED_SYNTAX] })
  const nodes = collectNodes(root)
  return nodes.length > MAX_NODES ? undefined : childrenOf(root, headingLevels(nodes), 0)
}
