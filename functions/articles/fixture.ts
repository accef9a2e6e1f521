import { addPublishedArticle, newArticle } from '../../tests/fixtures/data/articles.ts'
import { EXAMPLE_HASH, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { ArticleCardItem, ArticleItem, ArticleTitleItem, ArticleWordsItem } from '../table/items/articles.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const

/** A request about a new article. */
const aboutNewArticle = async () => ({ params: { id: (await addPublishedArticle()).id } })

export const fixture = {
  endpoints: {
    list: { who: 'user', example: () => ({}), whileFailing },
    read: { who: 'user', example: aboutNewArticle, whileFailing },
    words: { who: 'user', example: () => ({}), whileFailing },
    manage: { who: 'editor', example: () => ({}), whileFailing },
    open: { who: 'editor', example: aboutNewArticle, whileFailing },
    create: { who: 'editor', example: () => ({ body: newArticle() }), whileFailing },
    edit: {
      who: 'editor',
      example: async () => {
        const { id, version } = await addPublishedArticle()
        return { params: { id }, body: { basedOn: version, title: `Heron ${id}`, tags: ['heron'], published: true } }
      },
      whileFailing,
    },
    remove: { who: 'editor', example: aboutNewArticle, whileFailing },
  },
  keys: {
    ArticleItem: [ArticleItem.key({ id: '0f' }), 'ARTICLE', 'WHOLE#0f'],
    ArticleCardItem: [ArticleCardItem.key({ id: '0f' }), 'ARTICLE', 'CARD#0f'],
    ArticleWordsItem: [ArticleWordsItem.key({ id: '0f' }), 'ARTICLE', 'WORDS#0f'],
    ArticleTitleItem: [ArticleTitleItem.key({ hash: EXAMPLE_HASH }), 'ARTICLE', 'TITLE#hash'],
  },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'articles'),
} satisfies FixtureOf<typeof feature>
