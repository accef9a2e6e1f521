import { addPublishedArticle, newArticle } from '../../tests/fixtures/data/articles.ts'
import {
  EXAMPLE_HASH,
  EXAMPLE_USER_ID,
  EXAMPLE_USER_PK,
  type FixtureOf,
} from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { ArticleAuthorItem } from '../table/items/article-author.ts'
import { ArticleDraftItem } from '../table/items/article-draft.ts'
import {
  ArticleBodyItem,
  ArticleCardItem,
  ArticleCountItem,
  ArticleItem,
  ArticleOrderItem,
  ArticleRevisionItem,
  ArticleTitleItem,
  ArticleWordsItem,
} from '../table/items/articles.ts'
import { ReadArticleItem } from '../table/items/read-article.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses', queue: 'never asks' } as const
const whileFailingToChange = { table: 'refuses', queue: 'refuses' } as const

/** A request about a new article. */
const aboutNewArticle = async () => ({ params: { id: (await addPublishedArticle()).id } })

export const fixture = {
  endpoints: {
    list: { caller: 'user', example: () => ({}), whileFailing },
    read: { caller: 'user', example: aboutNewArticle, whileFailing },
    words: { caller: 'user', example: () => ({}), whileFailing },
    manage: { caller: 'editor', example: () => ({}), whileFailing },
    move: {
      caller: 'editor',
      example: async () => ({
        body: { id: (await addPublishedArticle()).id, after: (await addPublishedArticle()).id },
      }),
      whileFailing,
    },
    open: { caller: 'editor', example: aboutNewArticle, whileFailing },
    create: { caller: 'editor', example: () => ({ body: newArticle() }), whileFailing: whileFailingToChange },
    edit: {
      caller: 'editor',
      example: async () => {
        const { id, version } = await addPublishedArticle()
        return { params: { id }, body: { basedOn: version, title: `Heron ${id}`, tags: ['heron'], published: true } }
      },
      whileFailing: whileFailingToChange,
    },
    revisions: { caller: 'editor', example: aboutNewArticle, whileFailing },
    revision: {
      caller: 'editor',
      example: async () => ({ params: { id: (await addPublishedArticle()).id, n: '1' } }),
      whileFailing,
    },
    remove: { caller: 'editor', example: aboutNewArticle, whileFailing: whileFailingToChange },
    drafts: { caller: 'editor', example: () => ({}), whileFailing },
    draft: { caller: 'editor', example: aboutNewArticle, whileFailing },
    keepDraft: {
      caller: 'editor',
      example: () => {
        const fields = {
          title: 'Heron',
          summary: 'heron',
          content: 'A heron',
          tags: 'heron',
          minutes: '5 heron',
          icon: 'heron',
        }
        return { params: { id: '0f'.repeat(16) }, body: { basedOn: 0, writer: '1f'.repeat(16), fields } }
      },
      whileFailing,
    },
    dropDraft: { caller: 'editor', example: aboutNewArticle, whileFailing },
  },
  keys: {
    ArticleItem: [ArticleItem.key({ id: '0f' }), 'ARTICLE', 'WHOLE#0f'],
    ArticleBodyItem: [ArticleBodyItem.key({ id: '0f' }), 'ARTICLE', 'BODY#0f'],
    ArticleCardItem: [ArticleCardItem.key({ id: '0f' }), 'ARTICLE', 'CARD#0f'],
    ArticleWordsItem: [ArticleWordsItem.key({ id: '0f' }), 'ARTICLE', 'WORDS#0f'],
    ArticleCountItem: [ArticleCountItem.key({}), 'ARTICLE', 'COUNT'],
    ArticleTitleItem: [ArticleTitleItem.key({ hash: EXAMPLE_HASH }), 'ARTICLE', 'TITLE#hash'],
    ArticleOrderItem: [ArticleOrderItem.key({}), 'ARTICLE', 'ORDER'],
    ArticleRevisionItem: [ArticleRevisionItem.key({ article: '0f', n: '000007' }), 'REVISIONS#0f', 'REVISION#000007'],
    ArticleAuthorItem: [ArticleAuthorItem.key({ user: EXAMPLE_USER_ID }), 'AUTHORS', EXAMPLE_USER_ID],
    ArticleDraftItem: [
      ArticleDraftItem.key({ user: EXAMPLE_USER_ID, article: '0f' }),
      EXAMPLE_USER_PK,
      'ARTICLEDRAFT#0f',
    ],
    ReadArticleItem: [ReadArticleItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#READARTICLE'],
  },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'articles'),
} satisfies FixtureOf<typeof feature>
