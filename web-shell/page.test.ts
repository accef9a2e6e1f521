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

/** The colours of a sheet, by name. */
const colours = (name: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [
      ...read(name)
        .toString()
        .matchAll(/(--[\w-]+): (light-dark\([^)]+\))/g),
    ].map(([, key, value]) => [key, value]),
  )

/** Width and height of a PNG, in pixels, as its header has them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('[SW-02] the app can be installed: name, icons for every place, and where it opens', () => {
  expect([manifest.name, manifest.short_name, manifest.display]).toEqual([PRODUCT, PRODUCT, 'standalone'])
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png'))
    expect(sizeOf(read(`public${src}`)), src).toBe(sizes)
  const purposes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
    expect(isProtected(path), path).toBe(true)
})

test('the page is drawn before the app in the colours that the app will have', () => {
  const { '--surface': surface, '--text': text, '--text-quiet': quiet } = colours('../shared/ui/tokens.css')
  const splash = read('inline/splash.css').toString()
  expect([surface, text, quiet].filter((colour) => !colour || !splash.includes(colour))).toEqual([])
})

test('the page names the product, its manifest and an icon for iPhones', () => {
  expect(page).toContain(`<title>${PRODUCT}</title>`)
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  const [, icon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? []
  expect(sizeOf(read(`public${icon}`))).toBe('180x180')
})
