import { articlesApi } from '../../shared/articles/api.ts'
import { ICONS } from '../../shared/articles/sections.ts'
import { DomainError } from '../../shared/problems.ts'
import { localDate } from '../../shared/time/local-date.ts'
import { serve, withEarlyRead } from '../http/serve.ts'
import { enqueuePages } from '../outbox/pages-job.ts'
import { ReadArticleItem } from '../table/items/read-article.ts'
import { findArticle } from '../table/records/article-changes.ts'
import { readArticleCards } from '../table/records/articles.ts'
import { recordFirstStep } from '../table/records/first-step.ts'
import { dropDraft, findDraft, findDrafts, keepDraft } from './drafts.ts'
import { findManagedPage, moveArticle, newestFirst } from './order.ts'
import { addArticle, changeArticle, deleteArticle, findPublishedArticle, findPublishedWords } from './repository.ts'
import { authorIdOf, findRevision, findRevisions } from './revisions.ts'

export const handler = serve(articlesApi, {
  list: withEarlyRead(
    () => readArticleCards(),
    (_, cards) => cards.filter(({ published }) => published).toSorted(newestFirst),
  ),
  read: async ({ me, params, now }) => {
    const article = await findPublishedArticle(params.id)
    if (!article) throw new DomainError('not-found')
    if (!me.hasReadArticle) await recordFirstStep(ReadArticleItem.key({ user: me.userId }), now)
    return article
  },
  words: () => findPublishedWords(),
  manage: ({ me, now, query: { words = '', state = 'all', after } }) =>
    findManagedPage({ user: me.userId, today: localDate(now, me.zone), words, state, after }),
  move: async ({ body: { id, after } }) => {
    await moveArticle(id, after)
    return {}
  },
  open: async ({ params }) => {
    const article = await findArticle(params.id, { consistent: true })
    if (!article) throw new DomainError('not-found')
    return article
  },
  create: async ({ me, body: { attempt, ...written }, now }) => {
    const article = {
      icon: ICONS[written.category],
      ...written,
      id: attempt,
      published: written.publishAt === undefined,
      sortOrder: 0,
      version: 1,
    }
    await enqueuePages()
    return addArticle({ ...article, createdAt: now, updatedAt: now }, await authorIdOf(me.userId))
  },
  edit: async ({ me, params, body: { basedOn, attempt, earlier, ...changes }, now }) => {
    await enqueuePages()
    return changeArticle(params.id, { basedOn, attempt, earlier, changes, now, by: await authorIdOf(me.userId) })
  },
  revisions: ({ params }) => findRevisions(params.id),
  revision: ({ params }) => findRevision(params.id, Number(params.n)),
  remove: async ({ params }) => {
    await enqueuePages()
    await deleteArticle(params.id)
    return {}
  },
  drafts: ({ me, now }) => findDrafts(me.userId, now),
  draft: async ({ me, params, now }) => {
    const draft = await findDraft(me.userId, params.id, now)
    return draft ? { draft } : {}
  },
  keepDraft: async ({ me, params, body, now }) => {
    await keepDraft(me.userId, params.id, { ...body, savedAt: now })
    return { savedAt: now }
  },
  dropDraft: async ({ me, params }) => {
    await dropDraft(me.userId, params.id)
    return {}
  },
})
