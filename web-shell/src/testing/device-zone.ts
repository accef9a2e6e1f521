import { vi } from 'vitest'

/** Lets the device have another time zone, until the end of the test. */
export function setDeviceZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}
