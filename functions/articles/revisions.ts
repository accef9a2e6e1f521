import { randomBytes } from 'node:crypto'
import type { Revision, RevisionFields } from '../../shared/articles/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { findItem } from '../table/find-item.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { ArticleAuthorItem } from '../table/items/article-author.ts'
import { ArticleRevisionItem, BY_SCHEDULE } from '../table/items/articles.ts'
import { ProfileItem } from '../table/items/profile.ts'
import type { UserId } from '../table/keys.ts'
import { putIfNew } from '../table/put-if-new.ts'
import { readAll } from '../table/query.ts'
import { revisionFields, revisionKey } from '../table/records/article-revisions.ts'

/** The id of a user in the revisions that they save. It says nothing about the user. */
export async function authorIdOf(user: UserId): Promise<string> {
  const key = ArticleAuthorItem.key({ user })
  const find = async () => {
    const item = await findItem(key)
    return item && ArticleAuthorItem.parse(item).author
  }
  const known = await find()
  if (known) return known
  const author = randomBytes(16).toString('hex')
  return (await putIfNew(key, { author })) ? author : ((await find()) ?? author)
}

/** The full names of authors by their ids. An author whose account was erased has none. */
async function namesOf(authors: ReadonlySet<string>): Promise<Map<string, string>> {
  const items = await readAll(ArticleAuthorItem.all({}))
  const wanted = items.filter((item) => authors.has(ArticleAuthorItem.parse(item).author))
  const names = wanted.map(async (item) => {
    const profile = await findItem(ProfileItem.key({ user: keyPartsOf(ArticleAuthorItem, item).user }))
    return [ArticleAuthorItem.parse(item).author, profile ? ProfileItem.parse(profile).fullName : ''] as const
  })
  return new Map(await Promise.all(names))
}

/** The kept versions of an article, newest first; none for an unknown one. */
export async function findRevisions(article: string): Promise<Revision[]> {
  const items = await readAll(ArticleRevisionItem.all({ article }), { backwards: true, consistent: true })
  const revisions = items.map(ArticleRevisionItem.parse)
  const names = await namesOf(new Set(revisions.flatMap(({ by }) => by ?? [])))
  return revisions.map(({ n, at, changed, by = '' }) => {
    const name = names.get(by)
    return { n, at, changed, ...(name && { name }), ...(by === BY_SCHEDULE && { bySchedule: true as const }) }
  })
}

/** What the editors wrote in a version. Throws `not-found` for one that is not kept. */
export async function findRevision(article: string, n: number): Promise<RevisionFields> {
  const item = await findItem(revisionKey(article, n))
  if (!item) throw new DomainError('not-found')
  return revisionFields(ArticleRevisionItem.parse(item).content)
}
