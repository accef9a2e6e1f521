import type { Browser, BrowserContext, Page } from 'playwright-core'
import { PHONE } from '../fixtures/browser/screen-sizes.ts'
import { userWithMonth } from './bench-user.ts'
import { median } from './median.ts'
import type { PlainPages } from './plain-pages.ts'
import { publicArticle } from './public-article.ts'
import { signIn } from './usage.ts'

const RUNS = 5

/** A slow network: 150 ms round-trip time, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** A slow phone: a quarter of the speed of this processor. */
export const CPU_SLOWDOWN = 4

/** After this idle time, the largest paint of a page counts as final. */
const SETTLED_MS = 400

interface Visit {
  url: string
  cookies?: Parameters<BrowserContext['addCookies']>[0]
  /** The performance mark to wait for, if the page sets one. */
  mark?: string
}

/** Makes a page as slow as a slow phone with a slow network. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Milliseconds from the start of the visit to the largest paint so far. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )

async function visit(browser: Browser, { url, cookies = [], mark }: Visit) {
  const context = await browser.newContext({ viewport: PHONE, timezoneId: 'UTC', locale: 'en-GB' })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await throttle(page)
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  if (mark) await page.waitForFunction((name) => performance.getEntriesByName(name).length, mark)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
  const markedMs = mark ? await page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0, mark) : 0
  const lcpMs = await largestPaint(page)
  await context.close()
  return { lcpMs, markedMs }
}

/** The cookies of a signed-in user with a month of data. */
export async function cookiesOf(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, timezoneId: 'UTC' })
  await signIn(await context.newPage(), await userWithMonth(url))
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** The address of a page with the words and the headers of another one, without its style. */
async function withoutStyle(address: string, plain: PlainPages): Promise<string> {
  const reply = await fetch(address)
  const headers = [...reply.headers].filter(([name]) =>
    /^(content-security|cross-origin|permissions|referrer|x-)/.test(name),
  )
  return plain.add('/article', (await reply.text()).replace(/<style>.*?<\/style>/s, ''), Object.fromEntries(headers))
}

/**
 * Paint times on a slow phone with a slow network, in milliseconds: the largest paint of the plain pages, of the entry
 * page, of a public article, of its words alone, and of a cold start of home for a signed-in user; and the time until
 * home shows its first real data (`homeUseful`). Each is the median of several visits. The pages take turns.
 */
export async function measurePaint(browser: Browser, url: string, plain: PlainPages) {
  const article = await publicArticle(url)
  const visits: Record<string, Visit> = {
    staticPage: { url: plain.staticPage },
    reactPage: { url: plain.reactPage },
    entry: { url },
    publicArticle: { url: article },
    plainArticle: { url: await withoutStyle(article, plain) },
    home: { url: `${url}/home`, cookies: await cookiesOf(browser, url), mark: 'home-useful' },
  }
  const results: Record<string, Awaited<ReturnType<typeof visit>>[]> = {}
  for (let run = 0; run < RUNS; run++)
    for (const [name, each] of Object.entries(visits)) (results[name] ??= []).push(await visit(browser, each))
  const lcp = (name: string) => median((results[name] ?? []).map(({ lcpMs }) => lcpMs))
  return {
    staticPage: lcp('staticPage'),
    reactPage: lcp('reactPage'),
    entry: lcp('entry'),
    publicArticle: lcp('publicArticle'),
    plainArticle: lcp('plainArticle'),
    home: lcp('home'),
    homeUseful: median((results['home'] ?? []).map(({ markedMs }) => markedMs)),
  }
}
