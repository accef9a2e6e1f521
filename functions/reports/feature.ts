import { reportsApi } from '../../shared/reports/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { QuestionsItem } from '../table/items/questions.ts'

export const feature = {
  entry: 'functions/reports/handler.ts',
  api: reportsApi,
  items: { QuestionsItem },
  table: [SESSION_GRANT, WRITE_BUDGET_GRANT, [QuestionsItem, 'GetItem', 'PutItem']],
} as const satisfies FeatureSpec
