import { customApi } from '../../shared/custom/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { CustomListsItem } from '../table/items/custom.ts'

export const feature = {
  entry: 'functions/custom/handler.ts',
  api: customApi,
  items: { CustomListsItem },
  table: [SESSION_GRANT, WRITE_BUDGET_GRANT, [CustomListsItem, 'Query', 'UpdateItem']],
} as const satisfies FeatureSpec
