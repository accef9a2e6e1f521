/** Append only: articles are stored with these names. Source: requirement LEARN-12. */
export const CATEGORIES = ['Diet', 'Supplements', 'Pelvic Floor', 'Stress', 'Sleep', 'Mind-Body'] as const
export type Category = (typeof CATEGORIES)[number]

/** The default icon of an article, by its category. */
export const ICONS: Readonly<Record<Category, string>> = {
  Diet: '🥗',
  Supplements: '💊',
  'Pelvic Floor': '🌿',
  Stress: '🌊',
  Sleep: '🌙',
  'Mind-Body': '🧘',
}

/** The topics of the hub in their order, each with its categories. Source: requirement LEARN-12. */
export const SECTIONS = {
  'managing-symptoms': ['Diet', 'Supplements'],
  'understanding-cycle': ['Mind-Body'],
  'pelvic-floor': ['Pelvic Floor'],
  'stress-sleep': ['Stress', 'Sleep'],
  'living-with-ic': ['Mind-Body'],
} as const satisfies Record<string, readonly Category[]>
export type SectionId = keyof typeof SECTIONS
export const SECTION_IDS = Object.keys(SECTIONS) as [SectionId, ...SectionId[]]

/**
 * The filter chips above the articles in their order, each with the categories it shows. Source: requirement LEARN-12.
 */
export const CHIPS = {
  all: CATEGORIES,
  'getting-started': ['Mind-Body'],
  'food-nutrition': ['Diet', 'Supplements'],
  symptoms: ['Diet', 'Supplements'],
  lifestyle: ['Sleep', 'Stress', 'Pelvic Floor'],
  'mind-body': ['Mind-Body', 'Stress'],
} as const satisfies Record<string, readonly Category[]>
export type Chip = keyof typeof CHIPS

/** The five steps of Start Here, by the titles of their articles. Their own names are in the learning hub. Source: requirement LEARN-04. */
export const START_HERE_TITLES = [
  'Understanding Interstitial Cystitis: The Complete Guide',
  'How to Track Symptoms Without Overwhelm',
  'The IC-Friendly Diet: Where to Start',
  'How Stress Affects Your Bladder (and What to Do About It)',
  'Building Your IC Support Network',
] as const
