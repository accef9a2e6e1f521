import type { RichNode, RichText } from '../rich-text/tree.ts'
import { GLOSSARY } from './glossary.ts'

/** A medical word of an article, as it stands there, and what it means. */
type Term = Extract<RichNode, { type: 'term' }>

/** Longer words come first, so that "hunner lesion" is not taken for another word that it begins with. */
const words = Object.keys(GLOSSARY).toSorted((a, b) => b.length - a.length)
const WORD = new RegExp(String.raw`(?<![\p{L}\p{N}-])(${words.join('|')})(?:e?s)?(?![\p{L}\p{N}-])`, 'giu')

/** Nothing is explained in a heading, nor in what leads to another page. */
const NOT_EXPLAINED: ReadonlySet<string> = new Set(['heading', 'link'])

/**
 * Marks each word of the glossary where it first stands in a text. `terms` lists what was marked, in this order.
 * Source: requirement LEARN-05.
 */
export function markTerms(nodes: RichText): { nodes: RichText; terms: Term[] } {
  const terms = new Map<string, Term>()

  function inText(text: string): RichNode[] {
    const marked: RichNode[] = []
    let from = 0
    for (const { 0: found, 1: word = '', index } of text.matchAll(WORD)) {
      const key = word.toLowerCase()
      const meaning = GLOSSARY[key]
      if (terms.has(key) || meaning === undefined) continue
      const term: Term = { type: 'term', text: found, meaning }
      terms.set(key, term)
      marked.push(text.slice(from, index), term)
      from = index + found.length
    }
    return [...marked, text.slice(from)].filter((each) => each !== '')
  }

  function mark(node: RichNode): RichNode[] {
    if (typeof node === 'string') return inText(node)
    if (!('children' in node) || NOT_EXPLAINED.has(node.type)) return [node]
    return [{ ...node, children: node.children.flatMap(mark) }]
  }

  return { nodes: nodes.flatMap(mark), terms: [...terms.values()] }
}
