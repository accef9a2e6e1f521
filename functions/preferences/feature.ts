import { preferencesApi } from '../../shared/preferences/api.ts'
import { type FeatureSpec, PROVE_SESSION } from '../feature-spec.ts'
import { PreferencesItem } from '../table/items/preferences.ts'

export const feature = {
  entry: 'functions/preferences/handler.ts',
  api: preferencesApi,
  items: { PreferencesItem },
  table: [PROVE_SESSION, [PreferencesItem, 'UpdateItem']],
} as const satisfies FeatureSpec
