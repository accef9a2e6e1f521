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

/** On a busy machine Lighthouse may miss the beginning of a trace, and says so. */
const TRIES = 3

/**
 * The slow line and processor are applied, not simulated: a simulation, made from a fast visit, counts against a page
 * whatever happened to come before its first paint on this machine.
 */
const FLAGS = { throttlingMethod: 'devtools', onlyCategories: ['performance'], logLevel: 'error' } satisfies Flags

async function audit(url: string, port: number, tries = TRIES): Promise<Audit> {
  const result = await lighthouse(url, { port, ...FLAGS })
  const lcpMs = result?.lhr.audits['largest-contentful-paint']?.numericValue
  const score = result?.lhr.categories['performance']?.score
  if (typeof lcpMs === 'number' && typeof score === 'number') return { lcpMs, score }
  if (tries > 1) return audit(url, port, tries - 1)
  throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message}`)
}

/** Lighthouse's judgement of pages as a mobile phone sees them: medians of `runs` each, in turn. */
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
  const of = (name: Name) => audits.filter(([each]) => each === name).map(([, result]) => result)
  const middle = (name: Name): Audit => ({
    lcpMs: median(of(name).map(({ lcpMs }) => lcpMs)),
    score: median(of(name).map(({ score }) => score)),
  })
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Audit>
}
