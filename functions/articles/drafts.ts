import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { type ArticleDraft, DRAFT_DAYS, type DraftCard, MAX_DRAFTS } from '../../shared/articles/drafts.ts'
import { table, tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { ArticleDraftItem } from '../table/items/article-draft.ts'
import type { UserId } from '../table/keys.ts'
import { readAll } from '../table/query.ts'

const KEPT_MS = DRAFT_DAYS * 86_400_000

/** The table deletes an item some time after its `ttl`. */
const isKept = ({ savedAt }: ArticleDraft, now: number) => now < savedAt + KEPT_MS

/** The drafts of an editor, newest first. */
export async function findDrafts(user: UserId, now: number): Promise<DraftCard[]> {
  const items = await readAll(ArticleDraftItem.all({ user }), { consistent: true })
  const drafts = items.map((item) => ({ ...keyPartsOf(ArticleDraftItem, item), ...ArticleDraftItem.parse(item) }))
  const cards = drafts
    .filter((draft) => isKept(draft, now))
    .map(({ article, basedOn, savedAt, fields: { title = '' } }) => ({ article, basedOn, savedAt, title }))
  return cards.toSorted((one, other) => other.savedAt - one.savedAt).slice(0, MAX_DRAFTS)
}

/** An editor's draft of an article; `undefined` when there is none. */
export async function findDraft(user: UserId, article: string, now: number): Promise<ArticleDraft | undefined> {
  const item = await findItem(ArticleDraftItem.key({ user, article }))
  const draft = item && ArticleDraftItem.parse(item)
  return draft && isKept(draft, now) ? draft : undefined
}

/** Keeps a draft in place of the one before. */
export async function keepDraft(user: UserId, article: string, draft: ArticleDraft): Promise<void> {
  const ttl = Math.ceil((draft.savedAt + KEPT_MS) / 1000)
  const Item = { ...ArticleDraftItem.key({ user, article }), ...draft, ttl }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

export async function dropDraft(user: UserId, article: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: ArticleDraftItem.key({ user, article }) }))
}
