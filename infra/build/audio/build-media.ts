import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RECIPES } from '../../../functions/content/audio/recordings.ts'
import { fileName } from '../../../functions/content/audio/sound-file.ts'
import { ROOT } from '../../root.ts'
import { MEDIA_FOLDER } from './media-folder.ts'
import { render } from './render.ts'

/** The rendered files of all builds, whatever their folder. A name stands for its content, so a file that exists is not rendered again. */
const CACHE_FOLDER = join(ROOT, 'dist/rendered-audio')

/** Renders the recordings of the product that are not in the cache, and puts all of them into the build. */
export async function buildMedia(): Promise<void> {
  const folder = join(MEDIA_FOLDER, 'audio')
  for (const each of [folder, CACHE_FOLDER]) mkdirSync(each, { recursive: true })
  const names = RECIPES.map(fileName)
  for (const [index, recipe] of RECIPES.entries()) {
    const name = names[index] ?? ''
    const cached = join(CACHE_FOLDER, name)
    if (!existsSync(cached)) {
      const unfinished = `${cached}.${process.pid}`
      writeFileSync(unfinished, await render(recipe))
      renameSync(unfinished, cached)
    }
    copyFileSync(cached, join(folder, name))
  }
  for (const old of readdirSync(folder)) if (!names.includes(old)) rmSync(join(folder, old))
}
