import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'
import { ProfileItem } from './profile.ts'

/** The random id of an editor in the revisions that they saved. */
export const ArticleAuthorItem = itemKind({
  label: 'Author of articles',
  pk: 'AUTHORS',
  sk: '{user}',
  schema: z.object({ author: z.string() }),
  exported: { omittedBecause: 'index' },
  erased: { keySource: ProfileItem, keyParts: { user: 'user' } },
})
