import { Zone } from '../../../../shared/time/schema.ts'
import { zone } from '../../shell/first/api/clock.ts'

/** The device's time zone, or UTC if the service does not accept that zone's name. */
export function deviceZone(): string {
  return Zone.safeParse(zone()).data ?? 'UTC'
}
