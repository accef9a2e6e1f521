/** The maximum number of seen writes that an edit names for a field. */
export const MAX_SEEN_WRITES = 50

/** The maximum number of lost values that an edit settles. */
export const MAX_SETTLED_EDITS = 10

/** An edit changes at most this number of records, so that the user sees in one card what was refused. */
export const MAX_PARTS = 25

/** An item keeps at most this number of lost values. Two devices of one user never come near it. */
export const MAX_LOST_VALUES = 20

/** An item keeps the fields of at most this number of removed records, the last ones. */
export const MAX_REMOVED_RECORDS = 20
