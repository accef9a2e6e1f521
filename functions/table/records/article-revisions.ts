import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { MAX_REVISIONS, RevisionFields } from '../../../shared/articles/schema.ts'
import { tableName } from '../client.ts'
import { ArticleRevisionItem } from '../items/articles.ts'
import type { Key } from '../keys.ts'

interface NewRevision {
  /** The article as it is now. */
  article: RevisionFields & { id: string }
  n: number
  at: number
  /** The fields that changed. */
  changed: readonly string[]
  /** The id of its author; `undefined` when nobody knows. */
  by: string | undefined
}

/** Numbers of revisions have six digits in keys, so that they are in order. */
export const revisionKey = (article: string, n: number): Key =>
  ArticleRevisionItem.key({ article, n: String(n).padStart(6, '0') })

/** The writes that keep a version of an article, and drop the one that is too old. */
export function revisionWrites({ article, n, at, changed, by }: NewRevision) {
  const content = brotliCompressSync(JSON.stringify(RevisionFields.parse(article)))
  const Item = { ...revisionKey(article.id, n), n, at, changed, content, ...(by !== undefined && { by }) }
  const put = { Put: { TableName: tableName(), Item } }
  if (n <= MAX_REVISIONS) return [put]
  return [put, { Delete: { TableName: tableName(), Key: revisionKey(article.id, n - MAX_REVISIONS) } }]
}

/** The fields of an `ArticleRevisionItem`. */
export const revisionFields = (content: Uint8Array): RevisionFields =>
  RevisionFields.parse(JSON.parse(brotliDecompressSync(content).toString('utf8')))
