/**
 * The highest levels of the scales that home shows. Not in `fields.ts`, so that home does not load the lists of
 * options. Source: LOG-07.
 */
export const MAX_LEVELS = { painLevel: 10, urgencyLevel: 5 } as const
