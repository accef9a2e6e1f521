import { readingApi } from '../../shared/reading/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { DayItem } from '../table/items/days.ts'
import { BookmarkItem, ReadingProgressItem, ReadingSettingsItem } from '../table/items/reading.ts'

export const feature = {
  entry: 'functions/reading/handler.ts',
  api: readingApi,
  items: { BookmarkItem, ReadingProgressItem, ReadingSettingsItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [BookmarkItem, 'Query', 'GetItem', 'PutItem'],
    [ReadingProgressItem, 'Query', 'GetItem', 'PutItem'],
    [ReadingSettingsItem, 'Query', 'GetItem', 'PutItem'],
    [DayItem, 'Query'],
  ],
} as const satisfies FeatureSpec
