/** What the worker tells open pages once a newer version of the app lies ready. */
export const APP_UPDATED = 'app-updated'
/** What a page tells the worker that waits: the person wants the newer version now. */
export const TAKE_OVER = 'take-over'
