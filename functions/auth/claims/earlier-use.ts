import { type EarlierUse, MAX_EARLIER } from '../../../shared/auth/schema.ts'
import { isLogged } from '../../../shared/days/model/day.ts'
import { deleteItems } from '../../table/delete-range.ts'
import { isKeyOf } from '../../table/item-kind.ts'
import { CustomListsItem } from '../../table/items/custom.ts'
import { DayMarksItem } from '../../table/items/day-marks.ts'
import { DayItem } from '../../table/items/days.ts'
import { FormerEmailItem } from '../../table/items/former-email.ts'
import { LinkItem } from '../../table/items/link.ts'
import { PreferencesItem } from '../../table/items/preferences.ts'
import { ProfileItem } from '../../table/items/profile.ts'
import { SessionItem } from '../../table/items/session.ts'
import { WriteCountItem } from '../../table/items/write-count.ts'
import type { UserId } from '../../table/keys.ts'
import { type Item, type Range, readPages } from '../../table/query.ts'
import { KnownBrowserItem, UserIdentityItem } from '../items.ts'

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
  WriteCountItem,
]

const MAX_EXCERPT_LENGTH = 80

const isEarlierUse = (item: Item) => !ACCOUNT_KINDS.some((kind) => isKeyOf(kind, item))

function everythingOf(user: UserId): Range {
  return { pk: ProfileItem.key({ user }).pk, from: ' ', to: '\uffff' }
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
  let isEmpty = true
  for await (const page of readPages(everythingOf(user), { consistent: true }))
    for (const item of page.filter(isEarlierUse)) {
      isEmpty = false
      add(use, item)
    }
  return isEmpty ? undefined : use
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
  } else if (!isKeyOf(DayMarksItem, item)) {
    use.hasOther = true
    if (!isKeyOf(PreferencesItem, item)) return
    const lines = Object.values(PreferencesItem.parse(item).flarePlan).flat()
    use.planLines = firstOf(lines.map(excerptOf), MAX_EARLIER.planLines)
  }
}

/** Removes everything that an account has besides the account itself. Safe to repeat after a failure half-way. */
export async function removeEarlierUse(user: UserId): Promise<void> {
  for await (const page of readPages(everythingOf(user), { consistent: true }))
    await deleteItems(page.filter(isEarlierUse))
}
