import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { countCosts } from '../bench/costs.ts'
import { type Figures, grown } from '../bench/figures.ts'
import { countFlush } from '../bench/flush.ts'
import { countHistory } from '../bench/history.ts'
import { journey } from '../fixtures/browser/browser.ts'
import { ownWorld } from '../fixtures/setup/own-world.ts'

type Open = (options?: BrowserContextOptions) => Promise<Page>

const ARTICLE = 'first article, from home'

let counted: Promise<Figures> | undefined

/** Counted once for all of them, by whichever comes first; `only` what its title is about. */
async function costs(open: Open, ...only: string[]) {
  const all = await (counted ??= countCosts({ url: ownWorld.url, open }))
  const of = (name: string) => all[name] ?? {}
  return { of, grown: grown(Object.fromEntries(only.map((name) => [name, of(name)]))) }
}

/** Kilobytes of scripts that an article may bring over the shell's own. */
const MOST_ARTICLE_KB = 20

/** Kilobytes of scripts that may come before home is useful. */
const MOST_SCRIPT_KB = 115

describe('what the app costs', () => {
  journey('[PERF-01] opening home is one call and at most three read units, with a month of data', async ({ open }) => {
    const { of, grown } = await costs(open, 'home')
    expect(grown).toEqual([])
    expect(of('home')).toMatchObject({ apiCalls: 1, writeUnits: 0 })
    expect(of('home')['readUnits']).toBeLessThanOrEqual(3)
  })

  journey('[PERF-02] saving a day is one call and one write unit', async ({ open }) => {
    const { of, grown } = await costs(open, 'save', 'first save of all')
    expect(grown).toEqual([])
    expect(of('save')).toMatchObject({ apiCalls: 1, writeUnits: 1 })
    expect(of('first save of all')).toMatchObject({ apiCalls: 1 })
  })

  journey(
    '[PERF-01] ten years of entries are a call for each month, and no more than was committed',
    async ({ open }) => {
      const counted = await countHistory({ url: ownWorld.url, open })
      expect(grown(counted)).toEqual([])
      expect(counted['a month of entries']).toMatchObject({ apiCalls: 1, writeUnits: 0 })
      expect(counted['ten years of entries']).toMatchObject({ apiCalls: 120, writeUnits: 0 })
    },
  )

  journey(
    '[PERF-02] what waited without a network costs no more than it would have cost one by one',
    async ({ open }) => {
      const counted = await countFlush({ url: ownWorld.url, open })
      expect(grown(counted)).toEqual([])
      // Of the first log of all its moment is kept, too.
      expect(counted['sending 200 edits']).toMatchObject({ apiCalls: 200, writeUnits: 201 })
    },
  )

  journey('[PERF-05] a first visit asks for no more, and brings no more, than was committed', async ({ open }) => {
    const { of, grown } = await costs(open, 'first visit', 'signing in')
    expect(grown).toEqual([])
    expect(of('first visit')['scriptKb']).toBeGreaterThan(50)
  })

  journey(`[PERF-05] an article brings no more than ${MOST_ARTICLE_KB} kB of scripts of its own`, async ({ open }) => {
    const { of, grown } = await costs(open, ARTICLE)
    expect(grown).toEqual([])
    expect(of(ARTICLE)['remoteScriptKb']).toBeGreaterThan(5)
    expect(of(ARTICLE)['remoteScriptKb']).toBeLessThanOrEqual(MOST_ARTICLE_KB)
  })

  journey(`[PERF-05] home is useful after no more than ${MOST_SCRIPT_KB} kB of scripts`, async ({ open }) => {
    const { of } = await costs(open)
    expect(of('home')['scriptKb']).toBeGreaterThan(50)
    expect(of('home')['scriptKb']).toBeLessThanOrEqual(MOST_SCRIPT_KB)
  })
})
