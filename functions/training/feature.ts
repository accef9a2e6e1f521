import { trainingApi } from '../../shared/training/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { TrainingLogItem, TrainingSessionItem } from '../table/items/training.ts'

export const feature = {
  entry: 'functions/training/handler.ts',
  api: trainingApi,
  items: { TrainingSessionItem, TrainingLogItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [
      TrainingSessionItem,
      'Query',
      'GetItem',
      'PutItem',
      { UpdateItem: ['targetIntervalMinutes', 'intervalChange', 'endedAt'] },
    ],
    [TrainingLogItem, 'Query', 'GetItem', 'PutItem', { UpdateItem: ['undone', 'notes'] }],
  ],
} as const satisfies FeatureSpec
