import type { ManagedCard } from '../../shared/articles/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { findItem } from '../table/find-item.ts'
import { ArticleOrderItem } from '../table/items/articles.ts'
import { readArticleCards } from '../table/records/articles.ts'
import { replaceItem } from '../table/replace-item.ts'

const TRIES = 8

/** Newest first. */
export const newestFirst = (one: ManagedCard, other: ManagedCard) =>
  other.createdAt - one.createdAt || one.title.localeCompare(other.title)

/** The articles as editors have put them. Those that nobody has moved since they were added come first, by `sortOrder`. */
function inOrder(cards: readonly ManagedCard[], ids: readonly string[]): ManagedCard[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: ManagedCard) => places.get(id) ?? -1
  return cards.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.sortOrder - other.sortOrder || newestFirst(one, other),
  )
}

async function readOrdered() {
  const [cards, item] = await Promise.all([readArticleCards({ consistent: true }), findItem(ArticleOrderItem.key({}))])
  const { ids, v } = item ? ArticleOrderItem.parse(item) : { ids: [], v: undefined }
  return { cards: inOrder(cards, ids), v }
}

/** All articles, in the order of the editors' list. */
export async function findManagedCards(): Promise<ManagedCard[]> {
  return (await readOrdered()).cards
}

/**
 * Puts an article directly behind another one in the editors' list; first, without one. When another move came first, it is
 * made in the order that this one left. Throws `not-found` when one of them does not exist, and `busy` after eight tries.
 */
export async function moveArticle(id: string, after: string | null): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { cards, v } = await readOrdered()
    const others = cards.map((card) => card.id).filter((each) => each !== id)
    const place = after === null ? 0 : others.indexOf(after) + 1
    if (others.length === cards.length || (after !== null && place === 0)) throw new DomainError('not-found')
    const fields = { ids: others.toSpliced(place, 0, id), v: (v ?? 0) + 1 }
    if (await replaceItem(ArticleOrderItem.key({}), fields, { version: 'v', before: v })) return
  }
  throw new DomainError('busy')
}
