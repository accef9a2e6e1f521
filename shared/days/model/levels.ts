/** The highest level of the scales that home shows, without the lists of all that can be said. Source: LOG-07. */
export const HIGHEST = { painLevel: 10, urgencyLevel: 5 } as const
