import { remindersApi } from '../../shared/reminders/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { ReminderBookItem, ReminderLogItem } from '../table/items/reminders.ts'
import { SetReminderItem } from '../table/items/set-reminder.ts'

export const feature = {
  entry: 'functions/reminders/handler.ts',
  api: remindersApi,
  items: { ReminderBookItem, ReminderLogItem, SetReminderItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [ReminderBookItem, 'GetItem', 'PutItem'],
    [ReminderLogItem, 'GetItem', 'Query', 'PutItem'],
    [SetReminderItem, 'PutItem'],
  ],
} as const satisfies FeatureSpec
