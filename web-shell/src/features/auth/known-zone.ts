import { Zone } from '../../../../shared/time/schema.ts'
import { zone } from '../../shell/first/api/clock.ts'

/** The device's zone; a name that the service would not know is told as UTC. */
export function knownZone(): string {
  return Zone.safeParse(zone()).data ?? 'UTC'
}
