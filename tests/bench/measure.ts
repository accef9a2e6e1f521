import { startWorld } from '../../infra/local/world.ts'
import { launchBrowser } from '../fixtures/chromium.ts'
import { measureColdImports } from './cold-import.ts'
import { countCosts } from './costs.ts'
import { measureCpu } from './cpu.ts'
import type { Figures } from './figures.ts'
import { type Audit, auditPages } from './lighthouse.ts'
import { measurePaint } from './paint.ts'
import { servePlainPages } from './plain-pages.ts'
import { countSizes } from './sizes.ts'

const AUDITS = 3

interface Measured {
  counts: Figures
  ratios: Figures
  /** Milliseconds of this run on this machine, from which the ratios are. */
  times: Figures
}

/** Everything over what `empty` is. */
function overEmpty({ empty = 1, ...rest }: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value / empty]))
}

const ofPaint = ({ staticPage, reactPage, entry, home, homeUseful }: Awaited<ReturnType<typeof measurePaint>>) => ({
  'entry, largest paint / static page': entry / staticPage,
  'entry, largest paint / minimal React page': entry / reactPage,
  'home, largest paint / minimal React page': home / reactPage,
  'home, first data / minimal React page': homeUseful / reactPage,
})

const ofAudits = ({ entry, reactPage }: Record<'entry' | 'reactPage', Audit>) => ({
  'entry, largest paint / minimal React page': entry.lcpMs / reactPage.lcpMs,
  'entry, performance score': entry.score,
  'minimal React page, performance score': reactPage.score,
})

/** Measures everything in one run; what was built is what is measured. `tell` hears what begins. */
export async function measureAll(tell: (what: string) => void): Promise<Measured> {
  const plain = await servePlainPages()
  const world = await startWorld({ port: 0, folder: undefined })
  const browser = await launchBrowser()
  const { url } = world
  try {
    tell('counts')
    const open = async (options: object) => {
      const context = await browser.newContext({ ...options, baseURL: url, viewport: { width: 360, height: 800 } })
      return context.newPage()
    }
    const counts = { ...(await countCosts({ url, open })), ...countSizes() }
    tell('pages on a slow phone')
    const paint = await measurePaint(browser, url, plain)
    await browser.close()
    tell('Lighthouse')
    const audits = await auditPages({ entry: url, reactPage: plain.reactPage }, AUDITS)
    tell('functions')
    const cpu = await measureCpu(url)
    const cold = measureColdImports()
    return {
      counts,
      ratios: {
        'cold import': overEmpty(cold),
        Lighthouse: ofAudits(audits),
        'slow phone': ofPaint(paint),
        'warm CPU': overEmpty(cpu),
      },
      times: {
        'cold import': cold,
        Lighthouse: { entry: audits.entry.lcpMs, reactPage: audits.reactPage.lcpMs },
        'slow phone': paint,
        'warm CPU': cpu,
      },
    }
  } finally {
    await browser.close()
    plain.stop()
    await world.stop()
  }
}
