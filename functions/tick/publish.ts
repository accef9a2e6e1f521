import { mergeEdit } from '../../shared/articles/merge-edit.ts'
import { DomainError } from '../../shared/problems.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { enqueuePages } from '../outbox/pages-job.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { ArticleItem, BY_SCHEDULE } from '../table/items/articles.ts'
import { readIndexPages } from '../table/query.ts'
import { changeStored, type StoredArticle } from '../table/records/article-changes.ts'
import { DUE_ARTICLES } from '../table/records/articles.ts'
import { dueSk } from '../table/records/due.ts'

/** The articles whose time has come (epoch ms), however long ago: those that were missed stay in the index. */
async function findDueArticles(now: number): Promise<string[]> {
  const ids: string[] = []
  for await (const items of readIndexPages('due', { pk: DUE_ARTICLES, from: dueSk(0), to: dueSk(now) }))
    ids.push(...items.map((item) => keyPartsOf(ArticleItem, item).id))
  return ids
}

/** What the schedule does to an article. The index may be late: it is no longer due if someone changed its time. */
function publication(before: StoredArticle, now: number) {
  const { published, publishAt, version } = before
  if (published || !publishAt || publishAt > now) return undefined
  const { changed, changedIn } = mergeEdit(before, { basedOn: version, changes: { published: true, publishAt: null } })
  return { changed, changedIn, by: BY_SCHEDULE, now }
}

/**
 * Publishes each article whose time has come, once. One that cannot be published keeps no other from it. Returns how many
 * could not; they are tried again in the next minute. Source: requirement ADM-05.
 */
export async function publishDueArticles(now: number): Promise<number> {
  const ids = await findDueArticles(now)
  if (!ids.length) return 0
  await enqueuePages()
  let failed = 0
  for (const id of ids) {
    try {
      await changeStored(id, (before) => publication(before, now))
    } catch (error) {
      // The index may be late: it was deleted.
      if (error instanceof DomainError && error.code === 'not-found') continue
      failed += 1
      logger.error('article not published', { error: traceOf(error as Error) })
    }
  }
  // The first job may have run meanwhile: it waits only as long as one change takes.
  await enqueuePages()
  logger.info('publish', { due: ids.length, failed })
  return failed
}
