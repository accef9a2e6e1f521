import type { ArticleCard } from './schema.ts'
import { CHIPS, type Chip, SECTION_IDS, SECTIONS, type SectionId } from './sections.ts'

/** An article is new for this time, in milliseconds. Source: requirement LEARN-09. */
export const NEW_FOR_MS = 7 * 86_400_000
const MAX_POPULAR_MINUTES = 3
const MAX_RELATED = 3

/**
 * Normalizes a title or tag for comparison. No two articles may have the same normalized title. Source: requirement
 * DATA-02.
 */
export function normalizeForComparison(title: string): string {
  return title.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The article with a title; `undefined` when there is none. Source: requirement ROUTE-10. */
export function findByTitle<A extends Pick<ArticleCard, 'title'>>(
  articles: readonly A[],
  title: string,
): A | undefined {
  const wanted = normalizeForComparison(title)
  return articles.find((article) => normalizeForComparison(article.title) === wanted)
}

/**
 * The badge of a card: `new` in the first seven days, else `popular` for a reading time of at most three minutes.
 * Source: requirement LEARN-09.
 */
export function badgeOf(
  { createdAt, readingTimeMinutes }: Pick<ArticleCard, 'createdAt' | 'readingTimeMinutes'>,
  now: number,
): 'new' | 'popular' | undefined {
  if (now - createdAt <= NEW_FOR_MS) return 'new'
  return readingTimeMinutes <= MAX_POPULAR_MINUTES ? 'popular' : undefined
}

/**
 * At most three other articles of the same category or with a common tag, in the order of the list. Source: requirement
 * LEARN-05.
 */
export function relatedArticles(article: ArticleCard, articles: readonly ArticleCard[]): ArticleCard[] {
  const tags = new Set(article.tags.map(normalizeForComparison))
  const hasCommonTag = (other: ArticleCard) => other.tags.some((tag) => tags.has(normalizeForComparison(tag)))
  const isRelated = (other: ArticleCard) =>
    other.id !== article.id && (other.category === article.category || hasCommonTag(other))
  return articles.filter(isRelated).slice(0, MAX_RELATED)
}

/** The articles that a chip shows. Source: requirement LEARN-12. */
export function filterByChip(articles: readonly ArticleCard[], chip: Chip): ArticleCard[] {
  const categories: readonly string[] = CHIPS[chip]
  return articles.filter(({ category }) => categories.includes(category))
}

const isSection = (id: string): id is SectionId => Object.hasOwn(SECTIONS, id)

/** The topic of an article: its `sectionId` if this build knows it, else the first topic that has its category. */
function sectionOf({ sectionId, category }: Pick<ArticleCard, 'sectionId' | 'category'>): SectionId | undefined {
  if (isSection(sectionId)) return sectionId
  return SECTION_IDS.find((id) => (SECTIONS[id] as readonly string[]).includes(category))
}

/** The parts of the hub; each article is in exactly one. */
export interface HubArrangement {
  /** The first of the list. */
  featured: ArticleCard | undefined
  /** The topics that have articles, in their order. */
  carousels: { id: SectionId; articles: ArticleCard[] }[]
  /** The articles whose topic and category this build does not know. */
  more: ArticleCard[]
}

/** Distributes the articles to the parts of the hub, in the order of the list. Source: requirement LEARN-01. */
export function arrangeHub([featured, ...others]: readonly ArticleCard[]): HubArrangement {
  const articlesIn = (id: SectionId | undefined) => others.filter((article) => sectionOf(article) === id)
  const carousels = SECTION_IDS.map((id) => ({ id, articles: articlesIn(id) })).filter(
    ({ articles }) => articles.length > 0,
  )
  return { featured, carousels, more: articlesIn(undefined) }
}

/**
 * Parses the comma-separated tags that an editor types. Trims them; drops empty and duplicate ones. Source: requirement
 * ADM-02.
 */
export function parseTags(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim()))].filter(Boolean)
}
