import { newExercise, saveExample } from '../../tests/fixtures/data/records.ts'
import { EXAMPLE_USER_ID, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { ExercisesItem } from '../table/items/records.ts'
import type { feature } from './feature.ts'

const whileFailing = { table: 'refuses' } as const
const user = EXAMPLE_USER_ID
const RECORDS_PK = `RECORDS#${EXAMPLE_USER_ID}`

export const fixture = {
  endpoints: {
    'read-exercises': { caller: 'user', example: () => ({}), whileFailing },
    'save-exercises': { caller: 'user', example: () => saveExample(newExercise()), whileFailing },
  },
  keys: {
    ExercisesItem: [ExercisesItem.key({ user, item: '2026-11-20' }), RECORDS_PK, 'exercises#2026-11-20'],
  },
  typicalEvent: async ({ call }) => {
    const { params, body } = saveExample(newExercise())
    await call('PUT', `records/exercises/${params.id}`, body)
    return () => call('GET', 'records/exercises')
  },
} satisfies FixtureOf<typeof feature>
