/** A helpline that listens day and night, as it is dialled in its country. */
export interface Helpline {
  name: string
  number: string
  /** A service that answers messages, day and night: the word to send, and to which number. */
  messages?: { word: string; number: string }
}

/**
 * Helplines by country. A row stands on a page of the service, of who runs or funds it, or of a government, which is named above it
 * with the date on which it was read. A country whose page was not found has no row: a wrong number is worse than none.
 */
const HELPLINES: readonly (readonly [countries: string, name: string, number: string])[] = [
  // https://www.samaritans.org/how-we-can-help/contact-samaritan/ (2026-11-28)
  ['GB IE GG IM JE', 'Samaritans', '116 123'],
  // https://www.fcc.gov/988-suicide-and-crisis-lifeline, https://governor.guam.gov, https://www.samhsa.gov (2026-11-28)
  ['US AS GU MP PR VI', '988 Lifeline', '988'],
  // https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html (2026-11-28)
  ['CA', 'Suicide Crisis Helpline', '988'],
  // https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/ (2026-11-28)
  ['AU CC CX', 'Lifeline', '13 11 14'],
  // http://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm, of the government (2026-11-28)
  ['NZ', 'Need to talk?', '1737'],
  // https://www.telefonseelsorge-dueren.de, http://ansbach-evangelisch.de/jeder-braucht-mal-hilfe/ (2026-11-28)
  ['DE', 'TelefonSeelsorge', '0800 111 0 111'],
  // https://www.katholisch.at/telefonseelsorge (2026-11-28)
  ['AT', 'TelefonSeelsorge', '142'],
  // https://www.143.ch/unsere-geschichte/, https://winterthur.143.ch (2026-11-28)
  ['CH LI', 'Die Dargebotene Hand', '143'],
  // https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/, https://www.mayotte.ars.sante.fr (2026-11-28)
  ['FR BL GF GP MF MQ RE YT', '3114', '3114'],
  // https://www.113.nl (2026-11-28)
  ['NL', '113 Zelfmoordpreventie', '113'],
  // http://mieli.fi/helpline, https://mentalhealth.fi/where-to-go-in-an-emergency (2026-11-28)
  ['FI', 'MIELI Kriisipuhelin', '09 2525 0111'],
]

// https://www.giveusashout.org/faqs/ (2026-11-28)
const MESSAGES: Readonly<Record<string, Helpline['messages']>> = { GB: { word: 'SHOUT', number: '85258' } }

/** The helpline of a country or territory (ISO 3166-1 alpha-2), if one is known. */
export function helplineOf(country: string): Helpline | undefined {
  const [, name, number] = HELPLINES.find(([countries]) => countries.split(' ').includes(country)) ?? []
  const messages = MESSAGES[country]
  return name && number ? { name, number, ...(messages && { messages }) } : undefined
}
