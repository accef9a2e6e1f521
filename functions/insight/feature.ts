import { insightApi } from '../../shared/insight/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { DayMarksItem } from '../table/items/day-marks.ts'
import { DayItem } from '../table/items/days.ts'
import { InsightItem } from '../table/items/insight.ts'
import { LastInsightItem } from '../table/items/last-insight.ts'

export const feature = {
  entry: 'functions/insight/handler.ts',
  api: insightApi,
  items: { InsightItem, LastInsightItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [DayItem, 'Query'],
    [DayMarksItem, 'Query'],
    [InsightItem, 'PutItem', 'Query'],
    [LastInsightItem, 'PutItem'],
  ],
} as const satisfies FeatureSpec
