/** The worker sends this to open pages when a newer version of the app is ready. */
export const APP_UPDATED = 'app-updated'
/** A page sends this to the waiting worker when the user accepts the newer version. */
export const TAKE_OVER = 'take-over'
