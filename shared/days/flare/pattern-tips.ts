/** The patterns of the last ten days, in order of priority. Source: requirement TIP-01. */
export const PATTERN_TIPS = ['caffeine-with-flares', 'low-water-with-pain', 'foods-before-flares', 'calm-days'] as const
