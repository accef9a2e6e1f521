import type { RichNode, RichText } from '../rich-text/tree.ts'

/** Medical words, all in lower case, with what each means. */
export type Meanings = Readonly<Record<string, string>>

/** Nothing is explained in a heading, nor in what leads to another page. */
const NOT_EXPLAINED: ReadonlySet<string> = new Set(['heading', 'link'])

const PUNCTUATION = /^[.,;:!?)\]"'”’]+/

/** A word, alone or with an s. Longer words come first: "hunner lesion" is not another word that it begins with. */
function patternOf(meanings: Meanings): RegExp {
  const words = Object.keys(meanings).toSorted((one, other) => other.length - one.length)
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(${words.join('|')})(?:e?s)?(?![\p{L}\p{N}-])`, 'giu')
}

/**
 * Marks each word of `meanings` where it first stands in a text. `found`: the words that stand there, in this order,
 * each as it is written. Source: requirement LEARN-05.
 */
export function markTerms(nodes: RichText, meanings: Meanings): { nodes: RichText; found: Map<string, string> } {
  const found = new Map<string, string>()
  const pattern = patternOf(meanings)

  function inText(text: string): RichNode[] {
    const marked: RichNode[] = []
    let from = 0
    for (const { 0: written, 1: word = '', index } of text.matchAll(pattern)) {
      const key = word.toLowerCase()
      const meaning = meanings[key]
      if (found.has(key) || meaning === undefined) continue
      found.set(key, written)
      const rest = text.slice(index + written.length)
      const after = PUNCTUATION.exec(rest)?.[0] ?? ''
      marked.push(text.slice(from, index), { type: 'term', text: written, after, meaning })
      from = text.length - rest.length + after.length
    }
    return [...marked, text.slice(from)].filter((each) => each !== '')
  }

  function mark(node: RichNode): RichNode[] {
    if (typeof node === 'string') return inText(node)
    if (!('children' in node) || NOT_EXPLAINED.has(node.type)) return [node]
    return [{ ...node, children: node.children.flatMap(mark) }]
  }

  return { nodes: Object.keys(meanings).length ? nodes.flatMap(mark) : nodes, found }
}
