/** The levels of pain before and after. */
export const MAX_PAIN = 10
/** In seconds: longer than any exercise. */
export const MAX_SESSION_SECONDS = 3_600
/** How many sessions of one date an account keeps. */
export const MAX_SESSIONS_A_DAY = 40
/** How many kept sessions are listed and counted. */
export const LISTED_SESSIONS = 100
/** A shorter session is not offered to be kept. The number is our choice. */
export const MIN_OFFERED_SECONDS = 60
