import { importApi } from '../../shared/import/api.ts'
import { type FeatureSpec, SESSION_GRANT } from '../feature-spec.ts'
import { CustomListsItem } from '../table/items/custom.ts'
import { DayMarksItem } from '../table/items/day-marks.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import { FoodBookItem, FoodLogItem } from '../table/items/food.ts'
import { OlderDaysItem } from '../table/items/older-days.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { RECORD_ITEMS } from '../table/items/records.ts'
import { TrainingLogItem, TrainingSessionItem } from '../table/items/training.ts'

export const feature = {
  entry: 'functions/import/handler.ts',
  api: importApi,
  items: { OlderDaysItem },
  table: [
    SESSION_GRANT,
    [DayItem, 'Query', 'PutItem'],
    [DayMarksItem, 'UpdateItem'],
    [LostEditItem, 'PutItem'],
    [CustomListsItem, 'Query', 'UpdateItem'],
    [OlderDaysItem, 'PutItem'],
    [PreferencesItem, { UpdateItem: Object.keys(PreferencesItem.schema.shape), returnsItem: true }],
    [ProfileItem, { UpdateItem: ['firstLogCompletedAt'] }],
    [TrainingSessionItem, 'Query', 'PutItem', { UpdateItem: ['targetIntervalMinutes', 'intervalChange', 'endedAt'] }],
    [TrainingLogItem, 'Query', 'PutItem', { UpdateItem: ['undone', 'notes'] }],
    ...Object.values(RECORD_ITEMS).map((kind) => [kind, 'GetItem', 'PutItem'] as const),
    [FoodBookItem, 'GetItem', 'PutItem'],
    [FoodLogItem, 'Query', 'GetItem', 'PutItem'],
    [RateLimitItem, { UpdateItem: ['n', 'ttl'] }],
  ],
} as const satisfies FeatureSpec
