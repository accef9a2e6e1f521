/** The maximum number of seen writes that an edit names for a field. */
export const MAX_SEEN_WRITES = 50

/** The maximum number of lost edits that an edit settles. */
export const MAX_SETTLED_EDITS = 10

/**
 * The maximum number of lost edits that a day ever has. Two devices of one user never come near it; without it, home and
 * the end of a claim could be made to read and delete without limit.
 */
export const MAX_LOST_EDITS_PER_DAY = 100
