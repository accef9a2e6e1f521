/** What the last ten days can show, that which is said first in front. Source: requirement TIP-01. */
export const PATTERN_TIPS = ['caffeine-with-flares', 'low-water-with-pain', 'foods-before-flares', 'calm-days'] as const
