/** What the last ten days can show. Source: requirement TIP-01. */
export const PATTERN_TIPS = ['caffeine-with-flares', 'low-water-with-pain', 'foods-before-flares', 'calm-days'] as const
export type PatternTip = (typeof PATTERN_TIPS)[number]
