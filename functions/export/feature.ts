import { exportApi } from '../../shared/export/api.ts'
import { type FeatureSpec, SESSION_GRANT } from '../feature-spec.ts'
import { ArticleDraftItem } from '../table/items/article-draft.ts'
import { BillingItem } from '../table/items/billing.ts'
import { ConsentRecordItem } from '../table/items/consent-record.ts'
import { CustomListsItem } from '../table/items/custom.ts'
import { DayMarksItem } from '../table/items/day-marks.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import { FeedbackItem } from '../table/items/feedback.ts'
import { FoodBookItem, FoodLogItem } from '../table/items/food.ts'
import { FormerEmailItem } from '../table/items/former-email.ts'
import { InsightItem } from '../table/items/insight.ts'
import { KnownBrowserItem } from '../table/items/known-browser.ts'
import { LinkItem } from '../table/items/link.ts'
import { PasskeysItem } from '../table/items/passkeys.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RECORD_ITEMS } from '../table/items/records.ts'
import { ReminderBookItem, ReminderLogItem } from '../table/items/reminders.ts'
import { ShownTipItem } from '../table/items/shown-tip.ts'
import { TrainingLogItem, TrainingSessionItem } from '../table/items/training.ts'
import { UserIdentityItem } from '../table/items/user-identity.ts'

export const feature = {
  entry: 'functions/export/handler.ts',
  api: exportApi,
  table: [
    SESSION_GRANT,
    [ProfileItem, 'Query'],
    [KnownBrowserItem, 'Query'],
    [UserIdentityItem, 'Query'],
    [PasskeysItem, 'Query'],
    [FormerEmailItem, 'Query'],
    [LinkItem, 'Query'],
    [BillingItem, 'Query'],
    [ConsentRecordItem, 'Query'],
    [FeedbackItem, 'Query'],
    [InsightItem, 'Query'],
    [ShownTipItem, 'Query'],
    [ReminderLogItem, 'Query'],
    [ReminderBookItem, 'Query'],
    [ArticleDraftItem, 'Query'],
    [TrainingSessionItem, 'Query'],
    [TrainingLogItem, 'Query'],
    ...Object.values(RECORD_ITEMS).map((kind) => [kind, 'Query'] as const),
    [FoodBookItem, 'Query'],
    [FoodLogItem, 'Query'],
    [PreferencesItem, 'Query'],
    [CustomListsItem, 'Query'],
    [DayItem, 'Query'],
    [DayMarksItem, 'Query'],
    [LostEditItem, 'Query'],
  ],
} as const satisfies FeatureSpec
