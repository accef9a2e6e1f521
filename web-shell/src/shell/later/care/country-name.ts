const LONG = new Intl.DisplayNames('en-GB', { type: 'region' })
const SHORT = new Intl.DisplayNames('en-GB', { type: 'region', style: 'short' })

/** Short names with "the". */
const WITH_ARTICLE =
  /^(US|UK|United|British|Bahamas|Caribbean|Central|Comoros|Dominican|French Southern|Gambia|Isle|Maldives|Netherlands|Philippines)\b|Islands$/

/** The English name of a country or territory (ISO 3166-1 alpha-2), as in a list: "United Kingdom". */
export const countryName = (country: string) => LONG.of(country) ?? country

/** Its short name, as in a sentence: "the UK". */
export function countryInSentence(country: string): string {
  const name = SHORT.of(country) ?? country
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}
