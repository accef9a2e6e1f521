import { findFigure } from '../figures/figures.ts'
import { figureToSvg } from '../figures/to-svg.ts'
import { isExternalLink, isMediaPath, isSafeLink } from '../rich-text/links.ts'
import type { RichNode } from '../rich-text/tree.ts'
import { element, escapeHtml } from '../words/html.ts'
import { imageToHtml } from './image.ts'

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
  return figure ? figureToSvg(figure) : imageToHtml({ src, alt, loading: 'lazy' })
}

const codeOf = ({ text }: { text: string }) => element('code', {}, escapeHtml(text))

const inElement = (tag: string) => (_: unknown, content: string) => element(tag, {}, content)

/** The id of a word's meaning on the page. */
export const termId = (text: string) => `word-${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

type Renderers = { [T in ElementNode['type']]: (node: Node<T>, content: string, linkTo: LinkTo) => string }

const RENDERERS: Renderers = {
  paragraph: inElement('p'),
  quote: inElement('blockquote'),
  item: inElement('li'),
  emphasis: inElement('em'),
  strong: inElement('strong'),
  deleted: inElement('del'),
  table: (node, _, linkTo) => tableOf(node, linkTo),
  row: inElement('tr'),
  headerCell: (_, content) => element('th', { scope: 'col' }, content),
  cell: inElement('td'),
  heading: ({ level }, content) => element(`h${level}`, {}, content),
  list: listOf,
  link: linkOf,
  image: imageOf,
  code: codeOf,
  codeBlock: (node) => element('pre', {}, codeOf(node)),
  break: () => element('br', {}),
  rule: () => element('hr', {}),
  term: ({ text, after }) =>
    element('a', { href: `#${termId(text)}`, class: 'term' }, escapeHtml(text)) + escapeHtml(after),
}

function toHtml(node: RichNode, linkTo: LinkTo): string {
  if (typeof node === 'string') return escapeHtml(node)
  const render = RENDERERS[node.type] as (node: ElementNode, content: string, linkTo: LinkTo) => string
  return render(node, 'children' in node ? richTextToHtml(node.children, linkTo) : '', linkTo)
}

/** Rich text as HTML for a static page. Text is escaped. Links and pictures are checked again. */
export function richTextToHtml(nodes: readonly RichNode[], linkTo: LinkTo): string {
  return nodes.map((node) => toHtml(node, linkTo)).join('')
}
