import * as z from 'zod/mini'
import { isMediaPath, isSafeLink } from './links.ts'

const BLOCKS = ['paragraph', 'quote', 'item', 'table', 'row', 'headerCell', 'cell'] as const
const BRANCHES = [...BLOCKS, 'emphasis', 'strong', 'deleted'] as const

interface Branch {
  type: (typeof BRANCHES)[number]
  children: RichNode[]
}

/** A node of rich text: a plain string, or one of the allowed types. Screens render no other type. */
export type RichNode =
  | string
  | Branch
  | { type: 'heading'; level: 2 | 3 | 4; children: RichNode[] }
  /** `start` is the first number; without it the list is not numbered. */
  | { type: 'list'; start?: number; children: RichNode[] }
  | { type: 'link'; href: string; children: RichNode[] }
  | { type: 'image'; src: string; alt: string }
  | { type: 'code' | 'codeBlock'; text: string }
  | { type: 'break' | 'rule' }
  /**
   * A word that is explained, and the punctuation `after` it, which stays in its line. Only what draws a text adds it:
   * neither an editor nor the service does.
   */
  | { type: 'term'; text: string; after: string; meaning: string }

/** The maximum number of nodes of a text. */
export const MAX_NODES = 5_000

const children = z.array(z.lazy(() => RichNode)).check(z.maxLength(MAX_NODES))
const href = z.string().check(z.refine(isSafeLink))
const src = z.string().check(z.refine(isMediaPath))

/** A discriminated union, because a plain one tries every type at every level: 3^depth attempts for nested lists. */
const RichElement = z.discriminatedUnion('type', [
  z.object({ type: z.enum(BRANCHES), children }),
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3), z.literal(4)]), children }),
  z.object({ type: z.literal('list'), start: z.exactOptional(z.int()), children }),
  z.object({ type: z.literal('link'), href, children }),
  z.object({ type: z.literal('image'), src, alt: z.string() }),
  z.object({ type: z.enum(['code', 'codeBlock']), text: z.string() }),
  z.object({ type: z.enum(['break', 'rule']) }),
])
const RichNode: z.ZodMiniType<RichNode, RichNode> = z.union([z.string(), RichElement])

/** Rich text as the service returns it: its nodes in order. Links and pictures have only allowed targets. */
export const RichText = z.array(RichNode).check(z.maxLength(MAX_NODES))
export type RichText = RichNode[]

/**
 * Stored rich text as the rules of today allow it: a link or picture whose target is no longer allowed becomes its text.
 */
export function withAllowedTargets(nodes: readonly RichNode[]): RichText {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return [node]
    if (node.type === 'image') return [isMediaPath(node.src) ? node : node.alt]
    if (!('children' in node)) return [node]
    const children = withAllowedTargets(node.children)
    return node.type === 'link' && !isSafeLink(node.href) ? children : [{ ...node, children }]
  })
}

/** Whether an image says nothing to those who do not see it. Source: requirement ADM-04. */
export function hasImageWithoutAlt(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return false
    if (node.type === 'image') return node.alt.trim() === ''
    return 'children' in node && hasImageWithoutAlt(node.children)
  })
}

const INLINE: ReadonlySet<string> = new Set(['emphasis', 'strong', 'deleted', 'link'])

/** The plain text, with a blank line between blocks. */
export function plainText(nodes: readonly RichNode[]): string {
  const textOf = (node: RichNode): string => {
    if (typeof node === 'string') return node
    if ('children' in node) return plainText(node.children) + (INLINE.has(node.type) ? '' : '\n\n')
    return 'text' in node ? node.text : 'alt' in node ? node.alt : '\n'
  }
  return nodes.map(textOf).join('')
}
