/** In characters. */
export const MAX_LOG_NOTES_LENGTH = 500

/** How many logs are listed and counted. Source: requirement TRAIN-02. */
export const LISTED_LOGS = 10

/** How many logs a state has: those that are listed, and as many that were taken back. */
export const STATE_LOGS = 2 * LISTED_LOGS
