import { foodApi } from '../../shared/food/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { DayItem } from '../table/items/days.ts'
import { FoodBookItem, FoodLogItem } from '../table/items/food.ts'

export const feature = {
  entry: 'functions/food/handler.ts',
  api: foodApi,
  items: { FoodBookItem, FoodLogItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [FoodBookItem, 'GetItem', 'PutItem'],
    [FoodLogItem, 'Query', 'GetItem', 'PutItem'],
    [DayItem, 'GetItem'],
  ],
} as const satisfies FeatureSpec
