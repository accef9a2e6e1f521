import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { IMAGE_WIDTHS, PREVIEW, versionWidths } from '../../shared/rich-text/image-address.ts'
import { MAX_HEIGHT, MAX_PIXELS, MAX_SIDE } from '../../shared/uploads/image.ts'
import type { Refusal } from '../../shared/uploads/schema.ts'
import { formatOf, isAnimatedPng } from './magic.ts'
import { STARTED } from './run-child.ts'

/*
 * The process that decodes one image: the file `source` in the folder that it is started with. It writes the versions
 * of the image there, and `made.json`. It has no credentials; a crash ends it alone.
 */

/** What the child has made: `made.json`. */
export type Made = { refused: Refusal } | { width: number; height: number; colours: string[] }

/** Only the decoders of the three formats. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/** Why an image is refused before it is decoded. */
async function refusalOf(bytes: Buffer): Promise<Refusal | undefined> {
  const format = formatOf(bytes)
  const { format: found, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (found !== format) return 'not-an-image'
  if (pages > 1 || (format === 'png' && isAnimatedPng(bytes))) return 'animated'
  return Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS ? 'too-many-pixels' : undefined
}

const hex = (byte = 0) => Math.round(byte / 17).toString(16)

/** Turned upright, on white, in sRGB, without any metadata, as the raw pixels of the largest version. */
const decode = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: IMAGE_WIDTHS.at(-1), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

async function makeVersions(folder: string, bytes: Buffer): Promise<Made> {
  const { data, info } = await decode(bytes)
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  for (const each of versionWidths(width)) {
    const resized = await pixels().resize(each).raw().toBuffer({ resolveWithObject: true })
    const version = () => sharp(resized.data, { raw: { ...resized.info } })
    const name = join(folder, String(each))
    await version().avif({ quality: 52, effort: 3 }).toFile(`${name}.avif`)
    await version().webp({ quality: 76 }).toFile(`${name}.webp`)
    await version().jpeg({ quality: 78, mozjpeg: true }).toFile(`${name}.jpg`)
  }
  const grid = await pixels().resize({ width: PREVIEW.columns, height: PREVIEW.rows, fit: 'fill' }).raw().toBuffer()
  const colours = Array.from(
    { length: PREVIEW.columns * PREVIEW.rows },
    (_, index) => `#${[...grid.subarray(index * 3, index * 3 + 3)].map(hex).join('')}`,
  )
  return { width, height, colours }
}

const folder = process.argv[2] ?? ''
writeFileSync(join(folder, STARTED), '')
const source = readFileSync(join(folder, 'source'))
const refused = await refusalOf(source)
writeFileSync(join(folder, 'made.json'), JSON.stringify(refused ? { refused } : await makeVersions(folder, source)))
