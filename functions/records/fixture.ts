import { newExercise, newQuestion, saveExample } from '../../tests/fixtures/data/records.ts'
import { EXAMPLE_USER_ID, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { ExercisesItem, QuestionsItem } from '../table/items/records.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const user = EXAMPLE_USER_ID
const RECORDS_PK = `RECORDS#${EXAMPLE_USER_ID}`

export const fixture = {
  endpoints: {
    'read-exercises': { caller: 'user', example: () => ({}), whileFailing },
    'save-exercises': { caller: 'user', example: () => saveExample(newExercise()), whileFailing },
    'read-questions': { caller: 'user', example: () => ({}), whileFailing },
    'save-questions': {
      caller: 'user',
      example: () => saveExample(newQuestion('Why does a heron not get cold feet?')),
      whileFailing,
    },
  },
  keys: {
    ExercisesItem: [ExercisesItem.key({ user, item: '2026-11-20' }), RECORDS_PK, 'exercises#2026-11-20'],
    QuestionsItem: [QuestionsItem.key({ user, item: 'all' }), RECORDS_PK, 'questions#all'],
  },
  typicalEvent: async ({ call }) => {
    const { params, body } = saveExample(newExercise())
    await call('PUT', `records/exercises/${params.id}`, body)
    return () => call('GET', 'records/exercises')
  },
} satisfies FixtureOf<typeof feature>
