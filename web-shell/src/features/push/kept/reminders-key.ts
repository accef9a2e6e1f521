/** The start of the keys of all queries about reminders. */
export const REMINDERS_KEY = ['reminders'] as const
