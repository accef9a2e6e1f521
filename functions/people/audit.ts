import { type Act, AUDIT_PAGE, type AuditEntry } from '../../shared/audit/schema.ts'
import { openCursor, sealCursor } from '../http/cursor.ts'
import { AuditItem } from '../table/items/audit.ts'
import type { UserId } from '../table/keys.ts'
import { readPages } from '../table/query.ts'

interface AuditPage {
  entries: AuditEntry[]
  next?: string
}

/** A page of the audit, the newest entry first: all acts, or those of one kind. Throws `invalid-request` for a strange cursor. */
export async function readAudit(
  reader: UserId,
  { act, after }: { act?: Act | undefined; after?: string | undefined },
): Promise<AuditPage> {
  const range = AuditItem.all({})
  const to = after === undefined ? range.to : openCursor('audit', reader, after)
  const entries: AuditEntry[] = []
  for await (const items of readPages({ ...range, to }, { backwards: true, pageSize: AUDIT_PAGE }))
    for (const item of items) {
      const entry = AuditItem.parse(item)
      // The range includes its end, which was the last entry of the page before.
      if (item.sk === to || (act && entry.act !== act)) continue
      entries.push(entry)
      if (entries.length === AUDIT_PAGE) return { entries, next: sealCursor('audit', reader, item.sk) }
    }
  return { entries }
}
