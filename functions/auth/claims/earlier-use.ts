import { type EarlierUse, MAX_EARLIER } from '../../../shared/auth/schema.ts'
import { isLogged } from '../../../shared/days/model/day.ts'
import { DomainError } from '../../../shared/problems.ts'
import { deleteItems } from '../../table/delete-range.ts'
import { isKeyOf } from '../../table/item-kind.ts'
import { BillingItem } from '../../table/items/billing.ts'
import { ConsentRecordItem } from '../../table/items/consent-record.ts'
import { CustomListsItem } from '../../table/items/custom.ts'
import { DayMarksItem } from '../../table/items/day-marks.ts'
import { DayItem, LostEditItem } from '../../table/items/days.ts'
import { FormerEmailItem } from '../../table/items/former-email.ts'
import { InsightItem } from '../../table/items/insight.ts'
import { KnownBrowserItem } from '../../table/items/known-browser.ts'
import { LastInsightItem } from '../../table/items/last-insight.ts'
import { LinkItem } from '../../table/items/link.ts'
import { PasskeysItem } from '../../table/items/passkeys.ts'
import { PreferencesItem } from '../../table/items/preferences.ts'
import { ProfileItem } from '../../table/items/profile.ts'
import { ReadArticleItem } from '../../table/items/read-article.ts'
import { SessionItem } from '../../table/items/session.ts'
import { UserIdentityItem } from '../../table/items/user-identity.ts'
import { WriteCountItem } from '../../table/items/write-count.ts'
import type { UserId } from '../../table/keys.ts'
import { partitionsOf } from '../../table/partitions.ts'
import { type Item, type Range, readPages } from '../../table/query.ts'

/**
 * The item kinds of the account itself. Every other item of a user is earlier use, so a new item kind is shown and
 * removed without a change here.
 */
export const ACCOUNT_KINDS = [
  ProfileItem,
  SessionItem,
  KnownBrowserItem,
  LinkItem,
  FormerEmailItem,
  UserIdentityItem,
  PasskeysItem,
  WriteCountItem,
  ConsentRecordItem,
  // What was paid stays paid: the account has Premium, whoever bought it.
  BillingItem,
]

const MAX_EXCERPT_LENGTH = 80

/** What the app has shown. It is removed with the rest, but alone it is no use. */
const SHOWN_KINDS = [InsightItem, LastInsightItem, ReadArticleItem]

const isEarlierUse = (item: Item) => !ACCOUNT_KINDS.some((kind) => isKeyOf(kind, item))

const isShownByApp = (item: Item) => SHOWN_KINDS.some((kind) => isKeyOf(kind, item))

/**
 * The ranges that describe an account: all except the lost edits, of which an intruder can have made many large ones.
 */
function describingRanges(user: UserId): Range[] {
  const { pk, from, to } = LostEditItem.all({ user })
  return [partitionsOf(user)[0], { pk, from: ' ', to: from }, { pk, from: to, to: '\uffff' }]
}

/** Whether an account has anything besides the account itself. */
export const hasEarlierUse = (user: UserId) => hasAny(partitionsOf(user))

async function hasAny(ranges: readonly Range[]): Promise<boolean> {
  for (const range of ranges)
    for await (const page of readPages(range, { consistent: true, pageSize: 10 }))
      if (page.some((item) => isEarlierUse(item) && !isShownByApp(item))) return true
  return false
}

/** The beginning of a text, in characters (code points). */
function excerptOf(text: string): string {
  const characters = Array.from(text)
  return characters.length > MAX_EXCERPT_LENGTH ? `${characters.slice(0, MAX_EXCERPT_LENGTH).join('')}…` : text
}

/** The first entries of a list, and a sign when there are more. */
function firstOf(list: readonly string[], max: number): string[] {
  return list.length > max ? [...list.slice(0, max), '…'] : [...list]
}

/** What an account has besides the account itself; `undefined` when it has nothing. */
export async function readEarlierUse(user: UserId): Promise<Omit<EarlierUse, 'fullName'> | undefined> {
  const use: Omit<EarlierUse, 'fullName'> = { days: null, notes: [], customItems: [], planLines: [], hasOther: false }
  if (!(await hasEarlierUse(user))) return undefined
  use.hasOther = await hasAny([LostEditItem.all({ user })])
  for (const range of describingRanges(user))
    for await (const page of readPages(range, { consistent: true }))
      for (const item of page.filter(isEarlierUse)) add(use, item)
  return use
}

/** Adds an item to the description. Items come in the order of their keys, so days come in the order of their dates. */
function add(use: Omit<EarlierUse, 'fullName'>, item: Item): void {
  if (isKeyOf(DayItem, item)) {
    const day = DayItem.parse(item)
    const { date, values } = day
    if (!isLogged(day)) return
    use.days = { count: (use.days?.count ?? 0) + 1, first: use.days?.first ?? date, last: date }
    if (values.notes) use.notes = [excerptOf(values.notes), ...use.notes].slice(0, MAX_EARLIER.notes)
  } else if (isKeyOf(CustomListsItem, item)) {
    const { symptoms, triggers } = CustomListsItem.parse(item)
    use.customItems = firstOf(
      [...symptoms, ...triggers].map(({ name }) => name),
      MAX_EARLIER.customItems,
    )
  } else if (!isKeyOf(DayMarksItem, item) && !isShownByApp(item)) {
    use.hasOther = true
    if (!isKeyOf(PreferencesItem, item)) return
    const lines = Object.values(PreferencesItem.parse(item).flarePlan).flat()
    use.planLines = firstOf(lines.map(excerptOf), MAX_EARLIER.planLines)
  }
}

/** A request has ten seconds. */
const MAX_REMOVAL_MS = 6_000
const RETRY_S = 1

/**
 * Removes everything that an account has besides the account itself. Safe to repeat after a failure half-way. Throws
 * `busy` when it takes too long for one request: a repeated one continues.
 */
export async function removeEarlierUse(user: UserId): Promise<void> {
  const until = performance.now() + MAX_REMOVAL_MS
  for (const partition of partitionsOf(user))
    for await (const page of readPages(partition, { consistent: true })) {
      await deleteItems(page.filter(isEarlierUse))
      if (performance.now() > until) throw new DomainError('busy', [], RETRY_S)
    }
}
