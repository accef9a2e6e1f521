/** How long an elimination lasts, in weeks. Sources: requirement FOOD-01; facts, elimination (four weeks at most). */
export const DURATION_WEEKS = { min: 1, max: 4, default: 3 } as const
/** A plan begins at most this many days before or after the day on which it is made. */
export const MAX_START_DISTANCE_DAYS = 28
/** Symptoms of a day, and how strongly a user reacts to a food. Source: requirement FOOD-03. */
export const MAX_SEVERITY = 10

export const MAX_ELIMINATED_FOODS = 30
export const MAX_COMMON_NAMES = 10
/** In characters. */
export const MAX_NOTES_LENGTH = 500

/** What an account keeps, in all. */
export const MAX_PLANS = 50
export const MAX_TESTS = 200
/** Active and deleted together. A deleted one stays only so that a late repeated change does not bring it back. */
export const MAX_CUSTOM_FOODS = 50
/** Of plans, tests and own foods together: they are stored as one item. */
export const MAX_BOOK_BYTES = 300_000
