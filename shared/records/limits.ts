/** The maximum number of seen writes that an edit names for a field. */
export const MAX_SEEN_WRITES = 50

/** The maximum number of lost edits that an edit settles. */
export const MAX_SETTLED_EDITS = 10
