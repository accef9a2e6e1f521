import { daysApi } from '../../shared/days/api.ts'
import { type FeatureSpec, PROVE_SESSION } from '../feature-spec.ts'
import { DayItem, LostItem } from '../table/items/days.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { ShownItem } from '../table/items/shown.ts'

export const feature = {
  entry: 'functions/days/handler.ts',
  api: daysApi,
  items: { DayItem, LostItem, ShownItem },
  table: [
    PROVE_SESSION,
    [DayItem, 'GetItem', 'Query', 'PutItem'],
    [LostItem, 'PutItem', 'DeleteItem'],
    [ProfileItem, 'UpdateItem'],
    [ShownItem, 'UpdateItem'],
  ],
} as const satisfies FeatureSpec
