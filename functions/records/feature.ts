import { recordsApi } from '../../shared/records/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { RECORD_ITEMS } from '../table/items/records.ts'

export const feature = {
  entry: 'functions/records/handler.ts',
  api: recordsApi,
  items: RECORD_ITEMS,
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    ...Object.values(RECORD_ITEMS).map((kind) => [kind, 'Query', 'GetItem', 'PutItem'] as const),
  ],
} as const satisfies FeatureSpec
