import { expect, test } from 'vitest'
import { countryInSentence, countryName } from './country-name.ts'
import { countries, emergencyNumbers } from './emergency-numbers.ts'
import { countryOfZone } from './zones.ts'

/** Older names of zones, and links to others. */
const ALIASES =
  `US/Pacific US/Eastern US/Hawaii US/Samoa Canada/Atlantic Brazil/East Chile/Continental Mexico/General Cuba Egypt Eire GB GB-Eire
  Hongkong Iceland Iran Israel Jamaica Japan Kwajalein Libya NZ NZ-CHAT Navajo PRC Poland Portugal ROC ROK Singapore Turkey W-SU
  Africa/Asmera Africa/Timbuktu America/Argentina/ComodRivadavia America/Buenos_Aires America/Coral_Harbour America/Fort_Wayne
  America/Godthab America/Indianapolis America/Knox_IN America/Louisville America/Montreal America/Nuuk America/Rosario
  America/Shiprock America/Virgin America/Coyhaique Antarctica/South_Pole Asia/Ashkhabad Asia/Calcutta Asia/Dacca Asia/Ho_Chi_Minh
  Asia/Istanbul Asia/Kathmandu Asia/Katmandu Asia/Kolkata Asia/Macao Asia/Rangoon Asia/Saigon Asia/Tel_Aviv Asia/Thimbu Asia/Yangon
  Atlantic/Faeroe Atlantic/Faroe Atlantic/Jan_Mayen Australia/ACT Australia/NSW Europe/Belfast Europe/Kiev Europe/Kyiv Europe/Nicosia
  Europe/Tiraspol Europe/Uzhgorod Pacific/Chuuk Pacific/Enderbury Pacific/Johnston Pacific/Kanton Pacific/Pohnpei Pacific/Ponape
  Pacific/Samoa Pacific/Truk Pacific/Yap`.split(/\s+/)
const ZONES = [...new Set([...Intl.supportedValuesOf('timeZone'), ...ALIASES])].filter((zone) => zone !== 'UTC')
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const ofZone = (zone: string) => emergencyNumbers(countryOfZone(zone))

test.each([
  ['Europe/London', 'GB', '999', '111', '116 123'],
  ['Europe/Jersey', 'JE', '999', undefined, '116 123'],
  ['Europe/Dublin', 'IE', '112', undefined, '116 123'],
  ['Europe/Berlin', 'DE', '112', undefined, '0800 111 0 111'],
  ['Europe/Vienna', 'AT', '112', undefined, '142'],
  ['Europe/Zurich', 'CH', '144', undefined, '143'],
  ['Europe/Paris', 'FR', '112', undefined, '3114'],
  ['Indian/Reunion', 'RE', '112', undefined, '3114'],
  ['Europe/Amsterdam', 'NL', '112', undefined, '113'],
  ['Europe/Helsinki', 'FI', '112', undefined, '09 2525 0111'],
  ['Europe/Oslo', 'NO', '113', undefined, undefined],
  ['Atlantic/Canary', 'ES', '112', undefined, undefined],
  ['America/New_York', 'US', '911', undefined, '988'],
  ['America/Indiana/Knox', 'US', '911', undefined, '988'],
  ['Pacific/Honolulu', 'US', '911', undefined, '988'],
  ['America/Puerto_Rico', 'PR', '911', undefined, '988'],
  ['Pacific/Guam', 'GU', '911', undefined, '988'],
  ['America/Iqaluit', 'CA', '911', undefined, '988'],
  ['America/St_Johns', 'CA', '911', undefined, '988'],
  ['Australia/Sydney', 'AU', '000', undefined, '13 11 14'],
  ['Pacific/Auckland', 'NZ', '111', undefined, '1737'],
  ['America/Sao_Paulo', 'BR', '192', undefined, undefined],
  ['America/Argentina/Ushuaia', 'AR', '107', undefined, undefined],
  ['Asia/Calcutta', 'IN', '112', undefined, undefined],
  ['Asia/Tokyo', 'JP', '119', undefined, undefined],
  ['Africa/Johannesburg', 'ZA', '112', undefined, undefined],
])('[CARE-01] in the time zone %s the country is %s and the numbers are %s, %s and %s', (...row) => {
  const [zone] = row
  const { emergency, advice, listening, isKnown } = ofZone(zone)
  expect([zone, countryOfZone(zone), emergency, advice, listening?.number]).toEqual(row)
  expect(isKnown).toBe(true)
})

test('[CARE-01] every time zone, by whatever name, has a country with a name, and a number', () => {
  expect(ZONES.length).toBeGreaterThan(440)
  expect(ZONES.filter((zone) => !countries().includes(countryOfZone(zone) ?? ''))).toEqual([])
  expect(ZONES.filter((zone) => !/^\d{2,5}$/.test(ofZone(zone).emergency))).toEqual([])
  expect(countries().filter((country) => countryName(country) === country)).toEqual([])
})

test('[CARE-01] the countries of the time zones are those that the system knows', () => {
  const wrong = countries().flatMap((country) => {
    const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { getTimeZones(): string[] | undefined }
    // A station is in Antarctica here, also if another country runs it.
    const zones = (locale.getTimeZones() ?? []).filter((zone) => !zone.startsWith('Antarctica/'))
    return zones.filter((zone) => countryOfZone(zone) !== country)
  })
  expect(wrong).toEqual([])
})

test.each(['UTC', 'GMT', 'Etc/GMT-3', 'EST', 'CET', 'Mars/Base', 'Europe/Atlantis', 'constructor', '__proto__/x', ''])(
  '[CARE-01] the time zone "%s" has no country: it leads with 112, and knows no helpline',
  (zone) => {
    expect(countryOfZone(zone)).toBeUndefined()
    expect(ofZone(zone)).toEqual({ emergency: '112', isKnown: false })
  },
)

test('[CARE-01] these countries, whose number is not certain, lead with 112 and do not call it theirs', () => {
  const uncertain = countries().filter((country) => !emergencyNumbers(country).isKnown)
  expect(uncertain.toSorted().join(' ')).toBe(
    'AF AQ BI BJ CD CF CG DJ EH ER ET GA GN GQ GS GW IO IQ KI KM KP LY MG MM MR NA NR PN SD SL SO SS ST SY TD TF TG TK TL TM YE',
  )
  expect(ofZone('Asia/Damascus')).toEqual({ emergency: '112', isKnown: false })
})

test('[CARE-01] 112 is the number of every country of the EU', () => {
  const others = EU.filter(
    (country) => !emergencyNumbers(country).isKnown || emergencyNumbers(country).emergency !== '112',
  )
  expect(others).toEqual([])
})

test('[CARE-01] only the United Kingdom and places with that number lead with 999', () => {
  const leading = countries().filter((country) => emergencyNumbers(country).emergency === '999')
  expect(leading.toSorted().join(' ')).toBe('BD BH DM FK GB GG HK IM JE KE MO MY NU QA SC UG ZW')
})

test.each([
  ['NL', 'the Netherlands'],
  ['US', 'the US'],
  ['KY', 'the Cayman Islands'],
  ['DO', 'the Dominican Republic'],
  ['DM', 'Dominica'],
  ['DE', 'Germany'],
])('[CARE-01] in a sentence %s is %s', (country, name) => {
  expect(countryInSentence(country)).toBe(name)
})
