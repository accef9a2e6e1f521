import { join } from 'node:path'

/** The absolute path of the repository's root folder. */
export const ROOT = join(import.meta.dirname, '..')
