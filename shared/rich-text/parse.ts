import type { Heading, List, Nodes, Parents } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isMediaPath, isSafeLink } from './links.ts'
import { isTangled } from './tangled.ts'
import type { RichNode, RichText } from './tree.ts'

/** Further in there are only words. */
const DEEPEST = 16
const MOST_NODES = 5_000

/** What Markdown can and our texts cannot: HTML, and links defined elsewhere, stand as they were typed. */
const WITHOUT = { disable: { null: ['htmlFlow', 'htmlText', 'definition'] } }

type Levels = ReadonlyMap<Heading, 2 | 3 | 4>

/** A node and all below it, in the order of the text. */
function everyNode(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node)
  if ('children' in node) for (const child of node.children) everyNode(child, found)
  return found
}

/** The words of a node, without what they look like. */
function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value
  if (node.type === 'image') return node.alt ?? ''
  if (node.type === 'break') return '\n'
  if (!('children' in node)) return ''
  const isBlock = node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem'
  return node.children.map(wordsOf).join(isBlock ? ' ' : '')
}

/** The highest heading stands below the page's own, and none skips a level on the way down. */
function levelsOf(nodes: readonly Nodes[]): Levels {
  const headings = nodes.filter((node) => node.type === 'heading')
  const highest = Math.min(...headings.map(({ depth }) => depth))
  const levels = new Map<Heading, 2 | 3 | 4>()
  let before = 1
  for (const heading of headings) {
    before = Math.min(heading.depth - highest + 2, before + 1, 4)
    levels.set(heading, before as 2 | 3 | 4)
  }
  return levels
}

const childrenOf = (parent: Parents, levels: Levels, depth: number): RichText =>
  parent.children.flatMap((child) => toRich(child, levels, depth + 1))

/** In a list without empty lines the paragraphs of an item are none. */
function listOf({ ordered, start, spread, children }: List, levels: Levels, depth: number): RichNode {
  const items = children.map((item): RichNode => {
    const content = item.children.flatMap((child) =>
      child.type === 'paragraph' && !spread ? childrenOf(child, levels, depth) : toRich(child, levels, depth + 1),
    )
    return { type: 'item', children: content }
  })
  return { type: 'list', ...(ordered && { start: start ?? 1 }), children: items }
}

type Readers = { [T in Nodes['type']]?: (node: Extract<Nodes, { type: T }>, levels: Levels, depth: number) => RichText }

/** What each node becomes. One that is missing here is its words alone. */
const READERS: Readers = {
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
  image: (node) => (isMediaPath(node.url) ? [{ type: 'image', src: node.url, alt: node.alt ?? '' }] : [wordsOf(node)]),
  inlineCode: ({ value }) => [{ type: 'code', text: value }],
  code: ({ value }) => [{ type: 'codeBlock', text: value }],
  break: () => [{ type: 'break' }],
  thematicBreak: () => [{ type: 'rule' }],
}

function toRich(node: Nodes, levels: Levels, depth: number): RichText {
  const read = READERS[node.type] as ((...of: [Nodes, Levels, number]) => RichText) | undefined
  return read && depth <= DEEPEST ? read(node, levels, depth) : [wordsOf(node)]
}

/**
 * Reads Markdown (CommonMark) as rich text. Never throws: raw HTML stands as the words it was typed in, a link or picture
 * that may not lead where it does becomes its words, and what nests or grows without sense is one paragraph of
 * plain words. Source: requirements LEARN-11, SEC-17.
 */
export function parseRichText(markdown: string): RichText {
  const text = markdown.replaceAll(/\r\n?/g, '\n')
  const asTyped: RichText = [{ type: 'paragraph', children: [text] }]
  if (isTangled(text)) return asTyped
  const root = fromMarkdown(text, { extensions: [WITHOUT] })
  const nodes = everyNode(root)
  return nodes.length > MOST_NODES ? asTyped : childrenOf(root, levelsOf(nodes), 0)
}
