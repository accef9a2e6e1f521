import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const UI = join(import.meta.dirname, '../shared/ui')
const ICONS = join(import.meta.dirname, '../node_modules/@phosphor-icons/core/assets')
const PREFIX = /^(icon|art):([a-z0-9-]+)$/
const IMPORT = /from '((?:icon|art):[a-z0-9-]+)'/g

/** The SVG file of a picture: `icon:house-fill` is an icon of Phosphor, `art:reeds` a drawing of our own. */
function fileOf(id: string): string {
  const [, kind, name = ''] = PREFIX.exec(id) ?? []
  if (kind === 'art') return join(UI, 'picture/art', `${name}.svg`)
  const [weight = 'regular'] = /(?:fill|duotone|bold)$/.exec(name) ?? []
  return join(ICONS, weight, `${name}.svg`)
}

/** A `<symbol>` with the content of an SVG file. It keeps the attributes that decide how it is scaled and coloured. */
function symbolOf(id: string): string {
  const svg = readFileSync(fileOf(id), 'utf8').trim()
  // Icons are drawn on a grid of 256 and shown at 24 px: a tenth of a unit is far less than a pixel.
  const rounded = id.startsWith('icon:')
    ? svg.replaceAll(/\d*\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
    : svg
  return rounded
    .replace(/^<svg xmlns="[^"]+"/, `<symbol id="${id.replace(':', '-')}"`)
    .replace(/<\/svg>$/, '</symbol>')
    .replaceAll(/>\s+</g, '><')
}

/** The pictures that the sources in these folders import. */
function usedIn(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
  )
  return [...new Set(files.flatMap((code) => [...code.matchAll(IMPORT)].map(([, id = '']) => id)))].toSorted()
}

/**
 * Builds one SVG sprite of all pictures that an app imports as `icon:<name>` or `art:<name>`. Such an import is the
 * picture's address in the sprite, for `Picture`. A name that does not exist stops the build.
 *
 * @param folder The folder with the sources of the app. Without it no sprite is built, as for tests.
 */
export function picturesPlugin(folder?: string): Plugin {
  let base = '/'
  let sprite = ''
  let fileName = ''
  return {
    name: 'pictures',
    configResolved: (config) => void ({ base } = config),
    buildStart() {
      if (folder === undefined) return
      sprite = `<svg xmlns="http://www.w3.org/2000/svg">${usedIn([folder, UI]).map(symbolOf).join('')}</svg>\n`
      fileName = `assets/pictures-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`
    },
    resolveId: (id) => (PREFIX.test(id) ? `\0${id}` : undefined),
    load: (id) =>
      PREFIX.test(id.slice(1)) ? `export default '${base}${fileName}#${id.slice(1).replace(':', '-')}'` : undefined,
    generateBundle() {
      if (folder !== undefined) this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}
