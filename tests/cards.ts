import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../infra/root.ts'
import type { Category } from '../shared/articles/sections.ts'
import { CARD_SIZE, cardPath } from '../shared/pages/document.ts'
import { launchBrowser } from './fixtures/browser/chromium.ts'

/*
 * Draws the pictures with which other sites show a link to an article, one for each category: `node tests/cards.ts`. Run
 * it after a change of the drawings or their colours, and commit the files. A browser draws them, because other sites
 * show no SVG.
 */

/** As the covers in `shared/ui/article/cover.tsx`. */
const DRAWINGS: Record<Category, readonly string[]> = {
  Diet: ['reeds', 'sun'],
  Supplements: ['stones', 'sun'],
  'Pelvic Floor': ['ripples'],
  Stress: ['boat'],
  Sleep: ['sun'],
  'Mind-Body': ['reeds', 'stones'],
}

const read = (path: string) => readFileSync(join(ROOT, 'shared/ui', path), 'utf8')
const art = (name: string) => read(`picture/art/${name}.svg`)

const STYLE = `${read('tokens.css')}
body { margin: 0; height: 100vh; display: flex; align-items: end; justify-content: center; gap: 160px;
  background: linear-gradient(var(--sky-1), var(--water-1)); overflow: hidden }
div { position: absolute; inset: auto 0 0; height: 40% }
div svg { width: 100%; height: 100% }
body > svg { position: relative; width: 400px; height: 380px; margin-bottom: 60px }`

const browser = await launchBrowser()
const page = await browser.newPage({ viewport: CARD_SIZE, colorScheme: 'light' })
for (const [category, names] of Object.entries(DRAWINGS) as [Category, readonly string[]][]) {
  await page.setContent(`<style>${STYLE}</style><div>${art('near')}</div>${names.map(art).join('')}`)
  const file = join(ROOT, 'web-shell/public', cardPath(category))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await page.screenshot())
}
await browser.close()
