import { BUNDLED_ARTICLES } from '../../functions/content/articles.ts'
import type { ArticleCard } from '../../shared/articles/schema.ts'
import { searchWords } from '../../shared/articles/search.ts'
import { searchForgiving } from '../../shared/articles/search-typo.ts'
import { median } from './median.ts'

const RUNS = 15

/** As many articles of the length of ours. Every tenth word is one that no other article has. */
function articlesOf(count: number) {
  const all = Array.from({ length: count }, (_, index) => {
    const { title, summary, category, content } = BUNDLED_ARTICLES[index % BUNDLED_ARTICLES.length] as ArticleText
    const own = content.replaceAll(/\w+/g, (word, at: number) => (at % 10 === 0 ? `${word}${index}` : word))
    return { id: String(index), title, summary, category, words: searchWords(own) }
  })
  return { cards: all as unknown as ArticleCard[], words: all.map(({ id, words }) => ({ id, words })) }
}
type ArticleText = (typeof BUNDLED_ARTICLES)[number]

/**
 * How long a search in the browser takes on this machine, in milliseconds: of 50 articles and of 500 for a word that
 * some have, and of 500 for one with a typing error.
 */
export function measureSearch(): { fifty: number; fiveHundred: number; withError: number } {
  const [few, many] = [articlesOf(50), articlesOf(500)]
  const medianMs = ({ cards, words }: typeof few, term: string, corrected: string | undefined) =>
    median(
      Array.from({ length: RUNS }, () => {
        const started = performance.now()
        const result = searchForgiving(cards, words, term)
        if (result.found.length === 0 || result.corrected !== corrected) throw new Error(`"${term}" was not found`)
        return performance.now() - started
      }),
    )
  return {
    fifty: medianMs(few, 'urodynamics', undefined),
    fiveHundred: medianMs(many, 'urodynamics', undefined),
    withError: medianMs(many, 'urodynamcs', 'urodynamics'),
  }
}
