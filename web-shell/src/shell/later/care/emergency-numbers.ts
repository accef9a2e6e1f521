import { type Helpline, helplineOf } from './helplines.ts'
import { countriesWithZone } from './zones.ts'

/** Telephone numbers of one country, as they are dialled there. */
export interface EmergencyNumbers {
  /** It calls an ambulance. */
  emergency: string
  /** Whether `emergency` is the number of the country. Otherwise it is 112, which most mobile phones connect. */
  isKnown: boolean
  /** Medical advice that is not an emergency. */
  advice?: string
  listening?: Helpline
}

/** Mobile phones know this number in most networks, whatever the number of the country is. */
const ANYWHERE = '112'

/**
 * Countries and territories by the number that calls an ambulance. A country whose number is not certain is left out.
 *
 * Sources: the EU's directive on 112; NHS (999); otherwise Android's database of emergency numbers (packages/services/Telephony,
 * ecc), corrected where a service has a newer number of its own. Read on 2026-11-28.
 */
const COUNTRIES_BY_NUMBER: Readonly<Record<string, string>> = {
  112: 'AD AO AT AX BE BG BL BT CY CZ DE DK EE ES FI FO FR GE GF GI GL GP GR HR HU ID IE IN IS IT KW LT LU LV MC MD MF MQ MT NG NL PL PT RE RO RU SE SI SK TR TZ VA VU YT ZA',
  911: 'AG AI AS AW BM BS BZ CA CR DO EC FJ FM GD GU HN JO KN KY LC LR MH MP MS MX PA PH PR PW PY SB SH SV TC TO TV UM US UY VC VE VG VI WS',
  999: 'BD BH DM FK GB GG HK IM JE KE MO MY NU QA SC UG ZW',
  '000': 'AU CC CX NF',
  14: 'DZ',
  15: 'ML NC NE PF PM WF',
  18: 'BF',
  101: 'IL PS',
  102: 'MV NP',
  103: 'AM AZ BY KG KZ MN TJ UA UZ',
  104: 'CU',
  106: 'PE',
  107: 'AR',
  110: 'JM',
  111: 'NZ PG',
  113: 'NO SJ SR',
  114: 'MU',
  115: 'IR VN',
  116: 'GM HT',
  117: 'MZ',
  118: 'BO SM',
  119: 'CM JP KH KR TW',
  120: 'CN',
  121: 'LS',
  122: 'GT',
  123: 'CO EG',
  124: 'BA ME',
  127: 'AL',
  128: 'NI',
  130: 'CV',
  131: 'CL',
  140: 'LB',
  144: 'CH LI',
  150: 'MA',
  185: 'CI',
  190: 'TN',
  192: 'BR',
  193: 'GH',
  194: 'MK RS XK',
  511: 'BB',
  811: 'TT',
  912: 'BQ CW RW SX',
  913: 'GY',
  977: 'SZ',
  991: 'BN ZM',
  995: 'SG',
  997: 'BW SA',
  998: 'AE CK MW',
  1122: 'PK',
  1195: 'LA',
  1515: 'SN',
  1669: 'TH',
  1990: 'LK',
  9999: 'OM',
}

/** All countries and territories that a user can choose, as ISO 3166-1 alpha-2 codes, in no order. */
export function countries(): readonly string[] {
  const withNumber = Object.values(COUNTRIES_BY_NUMBER).flatMap((codes) => codes.split(' '))
  return [...new Set([...withNumber, ...countriesWithZone()])]
}

/**
 * The telephone numbers of a country or territory (ISO 3166-1 alpha-2). `undefined`: the country is not known. Without a known number
 * the answer is 112.
 */
export function emergencyNumbers(country: string | undefined): EmergencyNumbers {
  if (country === undefined) return { emergency: ANYWHERE, isKnown: false }
  const found = Object.entries(COUNTRIES_BY_NUMBER).find(([, codes]) => codes.split(' ').includes(country))?.[0]
  const listening = helplineOf(country)
  return {
    emergency: found ?? ANYWHERE,
    isKnown: found !== undefined,
    // NHS 111 is that of the United Kingdom, not of Guernsey, Jersey and the Isle of Man.
    ...(country === 'GB' && { advice: '111' }),
    ...(listening && { listening }),
  }
}
