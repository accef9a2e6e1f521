import { exercisesApi } from '../../shared/exercises/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { ExerciseItem } from '../table/items/exercises.ts'

export const feature = {
  entry: 'functions/exercises/handler.ts',
  api: exercisesApi,
  items: { ExerciseItem },
  table: [SESSION_GRANT, WRITE_BUDGET_GRANT, [ExerciseItem, 'Query', 'PutItem', 'DeleteItem']],
} as const satisfies FeatureSpec
