import { preferencesApi } from '../../shared/preferences/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import { ProfileItem } from '../table/items/profile.ts'

export const feature = {
  entry: 'functions/preferences/handler.ts',
  api: preferencesApi,
  items: { PreferencesItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [PreferencesItem, { UpdateItem: Object.keys(PreferencesItem.schema.shape), returnsItem: true }],
    [ProfileItem, { UpdateItem: ['onboardingCompleted'] }],
  ],
} as const satisfies FeatureSpec
