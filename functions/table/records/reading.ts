import { PutCommand } from '@aws-sdk/lib-dynamodb'
import {
  type Bookmark,
  MAX_ENTRIES,
  type Reading,
  type ReadingProgress,
  type ReadingSettings,
} from '../../../shared/reading/schema.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { findItem } from '../find-item.ts'
import { isKeyOf, keyPartsOf } from '../item-kind.ts'
import { BookmarkItem, READING_PREFIX, ReadingProgressItem, ReadingSettingsItem } from '../items/reading.ts'
import type { Key, UserId } from '../keys.ts'
import { type Item, readAll } from '../query.ts'

const toBookmark = (item: Item): Bookmark => {
  const { article } = keyPartsOf(BookmarkItem, item)
  return { article, ...BookmarkItem.parse(item) }
}
const toProgress = (item: Item): ReadingProgress => {
  const { article } = keyPartsOf(ReadingProgressItem, item)
  return { article, ...ReadingProgressItem.parse(item) }
}
const newestOf = <E extends { change: string }>(entries: readonly E[]) =>
  entries.toSorted((one, other) => (one.change < other.change ? 1 : -1)).slice(0, MAX_ENTRIES)

/** All that is stored of a user's reading, newest first, in one query. */
export async function findReading(user: UserId): Promise<Reading> {
  const { key } = ReadingSettingsItem
  const { pk } = key({ user })
  const items = await readAll({ pk, from: READING_PREFIX, to: `${READING_PREFIX}\uffff` }, { consistent: true })
  const settings = items.find((item) => isKeyOf(ReadingSettingsItem, item))
  return {
    bookmarks: newestOf(items.filter((item) => isKeyOf(BookmarkItem, item)).map(toBookmark)),
    progress: newestOf(items.filter((item) => isKeyOf(ReadingProgressItem, item)).map(toProgress)),
    ...(settings && { settings: ReadingSettingsItem.parse(settings) }),
  }
}

/** Stores an item, unless the stored one has the same or a later change. Returns the stored one then. */
async function putLater(key: Key, fields: { change: string }): Promise<Item | undefined> {
  const command = new PutCommand({
    TableName: tableName(),
    Item: { ...key, ...fields },
    ConditionExpression: 'attribute_not_exists(pk) or #change < :change',
    ExpressionAttributeNames: { '#change': 'change' },
    ExpressionAttributeValues: { ':change': fields.change },
  })
  if (await tryConditionalWrite(table.send(command))) return undefined
  return (await findItem(key)) as Item | undefined
}

/** Stores a bookmark, unless a later change is stored. Returns what is stored afterwards. */
export async function storeBookmark(user: UserId, bookmark: Bookmark): Promise<Bookmark> {
  const { article, ...fields } = bookmark
  const later = await putLater(BookmarkItem.key({ user, article }), fields)
  return later ? toBookmark(later) : bookmark
}

/** Stores how far an article is read, unless a later change is stored. Returns what is stored afterwards. */
export async function storeProgress(user: UserId, progress: ReadingProgress): Promise<ReadingProgress> {
  const { article, ...fields } = progress
  const later = await putLater(ReadingProgressItem.key({ user, article }), fields)
  return later ? toProgress(later) : progress
}

/** Stores how articles look, unless a later change is stored. Returns what is stored afterwards. */
export async function storeReadingSettings(user: UserId, settings: ReadingSettings): Promise<ReadingSettings> {
  const later = await putLater(ReadingSettingsItem.key({ user }), settings)
  return later ? ReadingSettingsItem.parse(later) : settings
}
