import type { Browser } from 'playwright-core'
import { startWorld } from '../../infra/local/world.ts'
import { launchBrowser } from '../fixtures/browser/chromium.ts'
import { PHONE } from '../fixtures/browser/screen-sizes.ts'
import { measureAnalysis } from './analysis.ts'
import { measureColdImports } from './cold-import.ts'
import { measureCpu } from './cpu.ts'
import type { Figures } from './figures.ts'
import { measureFirstBreath } from './first-breath.ts'
import { countFlush } from './flush.ts'
import { countHistory } from './history.ts'
import { type Audit, auditPages } from './lighthouse.ts'
import { measurePaint } from './paint.ts'
import { type PlainPages, servePlainPages } from './plain-pages.ts'
import { measurePush } from './push.ts'
import { countRinging } from './ringing.ts'
import { measureSearch } from './search.ts'
import { countSizes } from './sizes.ts'
import { measureSlider, measureTrends } from './slider.ts'
import { countUsage } from './usage.ts'

/** Number of Lighthouse audits of each page. */
const AUDITS = 3

interface Measured {
  counts: Figures
  ratios: Figures
  /** Milliseconds of this run on this machine. The ratios are computed from them. */
  times: Figures
}

/** What the parts measure with. */
interface Setup {
  url: string
  browser: Browser
  plain: PlainPages
  /** The environment of the functions. */
  environment: Record<string, string>
}

/** Divides every value by the value of `empty`. */
function relativeToEmpty({ empty = 1, ...rest }: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value / empty]))
}

type Paint = Awaited<ReturnType<typeof measurePaint>>

const paintRatios = ({ staticPage, reactPage, entry, publicArticle, plainArticle, home, homeUseful }: Paint) => ({
  'entry, largest paint / static page': entry / staticPage,
  'entry, largest paint / minimal React page': entry / reactPage,
  'public article, largest paint / static page': publicArticle / staticPage,
  'public article, largest paint / its words without style': publicArticle / plainArticle,
  'home, largest paint / minimal React page': home / reactPage,
  'home, first data / minimal React page': homeUseful / reactPage,
})

const auditRatios = ({ entry, reactPage }: Record<'entry' | 'reactPage', Audit>) => ({
  'entry, largest paint / minimal React page': entry.lcpMs / reactPage.lcpMs,
  'entry, performance score': entry.score,
  'minimal React page, performance score': reactPage.score,
})

const dragFigures = (what: string, { longTasks, longestMs }: Awaited<ReturnType<typeof measureSlider>>) => ({
  [`${what}: tasks over 50 ms`]: longTasks,
  [`${what}: the longest of them, ms`]: longestMs,
})

/** The parts of the bench. Each can be measured alone. */
const PARTS = {
  // First: this thread also runs the local world, and what other parts leave in its memory would be counted as work.
  push: async ({ environment }) => {
    const { push, bound } = await measurePush(environment)
    const ratios = { 'pushes a second and core / their cryptography alone': bound / push }
    return { ratios: { notifications: ratios }, times: { notifications: { push: push * 1000, bound: bound * 1000 } } }
  },
  counts: async ({ url, browser }) => {
    const open = async (options: object) => {
      const context = await browser.newContext({ ...options, baseURL: url, viewport: PHONE })
      return context.newPage()
    }
    const world = { url, open }
    const counts = {
      ...(await countUsage(world)),
      ...(await countHistory(world)),
      ...(await countFlush(world)),
      ...(await countRinging(world)),
      ...countSizes(),
    }
    return { counts }
  },
  phone: async ({ url, browser, plain }) => {
    const paint = await measurePaint(browser, url, plain)
    const firstBreath = await measureFirstBreath(browser, url)
    const ratios = {
      ...paintRatios(paint),
      'first breath after the tap / static page': firstBreath / paint.staticPage,
      ...dragFigures('log, a slider dragged for 4 s', await measureSlider(browser, url)),
      ...dragFigures('trends, ten years drawn, and read out for 4 s', await measureTrends(browser, url)),
    }
    return { ratios: { 'slow phone': ratios }, times: { 'slow phone': { ...paint, firstBreath } } }
  },
  lighthouse: async ({ url, browser, plain }) => {
    await browser.close()
    const audits = await auditPages({ entry: url, reactPage: plain.reactPage }, AUDITS)
    const times = { entry: audits.entry.lcpMs, reactPage: audits.reactPage.lcpMs }
    return { ratios: { Lighthouse: auditRatios(audits) }, times: { Lighthouse: times } }
  },
  analysis: async () => {
    const times = measureAnalysis()
    const ratios = {
      'ten years of 45 items / one year': times.decade / times.year,
      'ten years of 45 items / adding up their days': times.decade / times.adding,
    }
    return { ratios: { 'possible links': ratios }, times: { 'possible links': times } }
  },
  search: async () => {
    const times = measureSearch()
    const ratios = {
      '500 articles / 50': times.fiveHundred / times.fifty,
      'a typing error in 500 articles / a word in 50': times.withError / times.fifty,
    }
    return { ratios: { search: ratios }, times: { search: times } }
  },
  functions: async ({ url }) => {
    const cpu = await measureCpu(url)
    const cold = measureColdImports()
    return {
      ratios: { 'cold import': relativeToEmpty(cold), 'warm CPU': relativeToEmpty(cpu) },
      times: { 'cold import': cold, 'warm CPU': cpu },
    }
  },
} satisfies Record<string, (setup: Setup) => Promise<Partial<Measured>>>

type Part = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as Part[]

/** Measures some parts, or all, of the current build in one run. Calls `onStart` at the start of each part. */
export async function measure(onStart: (part: string) => void, parts: readonly Part[] = PART_NAMES): Promise<Measured> {
  const plain = await servePlainPages()
  const world = await startWorld({ port: 0, folder: undefined })
  const browser = await launchBrowser()
  const all: Measured = { counts: {}, ratios: {}, times: {} }
  try {
    for (const part of parts) {
      onStart(part)
      const { counts, ratios, times }: Partial<Measured> = await PARTS[part]({
        url: world.url,
        browser,
        plain,
        environment: world.environment,
      })
      Object.assign(all.counts, counts)
      Object.assign(all.ratios, ratios)
      Object.assign(all.times, times)
    }
    return all
  } finally {
    await browser.close()
    plain.stop()
    await world.stop()
  }
}
