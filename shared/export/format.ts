/** What the file says it is. */
export const FORMAT = 'stillwater-export'

/** Files of another version are refused. A change of what a section means needs a new version. */
export const VERSION = 1
