import type { AuditEntry } from '../../../../shared/audit/schema.ts'
import { textCell } from '../../../../shared/export/cell.ts'
import { premiumText, roleNames } from './entry-text.ts'
import { auditText } from './text.ts'

/** Entries as a table for a spreadsheet, one row each. Times are in UTC. */
export function toCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => [
    new Date(entry.at).toISOString(),
    auditText.acts[entry.act],
    entry.by,
    entry.about,
    entry.title ?? '',
    entry.reason ?? '',
    entry.rolesBefore ? roleNames(entry.rolesBefore) : '',
    entry.roles ? roleNames(entry.roles) : '',
    premiumText(entry) ?? '',
    entry.browser,
    entry.address,
  ])
  return [auditText.columns, ...rows].map((row) => `${row.map(textCell).join(',')}\r\n`).join('')
}
