import * as z from 'zod/mini'
import { AuditEntry } from '../../shared/people/schema.ts'
import { itemKind } from '../table/item-kind.ts'
import { ProfileItem } from '../table/items/profile.ts'

/**
 * What admins did, in the order of time. Append only: one function may put an entry, and none may update or delete one.
 * Source: requirement SEC-28.
 */
export const AuditItem = itemKind({
  label: 'What admins did',
  pk: 'AUDIT',
  sk: '{at}#{id}',
  schema: AuditEntry,
  exported: { omittedBecause: 'impersonal' },
  erased: { keptBecause: 'impersonal' },
})

/** Names who has a role, for the list of them. Their profile decides. */
export const StaffItem = itemKind({
  label: 'Member of the staff',
  pk: 'STAFF',
  sk: '{user}',
  schema: z.object({}),
  exported: { omittedBecause: 'index' },
  erased: { keySource: ProfileItem, keyParts: { user: 'user' } },
})
