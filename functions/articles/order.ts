import {
  filterManaged,
  MANAGED_PAGE,
  type ManagedFilter,
  type ManagedList,
} from '../../shared/articles/managed-list.ts'
import type { ManagedCard } from '../../shared/articles/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { openCursor, sealCursor } from '../http/cursor.ts'
import { findItem } from '../table/find-item.ts'
import { ArticleOrderItem } from '../table/items/articles.ts'
import type { UserId } from '../table/keys.ts'
import { readArticleCards } from '../table/records/articles.ts'
import { replaceItem } from '../table/replace-item.ts'

const TRIES = 8

/** Newest first. */
export const newestFirst = (one: ManagedCard, other: ManagedCard) =>
  other.createdAt - one.createdAt || one.title.localeCompare(other.title)

/** The articles as editors have put them. Those that have not been moved since they were added come first, by `sortOrder`. */
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

const LIST = 'managed articles'

interface ListRequest extends ManagedFilter {
  user: UserId
  /** The user's local date. */
  today: string
  after?: string | undefined
}

/**
 * Returns a page of the editors' list. A page continues behind the last article of the page before, or where that one was if
 * it has gone. Throws `invalid-request` for a cursor of another user.
 */
export async function findManagedPage({ user, today, after, ...filter }: ListRequest): Promise<ManagedList> {
  const found = filterManaged((await readOrdered()).cards, filter, today)
  const [id, place] = after === undefined ? [] : openCursor(LIST, user, after).split(' ')
  const last = found.findIndex((card) => card.id === id)
  const start = last < 0 ? Number(place ?? 0) : last + 1
  const end = start + MANAGED_PAGE
  const articles = found.slice(start, end)
  const total = found.length
  if (end >= total) return { articles, total }
  return { articles, total, next: sealCursor(LIST, user, `${articles.at(-1)?.id} ${end - 1}`) }
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
