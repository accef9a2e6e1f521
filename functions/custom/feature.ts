import { customApi } from '../../shared/custom/api.ts'
import { type FeatureSpec, PROVE_SESSION } from '../feature-spec.ts'
import { CustomItem } from '../table/items/custom.ts'

export const feature = {
  entry: 'functions/custom/handler.ts',
  api: customApi,
  items: { CustomItem },
  table: [PROVE_SESSION, [CustomItem, 'Query', 'UpdateItem']],
} as const satisfies FeatureSpec
