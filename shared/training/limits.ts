/** In characters. */
export const MAX_LOG_NOTES_LENGTH = 500

/** How many logs are listed and counted. Source: requirement TRAIN-02. */
export const LISTED_LOGS = 10
