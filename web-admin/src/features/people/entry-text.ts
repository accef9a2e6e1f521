import type { AuditEntry } from '../../../../shared/audit/schema.ts'
import { dayText } from './day.ts'
import { auditText, text } from './text.ts'

export const roleNames = (roles: AuditEntry['roles']) =>
  roles?.length ? roles.map((role) => text.roles[role]).join(', ') : text.noRole

/** How the roles changed; `undefined` for another act. */
export const rolesText = ({ rolesBefore, roles }: AuditEntry) =>
  roles && auditText.rolesNow(roleNames(rolesBefore), roleNames(roles))

/** What premium the person has since then; `undefined` for another act. */
export function premiumText({ premium }: AuditEntry): string | undefined {
  if (premium === undefined) return undefined
  if (premium === null) return text.noPremium
  return text.premium(premium.until ? dayText(premium.until - 1) : undefined)
}
