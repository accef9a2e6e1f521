/** Telephone numbers of one country, as they are dialled there. */
export interface EmergencyNumbers {
  emergency: string
  /** Medical advice that is not an emergency. */
  advice?: string
  /** A helpline, day and night. */
  listening?: { name: string; number: string }
}

const UNITED_KINGDOM: EmergencyNumbers = {
  emergency: '999',
  advice: '111',
  listening: { name: 'Samaritans', number: '116 123' },
}
const IRELAND: EmergencyNumbers = { emergency: '112', listening: { name: 'Samaritans', number: '116 123' } }
const NORTH_AMERICA: EmergencyNumbers = { emergency: '911', listening: { name: '988 Lifeline', number: '988' } }
const AUSTRALIA: EmergencyNumbers = { emergency: '000', listening: { name: 'Lifeline', number: '13 11 14' } }
const NEW_ZEALAND: EmergencyNumbers = { emergency: '111', listening: { name: 'Need to talk?', number: '1737' } }
const EUROPE: EmergencyNumbers = { emergency: '112' }

/** Time zones of the United States and Canada, apart from the islands in other oceans. */
const NORTH_AMERICAN =
  /^(US|Canada)\/|^America\/(Adak|Anchorage|Boise|Chicago|Denver|Detroit|Edmonton|Halifax|Indiana|Indianapolis|Juneau|Kentucky|Los_Angeles|Louisville|Moncton|New_York|Nome|North_Dakota|Phoenix|Regina|Sitka|St_Johns|Toronto|Vancouver|Whitehorse|Winnipeg)\b|^Pacific\/Honolulu$/

/** The first pattern that matches a time zone decides. */
const COUNTRIES: readonly (readonly [zones: RegExp, numbers: EmergencyNumbers])[] = [
  [/^(GB|Europe\/(London|Belfast|Guernsey|Isle_of_Man|Jersey))$/, UNITED_KINGDOM],
  [/^(Eire|Europe\/Dublin)$/, IRELAND],
  [NORTH_AMERICAN, NORTH_AMERICA],
  [/^Australia\//, AUSTRALIA],
  [/^(NZ|Pacific\/(Auckland|Chatham))$/, NEW_ZEALAND],
  [/^Europe\/(?!Moscow|Minsk|Istanbul)|^Atlantic\/(Azores|Canary|Madeira|Reykjavik|Faroe)$/, EUROPE],
]

/**
 * The telephone numbers for the country of an IANA time zone; those of the United Kingdom if the country is not known.
 *
 * Sources: NHS (999, 111), samaritans.org (116 123 in both countries), the EU's directive on 112, lifeline.org.au
 * (000, 13 11 14), 988lifeline.org and Canada's 9-8-8 (911, 988), New Zealand's 1737 (111, 1737).
 */
export function emergencyNumbers(zone: string): EmergencyNumbers & { isKnown: boolean } {
  const found = COUNTRIES.find(([zones]) => zones.test(zone))
  return { ...(found?.[1] ?? UNITED_KINGDOM), isKnown: found !== undefined }
}
