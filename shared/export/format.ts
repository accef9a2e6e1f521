/** What the file says it is. */
export const FORMAT = 'stillwater-export'

/**
 * The version of a file that is saved now. A change of what a section means, or of where it is, needs a new version:
 * a device with an older build says then that it has to be reloaded.
 */
export const VERSION = 3
