import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { QuestionsItem } from '../table/items/questions.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const

export const fixture = {
  endpoints: {
    readQuestions: { caller: 'user', example: () => ({}), whileFailing },
    saveQuestions: {
      caller: 'user',
      example: () => ({ body: { questions: ['Why does a heron not get cold feet?'] } }),
      whileFailing,
    },
  },
  keys: { QuestionsItem: [QuestionsItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'QUESTIONS'] },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'reports/questions'),
} satisfies FixtureOf<typeof feature>
