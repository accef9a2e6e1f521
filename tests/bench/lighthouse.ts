import lighthouse, { type Flags } from 'lighthouse'
import { freePort } from '../../infra/local/services/loopback.ts'
import { launchBrowser } from '../fixtures/browser/chromium.ts'
import { median } from './median.ts'

export interface Audit {
  /** Largest contentful paint on a slow mobile phone, in milliseconds. */
  lcpMs: number
  /** Lighthouse's performance score, 0 to 1. */
  score: number
}

/** How often an audit is tried: on a busy machine, Lighthouse may miss the start of a trace and report an error. */
const ATTEMPTS = 3

/**
 * `devtools` really slows down the network and the processor. The default simulates a slow visit from a fast one. It
 * would add everything that this machine does before the first paint to the time of the page.
 */
const FLAGS = { throttlingMethod: 'devtools', onlyCategories: ['performance'], logLevel: 'error' } satisfies Flags

async function audit(url: string, port: number, attempts = ATTEMPTS): Promise<Audit> {
  const result = await lighthouse(url, { port, ...FLAGS })
  const lcpMs = result?.lhr.audits['largest-contentful-paint']?.numericValue
  const score = result?.lhr.categories['performance']?.score
  if (typeof lcpMs === 'number' && typeof score === 'number') return { lcpMs, score }
  if (attempts > 1) return audit(url, port, attempts - 1)
  throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message}`)
}

/** Audits pages with Lighthouse as a mobile phone. The pages take turns. Returns the medians of `runs` audits. */
export async function auditPages<Name extends string>(
  pages: Readonly<Record<Name, string>>,
  runs: number,
): Promise<Record<Name, Audit>> {
  const port = await freePort()
  const browser = await launchBrowser({ port })
  const names = Object.keys(pages) as Name[]
  const audits: (readonly [Name, Audit])[] = []
  try {
    for (let run = 0; run < runs; run++) for (const name of names) audits.push([name, await audit(pages[name], port)])
  } finally {
    await browser.close()
  }
  const resultsOf = (name: Name) => audits.filter(([each]) => each === name).map(([, result]) => result)
  const medianOf = (name: Name): Audit => ({
    lcpMs: median(resultsOf(name).map(({ lcpMs }) => lcpMs)),
    score: median(resultsOf(name).map(({ score }) => score)),
  })
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Record<Name, Audit>
}
