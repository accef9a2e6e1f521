/** An edit names at most so many writes that it saw of a field. */
export const MOST_SEEN = 50

/** An edit settles at most so many lost ones. */
export const MOST_SETTLED = 10
