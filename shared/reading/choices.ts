/** How articles can look. Source: requirement LEARN-06. */
export const READING_THEMES = ['light', 'dark'] as const
export const READING_SIZES = ['small', 'medium', 'large'] as const
export type ReadingSize = (typeof READING_SIZES)[number]
