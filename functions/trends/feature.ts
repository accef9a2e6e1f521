import { trendsApi } from '../../shared/trends/api.ts'
import { type FeatureSpec, SESSION_GRANT } from '../feature-spec.ts'
import { DayItem } from '../table/items/days.ts'

export const feature = {
  entry: 'functions/trends/handler.ts',
  api: trendsApi,
  table: [SESSION_GRANT, [DayItem, 'Query']],
} as const satisfies FeatureSpec
