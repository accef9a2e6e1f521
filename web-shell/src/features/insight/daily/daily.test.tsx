// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import type { InsightContent } from '../../../../../shared/insight/schema.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { today } from '../../../shell/first/api/clock.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { openApp } from '../../../testing/open-app.tsx'

const insightsReply = (content?: InsightContent) => reply(content ? { insight: { id: today(), content } } : {})
const logged = (values: Day['values']): Day => ({
  date: today(),
  version: 1,
  values,
  writers: {},
  flareInferred: false,
})
const runOf = (days: number) => Array.from({ length: days }, (_, back) => addDays(today(), -back))

/** Opens home. The browser is busy until `becomeIdle` is called, and idle from then on. */
function openHome(home: Partial<Home>, insight: () => Response = () => insightsReply()) {
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply(home),
    'POST /api/insights': insight,
  })
  return Object.assign(sent, { client: openApp('/home').client })
}
const card = async () => within(await screen.findByRole('region', { name: 'Your Insight' }))
const asked = (sent: { line: string }[]) => sent.filter(({ line }) => line === 'POST /api/insights').length

let becomeIdle: () => void
beforeEach(() => {
  const waiting: (() => void)[] = []
  let isIdle = false
  becomeIdle = () => {
    isIdle = true
    for (const run of waiting.splice(0)) run()
  }
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (isIdle ? queueMicrotask(run) : waiting.push(run)))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})
afterEach(() => vi.useRealTimers())

