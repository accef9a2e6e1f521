import bell from 'icon:bell-duotone'
import drop from 'icon:drop-duotone'
import flower from 'icon:flower-lotus-duotone'
import notebook from 'icon:notebook-duotone'
import pill from 'icon:pill-duotone'
import wind from 'icon:wind-duotone'
import type { ReminderKind } from '../../../../shared/reminders/schema.ts'

/** The picture of each kind. */
export const KIND_ICONS: Readonly<Record<ReminderKind, string>> = {
  medicine: pill,
  water: drop,
  'pelvic-floor': flower,
  breathing: wind,
  log: notebook,
  other: bell,
}
