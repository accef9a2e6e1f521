import { homeApi } from '../../shared/home/api.ts'
import { type FeatureSpec, SESSION_GRANT } from '../feature-spec.ts'
import { DayMarksItem } from '../table/items/day-marks.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'

export const feature = {
  entry: 'functions/home/handler.ts',
  api: homeApi,
  table: [SESSION_GRANT, [DayItem, 'Query'], [DayMarksItem, 'Query'], [LostEditItem, 'Query']],
} as const satisfies FeatureSpec
