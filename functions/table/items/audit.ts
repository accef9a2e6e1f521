import { AuditEntry } from '../../../shared/audit/schema.ts'
import { itemKind } from '../item-kind.ts'

/**
 * What admins did, in the order of time. Append only: only functions with operations of admins may put an entry, and none may update or delete one.
 * Source: requirement SEC-28.
 */
export const AuditItem = itemKind({
  label: 'What admins did',
  pk: 'AUDIT',
  sk: '{at}#{id}',
  schema: AuditEntry,
  exported: { omittedBecause: 'impersonal' },
  erased: { keptBecause: 'audit' },
})
