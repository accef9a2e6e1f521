/** The maximum number of questions for a visit. */
export const MAX_QUESTIONS = 10
/** In characters. */
export const MAX_QUESTION_LENGTH = 200
