import { plainText, type RichNode, type RichText } from '../rich-text/tree.ts'
import type { ManagedArticle, Source } from './schema.ts'
import { SOURCES_HEADING } from './text.ts'

const isElement = (node: RichNode): node is Exclude<RichNode, string> => typeof node !== 'string'

/** Whether the text of an article has a section of sources, as shipped articles do. */
export const hasSourcesSection = (body: RichText): boolean =>
  body.some((node) => isElement(node) && node.type === 'heading' && /^sources$/i.test(plainText([node]).trim()))

const linksIn = (nodes: readonly RichNode[]): string[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => [
      ...(node.type === 'link' ? [node.href] : []),
      ...('children' in node ? linksIn(node.children) : []),
    ])

const sourceNode = ({ title, url }: Source): RichNode => ({
  type: 'item',
  children: [{ type: 'link', href: url, children: [title] }],
})

/**
 * The text of an article with its sources at the end, as readers get it. Sources that the text already links to are not
 * shown twice, and a section of sources at its end goes on.
 */
export function withSources(body: RichText, { sources = [] }: Pick<ManagedArticle, 'sources'>): RichText {
  const linked = new Set(linksIn(body))
  const listed = sources.filter(({ url }) => !linked.has(url)).map(sourceNode)
  const heading: RichNode = { type: 'heading', level: 2, children: [SOURCES_HEADING] }
  return [
    ...body,
    ...(listed.length && !hasSourcesSection(body) ? [heading] : []),
    ...(listed.length ? [{ type: 'list', children: listed } as RichNode] : []),
  ]
}
