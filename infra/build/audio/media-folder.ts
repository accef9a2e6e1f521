import { join } from 'node:path'
import { BUILD_FOLDER } from '../bundle.ts'

/** The built files of the media bucket, which are served below `/media`. */
export const MEDIA_FOLDER = join(BUILD_FOLDER, 'media')
