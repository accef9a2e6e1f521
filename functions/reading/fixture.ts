import { articleId, newBookmark, newProgress } from '../../tests/fixtures/data/reading.ts'
import { newChangeId } from '../../tests/fixtures/data/training.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { BookmarkItem, ReadingProgressItem, ReadingSettingsItem } from '../table/items/reading.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const user = EXAMPLE_USER_ID
const params = { article: articleId(7) }

export const fixture = {
  endpoints: {
    read: { caller: 'user', example: () => ({}), whileFailing },
    bookmark: { caller: 'user', example: () => ({ params, body: newBookmark() }), whileFailing },
    progress: { caller: 'user', example: () => ({ params, body: newProgress() }), whileFailing },
    settings: {
      caller: 'user',
      example: () => ({ body: { theme: 'dark', textSize: 'large', change: newChangeId() } }),
      whileFailing,
    },
    reason: { caller: 'user', example: () => ({}), whileFailing },
  },
  keys: {
    BookmarkItem: [BookmarkItem.key({ user, article: '0f' }), EXAMPLE_USER_PK, 'READ#BOOKMARK#0f'],
    ReadingProgressItem: [ReadingProgressItem.key({ user, article: '0f' }), EXAMPLE_USER_PK, 'READ#PROGRESS#0f'],
    ReadingSettingsItem: [ReadingSettingsItem.key({ user }), EXAMPLE_USER_PK, 'READ#SETTINGS'],
  },
  typicalEvent:
    ({ call }) =>
    () =>
      call('PUT', `reading/progress/${params.article}`, newProgress()),
} satisfies FixtureOf<typeof feature>
