import type { ArticleCard, ArticleWords } from './schema.ts'
import { searchArticles, wordsIn } from './search.ts'

/** Shorter words are too like many others. */
const MIN_LENGTH = 4

/** Whether one word becomes the other by one letter more, less or other, or by two that changed places. */
export function isOneErrorApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1)
  const isSwapped = short[same] === long[same + 1] && short[same + 1] === long[same]
  const rest = (skipped: number) => short.slice(same + skipped) === long.slice(same + skipped)
  return rest(1) || (isSwapped && rest(2))
}

/**
 * The term with each word that no text has replaced by the most frequent word that is one typing error apart;
 * `undefined` when nothing is to be replaced. `texts` are words with a space between them. Source: requirement LEARN-02.
 */
function correctTerm(term: string, texts: readonly string[]): string | undefined {
  let isCorrected = false
  const corrected = wordsIn(term).map((word) => {
    if (word.length < MIN_LENGTH || texts.some((text) => text.includes(word))) return word
    const counts = new Map<string, number>()
    for (const text of texts)
      for (const each of text.split(' ')) if (isOneErrorApart(word, each)) counts.set(each, (counts.get(each) ?? 0) + 1)
    const [best] = [...counts].toSorted(([, one], [, other]) => other - one)
    if (!best) return word
    isCorrected = true
    return best[0]
  })
  return isCorrected ? corrected.join(' ') : undefined
}

/**
 * The articles that match a term; if there are none, those that match it with one typing error in a word corrected, and
 * then the corrected term.
 */
export function searchForgiving<A extends ArticleCard>(
  articles: readonly A[],
  words: readonly ArticleWords[],
  term: string,
): { found: A[]; corrected?: string } {
  const found = searchArticles(articles, words, term)
  if (found.length > 0) return { found }
  const onCards = articles.map(({ title, summary, category }) => wordsIn(`${title} ${summary} ${category}`).join(' '))
  const corrected = correctTerm(term, [...onCards, ...words.map((each) => each.words)])
  if (corrected === undefined) return { found }
  const other = searchArticles(articles, words, corrected)
  return other.length > 0 ? { found: other, corrected } : { found }
}

/** The sentence of some texts in which a word of the term stands first, with that word; `undefined` when none has one. */
export function sentenceWith(texts: readonly string[], term: string): string | undefined {
  const wanted = wordsIn(term).filter((word) => word.length > 2)
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
  return sentences.find((sentence) => wanted.some((word) => sentence.toLowerCase().includes(word)))?.trim()
}
