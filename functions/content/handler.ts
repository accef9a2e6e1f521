import { createHash } from 'node:crypto'
import type { ManagedArticle } from '../../shared/articles/schema.ts'
import { ICONS } from '../../shared/articles/sections.ts'
import { logger } from '../http/logger.ts'
import { recordRuns } from '../http/record-runs.ts'
import { enqueuePages } from '../outbox/pages-job.ts'
import { BUNDLED_ARTICLES } from './articles.ts'
import { deliverRecordings } from './audio/deliver.ts'
import { RECIPES } from './audio/recordings.ts'
import type { BundledArticle } from './bundled-article.ts'
import { deliverArticle, findDeliveredNames } from './repository.ts'

const WORDS_PER_MINUTE = 200

/** The reading time of a text in whole minutes, at least 1. */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.round((content.match(/\S+/g) ?? []).length / WORDS_PER_MINUTE))
}

/** The first version of an article that is part of the product. No clinician has reviewed it, so a review is due at once. */
export function toArticle({ name, writtenAt, ...bundled }: BundledArticle, index: number): ManagedArticle {
  const instant = Date.parse(writtenAt)
  return {
    ...bundled,
    id: createHash('sha256').update(name).digest('hex').slice(0, 32),
    icon: ICONS[bundled.category],
    image: null,
    featured: index === 0,
    readingTimeMinutes: readingMinutes(bundled.content),
    published: true,
    sortOrder: (index + 1) * 10,
    createdAt: instant,
    updatedAt: instant,
    version: 1,
    reviewBy: writtenAt.slice(0, 10),
  }
}

/**
 * Delivers the articles and recordings that are part of the product. Later changes and deletions by editors remain.
 * Runs after the first deployment and then daily, so that what a later deployment brings is delivered too. Then the
 * public pages are brought up to date.
 */
export const handler = recordRuns('content', async () => {
  await Promise.all([deliverArticles(), deliverRecordings()])
  await enqueuePages()
  const newest =
    BUNDLED_ARTICLES.map(({ writtenAt }) => writtenAt)
      .toSorted()
      .at(-1) ?? ''
  return { articles: BUNDLED_ARTICLES.length, recordings: RECIPES.length, newestOn: newest.slice(0, 10) }
})

/** Delivers each article once per table. */
async function deliverArticles(): Promise<void> {
  const delivered = await findDeliveredNames()
  const undelivered = BUNDLED_ARTICLES.map((bundled, index) => ({ bundled, index })).filter(
    ({ bundled }) => !delivered.has(bundled.name),
  )
  let added = 0
  for (const { bundled, index } of undelivered)
    added += Number(await deliverArticle(bundled.name, toArticle(bundled, index)))
  if (undelivered.length) logger.info('content', { delivered: added, passed: undelivered.length - added })
}
