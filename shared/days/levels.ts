/** The highest level of each scale; every scale begins at 0. Source: requirement LOG-07. */
export const HIGHEST = { painLevel: 10, urgencyLevel: 5 } as const
