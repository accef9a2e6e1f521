/** Sizes in points. Colours are those of the light theme, on white paper. */
export const STYLE = {
  margin: 40,
  title: 18,
  heading: 11.5,
  body: 9.5,
  table: 9,
  small: 8,
  gap: 8,
  cellGap: 8,
  rowPadding: 2.2,
  chartHeight: 42,
  mainChartHeight: 84,
  ink: '#17282d',
  quiet: '#53605f',
  line: '#d8cfbd',
  accent: '#0e5a6b',
  bar: '#3f8894',
  flare: '#fbe6dd',
} as const

/** The paper of the user's region. */
export type Paper = 'A4' | 'LETTER'

/** The regions that use Letter. */
const LETTER_REGIONS = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'VE', 'PH', 'GT', 'CR', 'PA', 'DO', 'PR'])

/** The paper where a language is spoken, such as `en-US`. */
export function paperOf(language: string): Paper {
  try {
    return LETTER_REGIONS.has(new Intl.Locale(language).maximize().region ?? '') && /-/.test(language) ? 'LETTER' : 'A4'
  } catch {
    return 'A4'
  }
}
