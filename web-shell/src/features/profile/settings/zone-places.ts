/** The place in the name of a time zone: "Buenos Aires" of `America/Argentina/Buenos_Aires`. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** The part of the world in the name of a time zone; `undefined` for a zone without one, such as `UTC`. */
const regionOf = (zone: string) => (zone.includes('/') ? zone.split('/')[0] : undefined)

/**
 * All time zones that this browser knows, and `chosen`, by their part of the world. Zones without one come last, under
 * `others`.
 */
export function zonesByRegion(chosen: string, others: string): [region: string, zones: string[]][] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].toSorted((one, other) =>
    placeOf(one).localeCompare(placeOf(other), 'en'),
  )
  const groups = Map.groupBy(zones, (zone) => regionOf(zone) ?? others)
  return [...groups].toSorted(
    ([one], [other]) => Number(one === others) - Number(other === others) || one.localeCompare(other, 'en'),
  )
}
