import {
  newBookmark,
  newExercise,
  newProgress,
  newQuestion,
  newSettings,
  saveExample,
} from '../../tests/fixtures/data/records.ts'
import { EXAMPLE_USER_ID, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { RECORD_ITEMS } from '../table/items/records.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const user = EXAMPLE_USER_ID
const RECORDS_PK = `RECORDS#${EXAMPLE_USER_ID}`
const { exercises, questions, bookmarks, readingProgress, readingSettings } = RECORD_ITEMS

export const fixture = {
  endpoints: {
    read: { caller: 'user', example: () => ({ query: { kinds: Object.keys(RECORD_ITEMS).join() } }), whileFailing },
    'save-exercises': { caller: 'user', example: () => saveExample(newExercise()), whileFailing },
    'save-questions': {
      caller: 'user',
      example: () => saveExample({ ...newQuestion('Why does a heron not get cold feet?'), id: 'heron123' }),
      whileFailing,
    },
    'save-bookmarks': { caller: 'user', example: () => saveExample(newBookmark(7)), whileFailing },
    'save-readingProgress': { caller: 'user', example: () => saveExample(newProgress(7)), whileFailing },
    'save-readingSettings': {
      caller: 'user',
      example: () => saveExample(newSettings({ theme: 'dark', textSize: 'large' })),
      whileFailing,
    },
  },
  keys: {
    exercises: [exercises.key({ user, item: '2026-11-20' }), RECORDS_PK, 'exercises#2026-11-20'],
    questions: [questions.key({ user, item: 'all' }), RECORDS_PK, 'questions#all'],
    bookmarks: [bookmarks.key({ user, item: '0f' }), RECORDS_PK, 'bookmarks#0f'],
    readingProgress: [readingProgress.key({ user, item: '0f' }), RECORDS_PK, 'readingProgress#0f'],
    readingSettings: [readingSettings.key({ user, item: 'all' }), RECORDS_PK, 'readingSettings#all'],
  },
  typicalEvent: async ({ call }) => {
    const { params, body } = saveExample(newExercise())
    await call('PUT', `records/exercises/${params.id}`, body)
    return () => call('GET', 'records?kinds=exercises')
  },
} satisfies FixtureOf<typeof feature>
