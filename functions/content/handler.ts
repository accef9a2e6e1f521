import { createHash } from 'node:crypto'
import type { ManagedArticle } from '../../shared/articles/schema.ts'
import { ICONS } from '../../shared/articles/sections.ts'
import { logger } from '../http/logger.ts'
import { ARTICLES } from './articles.ts'
import type { Draft } from './draft.ts'
import { deliver, deliveredNames } from './repository.ts'

const WORDS_A_MINUTE = 200

/** How long a text takes to read, in whole minutes. */
export function minutesFor(content: string): number {
  return Math.max(1, Math.round((content.match(/\S+/g) ?? []).length / WORDS_A_MINUTE))
}

/** A draft as it begins its life among the editors' articles. */
export function articleOf({ name, writtenAt, ...draft }: Draft, place: number): ManagedArticle {
  const instant = Date.parse(writtenAt)
  return {
    ...draft,
    id: createHash('sha256').update(name).digest('hex').slice(0, 32),
    icon: ICONS[draft.category],
    imageUrl: null,
    featured: place === 0,
    readingTimeMinutes: minutesFor(draft.content),
    published: true,
    sortOrder: (place + 1) * 10,
    createdAt: instant,
    updatedAt: instant,
    version: 1,
  }
}

/**
 * Delivers the articles that the product comes with, each once in the life of a table: what editors changed or deleted
 * since stays so. Runs with the first deployment and daily from then on, which finds the new ones of a later deployment.
 */
export async function handler(): Promise<void> {
  const known = await deliveredNames()
  const fresh = ARTICLES.map((draft, place) => ({ draft, place })).filter(({ draft }) => !known.has(draft.name))
  let added = 0
  for (const { draft, place } of fresh) added += Number(await deliver(draft.name, articleOf(draft, place)))
  if (fresh.length) logger.info('content', { delivered: added, passed: fresh.length - added })
}
