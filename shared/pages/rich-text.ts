import { findFigure } from '../figures/figures.ts'
import { figureToSvg } from '../figures/to-svg.ts'
import { isExternalLink, isMediaPath, isSafeLink } from '../rich-text/links.ts'
import type { RichNode } from '../rich-text/tree.ts'
import { element, escapeHtml } from '../words/html.ts'

type ElementNode = Exclude<RichNode, string>
type Node<T extends ElementNode['type']> = Extract<ElementNode, { type: T }>
/** Returns the address that a link of an article has on a public page. */
export type LinkTo = (href: string) => string

const listOf = ({ start }: Node<'list'>, content: string) =>
  start === undefined ? element('ul', {}, content) : element('ol', { start }, content)

function linkOf({ href }: Node<'link'>, content: string, linkTo: LinkTo): string {
  if (!isSafeLink(href)) return content
  return element('a', { href: linkTo(href), rel: isExternalLink(href) ? 'noopener noreferrer' : undefined }, content)
}

/** The first row has the headings of the columns. A wide table scrolls by itself, also by keyboard. */
function tableOf({ children: [head, ...rows] }: { children: readonly RichNode[] }, linkTo: LinkTo): string {
  const parts = [
    element('thead', {}, head === undefined ? '' : toHtml(head, linkTo)),
    element('tbody', {}, richTextToHtml(rows, linkTo)),
  ]
  return element('div', { class: 'table', tabindex: 0 }, element('table', {}, parts.join('')))
}

/** A drawing of ours is in the page itself, so that it follows the colour scheme. */
function imageOf({ src, alt }: Node<'image'>): string {
  if (!isMediaPath(src)) return escapeHtml(alt)
  const figure = findFigure(src)
  return figure ? figureToSvg(figure) : element('img', { src, alt, loading: 'lazy' })
}

const codeOf = ({ text }: { text: string }) => element('code', {}, escapeHtml(text))

/** The elements of nodes that have only children. */
const TAGS: Partial<Record<ElementNode['type'], string>> = {
  paragraph: 'p',
  quote: 'blockquote',
  item: 'li',
  emphasis: 'em',
  strong: 'strong',
  deleted: 'del',
  row: 'tr',
  cell: 'td',
}

function toHtml(node: RichNode, linkTo: LinkTo): string {
  if (typeof node === 'string') return escapeHtml(node)
  if (node.type === 'table') return tableOf(node, linkTo)
  const content = 'children' in node ? richTextToHtml(node.children, linkTo) : ''
  switch (node.type) {
    case 'heading':
      return element(`h${node.level}`, {}, content)
    case 'headerCell':
      return element('th', { scope: 'col' }, content)
    case 'list':
      return listOf(node, content)
    case 'link':
      return linkOf(node, content, linkTo)
    case 'image':
      return imageOf(node)
    case 'code':
      return codeOf(node)
    case 'codeBlock':
      return element('pre', {}, codeOf(node))
    case 'break':
      return element('br', {})
    case 'rule':
      return element('hr', {})
    default:
      return element(TAGS[node.type] ?? 'span', {}, content)
  }
}

/** Rich text as HTML for a static page. Text is escaped. Links and pictures are checked again. */
export function richTextToHtml(nodes: readonly RichNode[], linkTo: LinkTo): string {
  return nodes.map((node) => toHtml(node, linkTo)).join('')
}
