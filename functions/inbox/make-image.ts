import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageAddress, versionAddress, versionWidths } from '../../shared/rich-text/image-address.ts'
import type { UploadState } from '../../shared/uploads/schema.ts'
import type { Made } from './child.ts'
import { formatOf } from './magic.ts'
import { storeMedia } from './objects.ts'
import { readMade, runChild } from './run-child.ts'

/** Part of every name. Change it when the child makes other files of the same image: served files never change. */
const VERSION = 'image 1'

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
const FORMATS = Object.keys(TYPES) as (keyof typeof TYPES)[]

/** Decodes an uploaded image, stores its versions, and returns what has become of it. Rejects when they cannot be stored. */
export async function makeImage(source: Uint8Array): Promise<UploadState> {
  if (!formatOf(source)) return { state: 'refused', reason: 'not-an-image' }
  const id = createHash('sha256').update(VERSION).update(source).digest('hex').slice(0, 20)
  const state = await runChild(source, async (folder): Promise<UploadState> => {
    const made = await readMade<Made>(folder)
    if ('refused' in made) return { state: 'refused', reason: made.refused }
    const image = { id, ...made }
    for (const width of versionWidths(image.width))
      for (const format of FORMATS) {
        const content = await readFile(join(folder, `${width}.${format}`))
        await storeMedia(versionAddress(image, width, format), TYPES[format], content)
      }
    return { state: 'ready', address: imageAddress(image) }
  })
  return state ?? { state: 'refused', reason: 'unreadable' }
}
