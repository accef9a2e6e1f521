/** The worker sends this to open pages when a newer version of the app is ready. */
export const APP_UPDATED = 'app-updated'
/** A page sends this to the waiting worker when the user accepts the newer version. */
export const TAKE_OVER = 'take-over'

/** The worker sends this to the visible page when a notification arrives. */
export const PUSH_ARRIVED = 'push-arrived'
/** The worker sends this to open pages when reminders have changed at the service. */
export const REMINDERS_CHANGED = 'reminders-changed'
/** The worker sends this to open pages when an action could not be sent: a page sends it (`keptActions`). */
export const ACTION_KEPT = 'action-kept'

/** The worker asks an open page to show a screen. The page replies at the port of the message. */
export interface OpenPath {
  openPath: string
}
