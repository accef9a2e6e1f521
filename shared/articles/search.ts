import type { ArticleCard, ArticleWords } from './schema.ts'

/**
 * The words that an emoji in the search term stands for. Leaf and bed have two emoji each. Source: requirement
 * LEARN-02.
 */
const EMOJI_WORDS: Readonly<Record<string, readonly string[]>> = {
  '🔥': ['flare', 'pain', 'symptoms', 'burning'],
  '💧': ['hydration', 'water', 'bladder'],
  '🌿': ['natural', 'herbs', 'remedies'],
  '🍃': ['natural', 'herbs', 'remedies'],
  '🧘': ['stress', 'meditation', 'pelvic floor'],
  '🛏': ['sleep', 'rest', 'fatigue'],
  '🛌': ['sleep', 'rest', 'fatigue'],
  '🥗': ['diet', 'food', 'nutrition'],
}

/** An emoji and the characters that may follow it: variation selectors, a skin tone, a joined ♀ or ♂. */
const EMOJI_PATTERN = /(\p{Extended_Pictographic})(?:[\u{fe0e}\u{fe0f}]|\p{Emoji_Modifier}|\u{200d}[♀♂]\u{fe0f}?)*/gu

/** In UTF-8. */
export const MAX_SEARCH_BYTES = 8_000
const MIN_WORD_LENGTH = 2

const lower = (text: string) => text.normalize('NFKC').toLowerCase()
/** The words of a text, in lower case. */
export const wordsIn = (text: string): string[] => lower(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A beginning of some words. `suffix` is its longest proper suffix that some word begins with, too. */
interface Beginning {
  next: Map<string, Beginning>
  suffix: Beginning | undefined
  /** Whether a longer beginning ends with it. */
  endsAnother: boolean
}

const newBeginning = (): Beginning => ({ next: new Map(), suffix: undefined, endsAnother: false })

/** Finds the suffix of every beginning, the shorter beginnings first (Aho and Corasick). */
function linkSuffixes(root: Beginning): void {
  const reached = [root]
  for (const beginning of reached)
    for (const [char, longer] of beginning.next) {
      let { suffix } = beginning
      while (suffix && !suffix.next.has(char)) suffix = suffix.suffix
      longer.suffix = suffix?.next.get(char) ?? root
      longer.suffix.endsAnother = true
      reached.push(longer)
    }
}

/**
 * Of some words, those that are not part of a longer one: no word goes on after them, and no beginning of a word ends
 * with them. The time grows with the length of the words. Comparing each with all others takes a second for 50 kB.
 */
function withoutParts(words: Iterable<string>): Set<string> {
  const root = newBeginning()
  const wholes = new Map<string, Beginning>()
  for (const word of words) {
    let beginning = root
    for (const char of word) {
      const longer = beginning.next.get(char) ?? newBeginning()
      beginning.next.set(char, longer)
      beginning = longer
    }
    wholes.set(word, beginning)
  }
  linkSuffixes(root)
  for (const [word, { next, endsAnother }] of wholes) if (next.size > 0 || endsAnother) wholes.delete(word)
  return new Set(wholes.keys())
}

/**
 * The search words of an article's content: each once, in the order of the text, without words that are part of a
 * longer one. At most 8,000 bytes: a thousand words of content give about 2 kB; of very long articles the words that
 * come first are kept.
 */
export function searchWords(content: string): string {
  const words = new Set(wordsIn(content).filter((word) => word.length >= MIN_WORD_LENGTH))
  const whole = withoutParts(words)
  let bytes = 0
  const first = [...words].filter((word) => {
    if (!whole.has(word)) return false
    bytes += new TextEncoder().encode(word).length + 1
    return bytes <= MAX_SEARCH_BYTES
  })
  return first.join(' ')
}

type SearchedCard = Pick<ArticleCard, 'title' | 'summary' | 'category'>

/** Whether a text occurs on the card as a whole, or each of its words occurs in the content. */
function matches(card: SearchedCard, words: string, text: string): boolean {
  const isOnCard = [card.title, card.summary, card.category].some((each) => lower(each).includes(text))
  const textWords = wordsIn(text)
  return isOnCard || (textWords.length > 0 && textWords.every((word) => words.includes(word)))
}

/**
 * The articles that match a term, in the order of the list; an empty term matches all. Case does not matter. An emoji
 * matches when any of its words does. `words` are the search words of the contents; those that are not loaded yet may
 * be missing. Source: requirement LEARN-02.
 */
export function searchArticles<A extends ArticleCard>(
  articles: readonly A[],
  words: readonly ArticleWords[],
  term: string,
): A[] {
  const emojiWords = [...term.matchAll(EMOJI_PATTERN)].map(([, emoji = '']) => EMOJI_WORDS[emoji] ?? [emoji])
  const text = lower(term.replaceAll(EMOJI_PATTERN, ' ')).trim().replaceAll(/\s+/g, ' ')
  // The article must match every entry, by at least one of the entry's alternatives.
  const wanted = [...(text ? [[text]] : []), ...emojiWords]
  const content = new Map(words.map((each) => [each.id, each.words]))
  return articles.filter((article) =>
    wanted.every((alternatives) =>
      alternatives.some((alternative) => matches(article, content.get(article.id) ?? '', alternative)),
    ),
  )
}
