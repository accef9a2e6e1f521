import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { describeGrowth, type Figures } from '../bench/figures.ts'
import { countFlush } from '../bench/flush.ts'
import { countHistory } from '../bench/history.ts'
import { countUsage } from '../bench/usage.ts'
import { journey } from '../fixtures/browser/browser.ts'
import { workerWorld } from '../fixtures/setup/worker-world.ts'

type Open = (options?: BrowserContextOptions) => Promise<Page>

const ARTICLE = 'first article, from home'

let counting: Promise<Figures> | undefined

/**
 * Counts the costs once for all tests of this file. `grown` lists the figures of `names` that are larger than
 * committed.
 */
async function costs(open: Open, ...names: string[]) {
  const all = await (counting ??= countUsage({ url: workerWorld.url, open }))
  const costOf = (name: string) => all[name] ?? {}
  return { costOf, grown: describeGrowth(Object.fromEntries(names.map((name) => [name, costOf(name)]))) }
}

/** Largest allowed size of the scripts of the learning hub, which an article needs in addition to those of the shell, in kilobytes. */
const MAX_ARTICLE_KB = 30

/** Largest allowed size of the scripts that load before home is useful, in kilobytes. */
const MAX_SCRIPT_KB = 120

describe('the cost of', () => {
  journey('[PERF-01] opening home is one call and at most three read units, with a month of data', async ({ open }) => {
    const { costOf, grown } = await costs(open, 'home')
    expect(grown).toEqual([])
    expect(costOf('home')).toMatchObject({ apiCalls: 1, writeUnits: 0 })
    expect(costOf('home')['readUnits']).toBeLessThanOrEqual(3)
  })

  journey('[PERF-02] saving a day is one call and one write unit', async ({ open }) => {
    const { costOf, grown } = await costs(open, 'save', 'first save of all')
    expect(grown).toEqual([])
    expect(costOf('save')).toMatchObject({ apiCalls: 1, writeUnits: 1 })
    expect(costOf('first save of all')).toMatchObject({ apiCalls: 1 })
  })

  journey(
    '[PERF-01] ten years of entries is one call for each month, and no figure grows',
    { tags: ['deep'] },
    async ({ open }) => {
      const counted = await countHistory({ url: workerWorld.url, open })
      expect(describeGrowth(counted)).toEqual([])
      expect(counted['a month of entries']).toMatchObject({ apiCalls: 1, writeUnits: 0 })
      expect(counted['ten years of entries']).toMatchObject({ apiCalls: 120, writeUnits: 0 })
    },
  )

  journey(
    '[PERF-02] sending offline edits is the same as sending them one by one online',
    { tags: ['deep'] },
    async ({ open }) => {
      const counted = await countFlush({ url: workerWorld.url, open })
      expect(describeGrowth(counted)).toEqual([])
      expect(counted['sending 200 edits']).toMatchObject({ apiCalls: 200 })
      // One write stores the instant of the very first log, and four store the count of writes: three if an hour ends
      // meanwhile, because the count then starts again.
      expect([204, 205]).toContain(counted['sending 200 edits']?.['writeUnits'])
    },
  )

  journey('[PERF-05] a first visit is no more requests and no more bytes than committed', async ({ open }) => {
    const { costOf, grown } = await costs(open, 'first visit', 'signing in')
    expect(grown).toEqual([])
    expect(costOf('first visit')['scriptKb']).toBeGreaterThan(50)
  })

  journey(`[PERF-05] an article is at most ${MAX_ARTICLE_KB} kB of additional scripts`, async ({ open }) => {
    const { costOf, grown } = await costs(open, ARTICLE)
    expect(grown).toEqual([])
    expect(costOf(ARTICLE)['remoteScriptKb']).toBeGreaterThan(5)
    expect(costOf(ARTICLE)['remoteScriptKb']).toBeLessThanOrEqual(MAX_ARTICLE_KB)
  })

  journey(`[PERF-05] home is at most ${MAX_SCRIPT_KB} kB of scripts until it is useful`, async ({ open }) => {
    const { costOf } = await costs(open)
    expect(costOf('home')['scriptKb']).toBeGreaterThan(50)
    expect(costOf('home')['scriptKb']).toBeLessThanOrEqual(MAX_SCRIPT_KB)
  })
})
