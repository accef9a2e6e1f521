import { expect, it } from 'vitest'
import { EmailItem, IdentityItem, KnownBrowserItem, OwnIdentityItem, TripItem } from '../functions/auth/items.ts'
import { DeliveredItem } from '../functions/content/items.ts'
import { ArticleCardItem, ArticleItem, ArticleTitleItem, ArticleWordsItem } from '../functions/table/items/articles.ts'
import { CustomItem } from '../functions/table/items/custom.ts'
import { DayItem, LostItem } from '../functions/table/items/days.ts'
import { FormerEmailItem } from '../functions/table/items/former-email.ts'
import { LimitItem } from '../functions/table/items/limit.ts'
import { LinkItem } from '../functions/table/items/link.ts'
import { PreferencesItem } from '../functions/table/items/preferences.ts'
import { ProfileItem } from '../functions/table/items/profile.ts'
import { SessionItem } from '../functions/table/items/session.ts'
import { ShownItem } from '../functions/table/items/shown.ts'
import { UnfinishedItem } from '../functions/table/items/unfinished.ts'
import type { Hash, Key, UserId } from '../functions/table/keys.ts'

const user = 'a'.repeat(32) as UserId
const hash = 'hash' as Hash
const google = { issuer: 'https://accounts.google.com', subject: '42' }
const OWN = `USER#${user}`

/** Every kind of item with an example of its key. */
const STORED: Record<string, [key: Key, pk: string, sk: string]> = {
  profile: [ProfileItem.key({ user }), OWN, 'ME#PROFILE'],
  preferences: [PreferencesItem.key({ user }), OWN, 'ME#PREFS'],
  custom: [CustomItem.key({ user }), OWN, 'ME#CUSTOM'],
  shown: [ShownItem.key({ user, what: 'personalized_tip' }), OWN, 'ME#SHOWN#personalized_tip'],
  session: [SessionItem.key({ user, hash }), OWN, 'ME#SESSION#hash'],
  known: [KnownBrowserItem.key({ user, hash }), OWN, 'KNOWN#hash'],
  link: [LinkItem.key({ user, kind: 'magic' }), OWN, 'LINK#magic'],
  formerEmail: [FormerEmailItem.key({ user, askedAt: 7 }), OWN, 'FORMER#7'],
  day: [DayItem.key({ user, date: '2026-11-20' }), OWN, 'DAY#2026-11-20'],
  lost: [
    LostItem.key({ user, date: '2026-11-20', device: 'phone000', n: 3, field: 'symptom.aching' }),
    OWN,
    'LOST#2026-11-20#phone000#3#symptom.aching',
  ],
  article: [ArticleItem.key({ id: '0f' }), 'ARTICLE', 'WHOLE#0f'],
  articleCard: [ArticleCardItem.key({ id: '0f' }), 'ARTICLE', 'CARD#0f'],
  articleWords: [ArticleWordsItem.key({ id: '0f' }), 'ARTICLE', 'WORDS#0f'],
  articleTitle: [ArticleTitleItem.key({ hash }), 'ARTICLE', 'TITLE#hash'],
  delivered: [DeliveredItem.key({ name: 'understanding-ic' }), 'ARTICLE', 'DELIVERED#understanding-ic'],
  email: [EmailItem.key({ address: 'ada@stillwater.test' }), 'EMAIL#ada%40stillwater.test', 'EMAIL'],
  identity: [IdentityItem.key(google), 'IDENTITY#https%3A%2F%2Faccounts.google.com#42', 'IDENTITY'],
  ownIdentity: [OwnIdentityItem.key({ user, ...google }), OWN, 'IDENTITY#https%3A%2F%2Faccounts.google.com#42'],
  trip: [TripItem.key({ hash }), 'TRIP#hash', 'TRIP'],
  unfinished: [UnfinishedItem.key({ user }), 'UNFINISHED', user],
  limit: [LimitItem.key({ name: 'network', hash, window: 7 }), 'LIMIT#network#hash', '7'],
}

it.each(Object.entries(STORED))('the key of %s is what it always was', (_, [key, pk, sk]) => {
  expect(key, 'What is stored under the former key would not be found: keep it').toEqual({ pk, sk })
})
