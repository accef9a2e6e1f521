/**
 * The maximum number of lost edits that a day ever has. Two devices of one user never come near it; without it, home and
 * the end of a claim could be made to read and delete without limit.
 */
export const MAX_LOST_EDITS_PER_DAY = 100
