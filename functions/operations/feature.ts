import { operationsApi } from '../../shared/operations/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { AuditItem, PLAIN_ENTRY } from '../table/items/audit.ts'
import { MailDayItem } from '../table/items/mail-day.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { ReminderBookItem } from '../table/items/reminders.ts'
import { RunItem } from '../table/items/run.ts'

/** Shows admins how the service runs, redrives dead letters, and sends test notifications. */
export const feature = {
  entry: 'functions/operations/handler.ts',
  api: operationsApi,
  items: { RunItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [RunItem, 'Query'],
    [MailDayItem, 'Query'],
    [AuditItem, { PutItem: PLAIN_ENTRY }],
    [ProfileItem, 'GetItem'],
    [ReminderBookItem, 'GetItem', 'PutItem'],
    [RateLimitItem, { UpdateItem: ['n', 'ttl'] }],
  ],
  watchesQueues: true,
  sendsPush: true,
} as const satisfies FeatureSpec
