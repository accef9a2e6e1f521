import { ArticleDraft } from '../../../shared/articles/drafts.ts'
import { itemKind } from '../item-kind.ts'

/** What an editor has typed in an article and not saved. The table deletes it after 30 days without a change (`ttl`). */
export const ArticleDraftItem = itemKind({
  label: 'Drafts of articles',
  pk: 'USER#{user}',
  sk: 'ARTICLEDRAFT#{article}',
  schema: ArticleDraft,
  exported: { account: 'articleDrafts', holds: 'whole' },
  erased: 'with its user',
})
