import { addPublishedArticle, newArticle } from '../../tests/fixtures/data/articles.ts'
import {
  EXAMPLE_HASH,
  EXAMPLE_USER_ID,
  EXAMPLE_USER_PK,
  type FixtureOf,
} from '../../tests/fixtures/endpoints/feature-fixture.ts'
import {
  ArticleBodyItem,
  ArticleCardItem,
  ArticleCountItem,
  ArticleItem,
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
    remove: { caller: 'editor', example: aboutNewArticle, whileFailing: whileFailingToChange },
  },
  keys: {
    ArticleItem: [ArticleItem.key({ id: '0f' }), 'ARTICLE', 'WHOLE#0f'],
    ArticleBodyItem: [ArticleBodyItem.key({ id: '0f' }), 'ARTICLE', 'BODY#0f'],
    ArticleCardItem: [ArticleCardItem.key({ id: '0f' }), 'ARTICLE', 'CARD#0f'],
    ArticleWordsItem: [ArticleWordsItem.key({ id: '0f' }), 'ARTICLE', 'WORDS#0f'],
    ArticleCountItem: [ArticleCountItem.key({}), 'ARTICLE', 'COUNT'],
    ArticleTitleItem: [ArticleTitleItem.key({ hash: EXAMPLE_HASH }), 'ARTICLE', 'TITLE#hash'],
    ReadArticleItem: [ReadArticleItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#READARTICLE'],
  },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'articles'),
} satisfies FixtureOf<typeof feature>
