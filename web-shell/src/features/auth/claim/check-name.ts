import { AccountName } from '../../../../../shared/auth/schema.ts'
import { zone } from '../../../shell/first/api/clock.ts'
import type { CheckedForm } from '../../../shell/later/form/use-form.ts'
import { text } from './text.ts'

/**
 * Validates the owner's name, which is required, as at sign-up. If the service does not know the device's zone, it is
 * UTC.
 */
export function checkName(typed: { fullName: string }): CheckedForm<{ fullName: string }, AccountName> {
  const fullName = AccountName.shape.fullName.safeParse(typed.fullName).data
  if (fullName) return { ready: { fullName, zone: AccountName.shape.zone.safeParse(zone()).data ?? 'UTC' } }
  return { errors: { fullName: typed.fullName.trim() ? text.name.long : text.name.missing } }
}
