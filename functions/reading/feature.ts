import { readingApi } from '../../shared/reading/api.ts'
import { type FeatureSpec, SESSION_GRANT } from '../feature-spec.ts'
import { DayItem } from '../table/items/days.ts'

export const feature = {
  entry: 'functions/reading/handler.ts',
  api: readingApi,
  table: [SESSION_GRANT, [DayItem, 'Query']],
} as const satisfies FeatureSpec
