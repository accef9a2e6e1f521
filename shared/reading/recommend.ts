import { normalizeForComparison } from '../articles/rules.ts'
import type { ArticleCard } from '../articles/schema.ts'
import type { Category } from '../articles/sections.ts'
import type { DayValues } from '../days/model/fields.ts'

/** Why articles are recommended, in the order in which the rules are tried. Source: requirement LEARN-08. */
export const REASONS = ['pain', 'urgency', 'stress', 'fatigue', 'food'] as const
export type Reason = (typeof REASONS)[number]

/** How many of the latest logged days count. */
export const SAMPLE_DAYS = 20
/** How many of the latest logged days count for the food that was logged. */
const FOOD_DAYS = 10
/** A level of 6 or more counts as high. */
const HIGH_LEVEL = 6
/** Urgency has levels from 0 to 5, so it is judged on the scale of the others: 3 of 5 is 6 of 10. */
const HIGH_URGENCY = 3
/** More than this share of the days, in per cent. */
const FREQUENT = 30
const MANY_FOODS = 5
const MAX_RECOMMENDED = 4
const MAX_SHORT_MINUTES = 5

const MATCHES: Record<Reason, { tags: readonly string[]; categories: readonly Category[] }> = {
  pain: { tags: ['pain', 'flare', 'relief', 'symptoms'], categories: ['Diet', 'Supplements'] },
  urgency: { tags: ['bladder', 'urgency', 'training', 'pelvic'], categories: ['Pelvic Floor'] },
  stress: { tags: ['stress', 'anxiety', 'relaxation', 'mindfulness'], categories: ['Stress', 'Mind-Body'] },
  fatigue: { tags: ['sleep', 'energy', 'fatigue', 'rest'], categories: ['Sleep'] },
  food: { tags: ['diet', 'food', 'nutrition', 'elimination'], categories: ['Diet'] },
}

/**
 * The first rule that fits the latest logged days, newest first; `undefined` when none does. A level counts in more than
 * 30 % of at most 20 days; food with more than five tags in at most 10. Source: requirement LEARN-08.
 */
export function reasonOf(days: readonly DayValues[]): Reason | undefined {
  const sample = days.slice(0, SAMPLE_DAYS)
  const isFrequent = (isHigh: (day: DayValues) => boolean) =>
    100 * sample.filter(isHigh).length > FREQUENT * sample.length
  const foods = days.slice(0, FOOD_DAYS).reduce((sum, { foodTags }) => sum + (foodTags?.length ?? 0), 0)
  const fits: Record<Reason, boolean> = {
    pain: isFrequent(({ painLevel }) => (painLevel ?? 0) >= HIGH_LEVEL),
    urgency: isFrequent(({ urgencyLevel }) => (urgencyLevel ?? 0) >= HIGH_URGENCY),
    stress: isFrequent(({ stressLevel }) => (stressLevel ?? 0) >= HIGH_LEVEL),
    fatigue: isFrequent(({ fatigueLevel }) => (fatigueLevel ?? 0) >= HIGH_LEVEL),
    food: foods > MANY_FOODS,
  }
  return REASONS.find((reason) => fits[reason])
}

/** What is known of the reason: one of the rules, that none fits (`none`), or that it could not be found out (`error`). */
export type Outcome = Reason | 'none' | 'error'

/**
 * At most four articles, and why: those with a tag or a category of the reason, in the order of the list. Without a
 * reason, or without such articles, those of five minutes or less, the shortest first. Source: requirement LEARN-08.
 */
export function recommend(
  articles: readonly ArticleCard[],
  outcome: Outcome,
): { why: Outcome; articles: ArticleCard[] } {
  if (outcome === 'none' || outcome === 'error') {
    const short = articles.filter(({ readingTimeMinutes }) => readingTimeMinutes <= MAX_SHORT_MINUTES)
    const shortestFirst = short.toSorted((one, other) => one.readingTimeMinutes - other.readingTimeMinutes)
    return { why: outcome, articles: shortestFirst.slice(0, MAX_RECOMMENDED) }
  }
  const { tags, categories } = MATCHES[outcome]
  const fits = (article: ArticleCard) =>
    categories.includes(article.category) || article.tags.some((tag) => tags.includes(normalizeForComparison(tag)))
  const found = articles.filter(fits).slice(0, MAX_RECOMMENDED)
  return found.length > 0 ? { why: outcome, articles: found } : recommend(articles, 'none')
}
