import { daysApi } from '../../shared/days/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { DayMarksItem } from '../table/items/day-marks.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { ShownTipItem } from '../table/items/shown-tip.ts'

export const feature = {
  entry: 'functions/days/handler.ts',
  api: daysApi,
  items: { DayItem, DayMarksItem, LostEditItem, ShownTipItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [DayItem, 'GetItem', 'Query', 'PutItem'],
    [DayMarksItem, 'UpdateItem'],
    [LostEditItem, 'PutItem', 'DeleteItem'],
    [ProfileItem, { UpdateItem: ['firstLogCompletedAt'] }],
    [ShownTipItem, 'UpdateItem'],
  ],
} as const satisfies FeatureSpec
