import * as z from 'zod/mini'
import {
  ArticleCard,
  ArticleWords,
  ManagedArticle,
  ManagedCard,
  originFields,
} from '../../../shared/articles/schema.ts'
import { itemKind } from '../item-kind.ts'

const IMPERSONAL = { exported: { omittedBecause: 'impersonal' }, erased: { keptBecause: 'impersonal' } } as const

/**
 * `changedIn`: the version in which each field last changed, to merge edits. `attempts`: the last edits with the
 * versions that they made, so that a repeated one is recognised. `revisions`: the number of the last revision. Articles that
 * were never edited, or last before these were kept, have none of them. `neverPublished`:
 * readers have never had it. Until it is published at a set time, `duePk` and `dueSk` put it into the index `due`.
 */
export const ArticleItem = itemKind({
  label: 'Article',
  pk: 'ARTICLE',
  sk: 'WHOLE#{id}',
  schema: z.extend(ManagedArticle, {
    changedIn: z.exactOptional(z.record(z.string(), z.int())),
    attempts: z.exactOptional(z.array(z.object({ id: z.string(), version: z.int() }))),
    revisions: z.exactOptional(z.int()),
    neverPublished: z.exactOptional(z.literal(true)),
    duePk: z.exactOptional(z.string()),
    dueSk: z.exactOptional(z.string()),
  }),
  ...IMPERSONAL,
})

/**
 * What readers get. The content is parsed when it is written, so that reading stays cheap whatever was written. `body`
 * is the rich text as compressed JSON, which needs a third of the capacity.
 */
export const ArticleBodyItem = itemKind({
  label: 'Article to read',
  pk: 'ARTICLE',
  sk: 'BODY#{id}',
  schema: z.extend(ArticleCard, {
    published: z.boolean(),
    reviewed: originFields.reviewed,
    body: z.instanceof(Uint8Array),
  }),
  ...IMPERSONAL,
})

export const ArticleCardItem = itemKind({
  label: 'Article card',
  pk: 'ARTICLE',
  sk: 'CARD#{id}',
  schema: ManagedCard,
  ...IMPERSONAL,
})

export const ArticleWordsItem = itemKind({
  label: 'Article words',
  pk: 'ARTICLE',
  sk: 'WORDS#{id}',
  schema: z.extend(ArticleWords, { published: z.boolean() }),
  ...IMPERSONAL,
})

/** How many articles there are, published or not. */
export const ArticleCountItem = itemKind({
  label: 'Number of articles',
  pk: 'ARTICLE',
  sk: 'COUNT',
  schema: z.object({ articles: z.int() }),
  ...IMPERSONAL,
})

/** Reserves a title for one article. */
export const ArticleTitleItem = itemKind({
  label: 'Article title',
  pk: 'ARTICLE',
  sk: 'TITLE#{hash}',
  schema: z.object({ articleId: z.string() }),
  ...IMPERSONAL,
})

/** Who saved a revision: an author's id, or the schedule. */
export const BY_SCHEDULE = 'schedule'

/**
 * A version of an article. `content`: its fields as compressed JSON. `by`: the id of its author, which leads to a user only
 * through `ArticleAuthorItem`: so the article stays when an editor's account is erased, and the name goes.
 */
export const ArticleRevisionItem = itemKind({
  label: 'Version of an article',
  pk: 'REVISIONS#{article}',
  sk: 'REVISION#{n}',
  schema: z.object({
    n: z.int(),
    at: z.int(),
    changed: z.array(z.string()),
    by: z.exactOptional(z.string()),
    content: z.instanceof(Uint8Array),
  }),
  ...IMPERSONAL,
})

/** The order in which editors have put the articles in their list: their ids, and how often it has changed. */
export const ArticleOrderItem = itemKind({
  label: 'Order of the editors’ list',
  pk: 'ARTICLE',
  sk: 'ORDER',
  schema: z.object({ ids: z.array(z.string()), v: z.int() }),
  ...IMPERSONAL,
})