describe('the card on home', () => {
  test.each([
    [{ type: 'streak', days: 9 }, '9 days in a row. Each day adds to your trends.', ['See trends', '/trends']],
    [
      { type: 'streak', days: 14 },
      '14 days in a row. That is enough to compare a week with the one before.',
      ['See trends', '/trends'],
    ],
    [
      {
        type: 'pattern',
        measure: 'hours',
        better: { pain: 2.6, n: 11 },
        worse: { pain: 5.14, n: 7 },
        mayBeChance: false,
      },
      'Sleep and pain. After nights of 7 hours or more, your pain averaged 2.6 (11 nights); after shorter ones, 5.1 (7). A link, not a cause.',
      ['See trends', '/trends'],
    ],
    [
      {
        type: 'pattern',
        measure: 'quality',
        better: { pain: 5, n: 1 },
        worse: { pain: 3, n: 6 },
        mayBeChance: true,
      },
      'Sleep and pain. After nights that you rated 3 or more of 5, your pain averaged 5 (one night); after worse ones, 3 (6). It may be chance: more days will tell.',
      ['See trends', '/trends'],
    ],
    [{ type: 'reminder' }, 'Nothing logged today. If you feel like it, two taps are enough.', ['Log today', '/log']],
    [
      { type: 'cycle', day: 24, daysLeft: 5 },
      'Day 24 of your cycle. Your period may be near. This is an estimate. Some people notice more bladder pain in the days before it. Warmth and breathing may ease it.',
      ['Open tools', '/tools'],
    ],
    [
      { type: 'cycle', day: 24, daysLeft: 17 },
      'Day 24 of your cycle. About 17 days to your next period. This is an estimate. Some people notice more bladder pain in the days before it. Warmth and breathing may ease it.',
      ['Open tools', '/tools'],
    ],
    [
      { type: 'achievement', days: 30 },
      '30 days in your diary. A good base for your trends, and for a talk with your doctor.',
      ['See trends', '/trends'],
    ],
  ] as const)('[INS-06] [INS-08] says %j in words, with an action', async (content, words, [label, path]) => {
    openHome({}, () => insightsReply(content))
    const shown = await card()
    becomeIdle()
    expect(
      (await shown.findByText((_, element) => element?.tagName === 'P' && element.textContent === words)).tagName,
    ).toBe('P')
    expect(shown.getByRole('link', { name: label }).getAttribute('href')).toBe(path)
  })

  test('[INS-06] asks only when the browser is idle, and for each day once', async () => {
    const sent = openHome({}, () => insightsReply({ type: 'reminder' }))
    await (await card()).findByText('After some days in your diary, there may be something to see here.')
    expect(asked(sent)).toBe(0)
    becomeIdle()
    await (await card()).findByText('Nothing logged today.')
    expect(sent.at(-1)?.body.today).toBe(today())
    expect(asked(sent)).toBe(1)
  })

  test('[INS-06] asks after two seconds in a browser without idle callbacks', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const sent = openHome({})
    await card()
    expect(asked(sent)).toBe(0)
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.waitFor(() => expect(asked(sent)).toBe(1))
  })

  test.each([
    [{ loggedOn: runOf(7), today: logged({ painLevel: 2 }) }, 'A week and more without a gap.'],
    [
      { loggedOn: runOf(7).filter((_, back) => back !== 2) },
      'Most of this week is in your diary. A few more days make it easier to compare.',
    ],
    [{}, 'After some days in your diary, there may be something to see here.'],
  ])('[INS-07] without an insight speaks of the week: %#', async (home, words) => {
    openHome(home)
    becomeIdle()
    expect(await (await card()).findByText(words)).toBeTruthy()
  })

  test('[INS-06] brings care only on a hard day, and asks for nothing', async () => {
    const sent = openHome({ loggedOn: runOf(9), today: logged({ painLevel: 8 }) })
    const shown = await card()
    becomeIdle()
    await shown.findByText('Today needs nothing more from you. What you have logged will still be here.')
    expect(shown.queryByRole('link')).toBeNull()
    expect(asked(sent)).toBe(0)
  })

  test('[INS-03] does not say that nothing is logged once something is', async () => {
    openHome({ today: logged({ painLevel: 2 }) }, () => insightsReply({ type: 'reminder' }))
    const shown = await card()
    becomeIdle()
    await shown.findByText('After some days in your diary, there may be something to see here.')
    expect(shown.queryByText('Nothing logged today.')).toBeNull()
  })

  test.each([
    ['no network', noNetwork],
    ['an error', () => problem('unexpected')],
  ])('[HOME-12] fails silently with %s', async (_, fail) => {
    const sent = openHome({}, fail)
    const shown = await card()
    becomeIdle()
    await vi.waitFor(() => expect(asked(sent)).toBeGreaterThan(0))
    await shown.findByText('After some days in your diary, there may be something to see here.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[HOME-12] fails silently also after an answer without an insight', async () => {
    let isDown = false
    const sent = openHome({}, () => (isDown ? problem('unexpected') : insightsReply()))
    const shown = await card()
    becomeIdle()
    await vi.waitFor(() => expect(sent.client.getQueryData(['insight', today()])).toBeDefined())
    isDown = true
    await sent.client.refetchQueries({ queryKey: ['insight'] })
    expect(asked(sent)).toBeGreaterThan(1)
    await shown.findByText('After some days in your diary, there may be something to see here.')
    expect(document.body.textContent).not.toMatch(/wrong|try again|retry/i)
  })
})

describe('the insights of a year', () => {
  const open = (insights: () => Response) => {
    fakeService({ ...SIGNED_IN, 'GET /api/insights': insights })
    openApp('/trends/insights')
  }

  test('[INS-06] [HOME-11] are read back, the newest first', async () => {
    const of = (id: string, days: number) => ({ id, content: { type: 'streak', days } })
    open(() => reply({ insights: [of(today(), 9), of('2025-12-24', 8)] }))
    await screen.findByRole('heading', { name: 'A year of insights' })
    const items = await screen.findAllByRole('listitem')
    const texts = items.map(({ textContent }) => textContent)
    expect(texts.filter((each) => each.includes('in a row'))).toEqual([
      expect.stringMatching(/^Today.*9 days in a row/),
      expect.stringMatching(/^Wednesday 24 December 2025.*8 days in a row/),
    ])
  })

  test('[INS-06] say that there is none yet', async () => {
    open(() => reply({ insights: [] }))
    expect(await screen.findByText('No insight yet. When home shows one, it stays here for a year.')).toBeTruthy()
  })

  test('[RELY-05] that cannot be read can be asked for again', async () => {
    open(() => problem('unavailable'))
    expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 9_000 })).toBeTruthy()
  })
})
