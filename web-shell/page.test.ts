import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRODUCT } from '../shared/product.ts'
import './src/features.ts'
import { isProtected } from './src/shell/early/paths.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name))
const manifest = JSON.parse(read('public/manifest.webmanifest').toString()) as {
  name: string
  short_name: string
  start_url: string
  display: string
  icons: { src: string; type: string; sizes: string; purpose?: string }[]
  shortcuts: { url: string }[]
}
const page = read('index.html').toString()

/** The colours that a style sheet defines, by variable name. */
const colours = (name: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [
      ...read(name)
        .toString()
        .matchAll(/(--[\w-]+): (light-dark\([^)]+\))/g),
    ].map(([, key, value]) => [key, value]),
  )

/** Width x height of a PNG in pixels, read from its header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('[SW-02] the manifest has the name, the icons, and a start address and shortcuts that need a session', () => {
  expect(manifest.name).toBe(PRODUCT)
  expect(manifest.short_name).toBe(PRODUCT)
  expect(manifest.display).toBe('standalone')
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png'))
    expect(sizeOf(read(`public${src}`)), src).toBe(sizes)
  const purposes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
    expect(isProtected(path), path).toBe(true)
})

test('the splash screen uses the same colours as the app', () => {
  const { '--surface': surface, '--text': text, '--quiet': quiet } = colours('../shared/ui/tokens.css')
  const splash = read('inline/splash.css').toString()
  expect([surface, text, quiet].filter((colour) => !colour || !splash.includes(colour))).toEqual([])
})

test('the page has the product name, the manifest and a 180x180 icon for iPhones', () => {
  expect(page).toContain(`<title>${PRODUCT}</title>`)
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  const [, icon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? []
  expect(sizeOf(read(`public${icon}`))).toBe('180x180')
})
