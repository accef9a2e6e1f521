/** The most reminders of a user that can be active at once. Deleted ones do not count. */
export const MAX_REMINDERS = 20
/** How many deleted reminders are kept, so that one can be restored and its history has a name. */
export const MAX_DELETED = 20
export const MAX_TITLE_LENGTH = 60
export const MAX_NOTE_LENGTH = 200
/** Source: requirement REM-01. */
export const MAX_TIMES_A_DAY = 12
export const EVERY_DAYS = { min: 2, max: 90 } as const
export const EVERY_HOURS = { min: 1, max: 12 } as const
/** The most devices of a user that get reminders. A further one replaces the one that was registered first. */
export const MAX_DEVICES = 10
/** How many actions a page of the history has. */
export const HISTORY_LOGS = 50
