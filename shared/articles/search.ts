import type { ArticleCard, ArticleWords } from './schema.ts'

/** What a picture searches for. Leaf and bed are two pictures each. Source: requirement LEARN-02. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  '🔥': ['flare', 'pain', 'symptoms', 'burning'],
  '💧': ['hydration', 'water', 'bladder'],
  '🌿': ['natural', 'herbs', 'remedies'],
  '🍃': ['natural', 'herbs', 'remedies'],
  '🧘': ['stress', 'meditation', 'pelvic floor'],
  '🛏': ['sleep', 'rest', 'fatigue'],
  '🛌': ['sleep', 'rest', 'fatigue'],
  '🥗': ['diet', 'food', 'nutrition'],
}

/** A picture with what may follow it: variation selectors, a skin tone, a joined ♀ or ♂. */
const PICTURE = /(\p{Extended_Pictographic})(?:[\u{fe0e}\u{fe0f}]|\p{Emoji_Modifier}|\u{200d}[♀♂]\u{fe0f}?)*/gu

const LONGEST_WORDS = 8_000
const SHORTEST_WORD = 2

const lower = (text: string) => text.normalize('NFKC').toLowerCase()
const wordsIn = (text: string) => lower(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The words by which an article's content is found: each once, none that is part of another, at most 8,000 characters.
 * About 2 kB for a thousand words.
 */
export function searchWords(content: string): string {
  const longestFirst = [...new Set(wordsIn(content))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length)
  const kept: string[] = []
  let all = ' '
  for (const word of longestFirst) {
    if (all.includes(word) || all.length + word.length > LONGEST_WORDS) continue
    kept.push(word)
    all += `${word} `
  }
  return kept.join(' ')
}

type Searched = Pick<ArticleCard, 'title' | 'summary' | 'category'>

/** Whether an article has a text: as it stands on the card, or each of its words somewhere in the content. */
function has(card: Searched, words: string, text: string): boolean {
  const isOnCard = [card.title, card.summary, card.category].some((each) => lower(each).includes(text))
  const wanted = wordsIn(text)
  return isOnCard || (wanted.length > 0 && wanted.every((word) => words.includes(word)))
}

/**
 * The articles that a search finds, in the order of the list; all of them for an empty one. Capitals do not matter; a
 * picture finds what has any of its words. `words` are those of the contents, as far as they are there yet.
 * Source: requirement LEARN-02.
 */
export function search<A extends ArticleCard>(
  articles: readonly A[],
  words: readonly ArticleWords[],
  term: string,
): A[] {
  const pictures = [...term.matchAll(PICTURE)].map(([, picture = '']) => PICTURES[picture] ?? [picture])
  const text = lower(term.replaceAll(PICTURE, ' ')).trim().replaceAll(/\s+/g, ' ')
  const wanted = [...(text ? [[text]] : []), ...pictures]
  const content = new Map(words.map((each) => [each.id, each.words]))
  return articles.filter((article) =>
    wanted.every((ways) => ways.some((way) => has(article, content.get(article.id) ?? '', way))),
  )
}
