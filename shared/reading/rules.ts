import { findByTitle, normalizeForComparison } from '../articles/rules.ts'
import type { ArticleCard } from '../articles/schema.ts'
import { START_HERE_TITLES } from '../articles/sections.ts'
import type { Bookmark, Reading, ReadingProgress } from './reading.ts'

/** The number of articles under "Pick up where you left off". Source: requirement LEARN-07. */
const MAX_PICKED_UP = 3

/** A share as a whole percentage from 0 to 100. Source: requirement LEARN-06. */
export function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent) || 0))
}

/** Whether an article is one of the five steps of Start Here. Source: requirement LEARN-07. */
export function isStartHere(title: string): boolean {
  return START_HERE_TITLES.some((step) => normalizeForComparison(step) === normalizeForComparison(title))
}

const newestFirst = (one: { at: number }, other: { at: number }) => other.at - one.at

/** The entries whose article is published, each with its card, the newest first. */
function withCards<E extends Bookmark | ReadingProgress>(entries: readonly E[], articles: readonly ArticleCard[]) {
  const cards = new Map(articles.map((card) => [card.id, card]))
  return entries.toSorted(newestFirst).flatMap((entry) => {
    const card = cards.get(entry.article)
    return card ? [{ card, entry }] : []
  })
}

/** The published articles that the user has bookmarked, newest bookmark first. Source: requirement LEARN-03. */
export function bookmarkedArticles({ bookmarks }: Reading, articles: readonly ArticleCard[]): ArticleCard[] {
  return withCards(bookmarks, articles).map(({ card }) => card)
}

export function isBookmarked({ bookmarks }: Reading, article: string): boolean {
  return bookmarks.some((each) => each.article === article)
}

/** The published articles that were read last, with their progress, at most three. Source: requirement LEARN-07. */
export function readLast({ progress }: Reading, articles: readonly ArticleCard[]) {
  return withCards(progress, articles)
    .slice(0, MAX_PICKED_UP)
    .map(({ card, entry }) => ({ card, percent: entry.percent }))
}

export function percentOf({ progress }: Reading, article: string): number {
  return progress.find((each) => each.article === article)?.percent ?? 0
}

/** A step of Start Here: its article if that is published, and whether the user has opened it. */
export interface Step {
  card: ArticleCard | undefined
  isViewed: boolean
}

/** The five steps of Start Here, in their order. Source: requirement LEARN-04. */
export function stepsOf({ progress }: Pick<Reading, 'progress'>, articles: readonly ArticleCard[]): Step[] {
  return START_HERE_TITLES.map((title) => {
    const card = findByTitle(articles, title)
    return { card, isViewed: card !== undefined && progress.some(({ article }) => article === card.id) }
  })
}

/** The number of viewed steps. */
export function countViewed(steps: readonly Step[]): number {
  return steps.filter(({ isViewed }) => isViewed).length
}
