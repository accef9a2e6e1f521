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

/**
 * The attributes of an entry about anything but roles and premium. A function that may put items of other kinds, too, is limited to
 * these: only `people` may write an attribute with the name of a role or of premium.
 */
export const PLAIN_ENTRY = [
  ...['at', 'act', 'by', 'about', 'title', 'reason', 'browser', 'address', 'ttl'],
] as const satisfies readonly string[]
