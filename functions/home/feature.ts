import { homeApi } from '../../shared/home/api.ts'
import { type FeatureSpec, PROVE_SESSION } from '../feature-spec.ts'
import { DayItem, LostItem } from '../table/items/days.ts'

export const feature = {
  entry: 'functions/home/handler.ts',
  api: homeApi,
  table: [PROVE_SESSION, [DayItem, 'Query'], [LostItem, 'Query']],
} as const satisfies FeatureSpec
