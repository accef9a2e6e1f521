import { pushApi } from '../../shared/push/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { ReminderBookItem } from '../table/items/reminders.ts'

export const feature = {
  entry: 'functions/push/handler.ts',
  api: pushApi,
  table: [SESSION_GRANT, WRITE_BUDGET_GRANT, [ReminderBookItem, 'GetItem', 'PutItem']],
  givesPushKey: true,
} as const satisfies FeatureSpec
