import { ArticleDraftItem } from '../table/items/article-draft.ts'
import { BillingItem } from '../table/items/billing.ts'
import { ConsentRecordItem } from '../table/items/consent-record.ts'
import { CustomListsItem } from '../table/items/custom.ts'
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
import { SessionItem } from '../table/items/session.ts'
import { ShownTipItem } from '../table/items/shown-tip.ts'
import { TrainingLogItem, TrainingSessionItem } from '../table/items/training.ts'
import { UserIdentityItem } from '../table/items/user-identity.ts'

/**
 * Every item kind that an export contains, in the order of the file. A test compares it with what the features declare,
 * so a new kind cannot be forgotten. Source: requirement SEC-29.
 */
export const EXPORTED_KINDS = [
  ProfileItem,
  SessionItem,
  KnownBrowserItem,
  UserIdentityItem,
  PasskeysItem,
  FormerEmailItem,
  LinkItem,
  BillingItem,
  ConsentRecordItem,
  FeedbackItem,
  InsightItem,
  ShownTipItem,
  ReminderLogItem,
  ReminderBookItem,
  ArticleDraftItem,
  // Logs before what they belong to: a log of the file always has its session or plan there, too.
  TrainingLogItem,
  TrainingSessionItem,
  ...Object.values(RECORD_ITEMS),
  FoodLogItem,
  FoodBookItem,
  PreferencesItem,
  // Before the days: a table of days has a column for each custom item.
  CustomListsItem,
  DayItem,
  LostEditItem,
] as const
