import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

interface Edges {
  /** Moves the steady clock of the page. */
  aheadMs: number
  /** The sound of the app, which is rendered at once instead of being played. */
  sound?: OfflineAudioContext
}

const RATE_HZ = 8_000
const SOUND_S = 24

/** Lets a test move the clock of the page, and listen to what it would play. */
async function holdEdges(page: Page): Promise<void> {
  await page.addInitScript(
    ({ rate, seconds }) => {
      const edges: Edges = { aheadMs: 0 }
      const realNow = performance.now.bind(performance)
      performance.now = () => realNow() + edges.aheadMs
      function Sound() {
        const sound = new OfflineAudioContext(1, seconds * rate, rate)
        edges.sound = sound
        return Object.assign(sound, { resume: async () => undefined, close: async () => undefined })
      }
      Object.assign(window, { edges, AudioContext: Sound })
    },
    { rate: RATE_HZ, seconds: SOUND_S },
  )
}

const passSeconds = (page: Page, seconds: number) =>
  page.evaluate((ms) => {
    ;(window as unknown as { edges: Edges }).edges.aheadMs += ms
    document.dispatchEvent(new Event('visibilitychange'))
  }, seconds * 1_000)

/** The loudest moment, and the pitch by its zero crossings, of each quarter of a second of the sound. */
const renderSound = (page: Page) =>
  page.evaluate(async (rate) => {
    const { sound } = (window as unknown as { edges: Edges }).edges
    const samples = (await sound?.startRendering())?.getChannelData(0) ?? new Float32Array()
    const step = rate / 4
    return Array.from({ length: samples.length / step }, (_, index) => {
      const part = samples.subarray(index * step, (index + 1) * step)
      const crossings = part.reduce((sum, value, at) => sum + Number(value >= 0 !== (part[at - 1] ?? value) >= 0), 0)
      return { level: Math.max(...part), hz: crossings * 2 }
    })
  }, RATE_HZ)

const press = (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') =>
  page.getByRole(role, { name }).press('Enter')
const pacer = (page: Page) => page.getByRole('dialog', { name: 'In 4 · out 6' })
const keptOf = async (userId: string) => {
  const items: { records: Record<string, { values: object; removed?: object }> }[] = await callControlPage(
    'GET',
    `table?pk=${encodeURIComponent(`RECORDS#${userId}`)}`,
  )
  return items.flatMap(({ records }) =>
    Object.values(records).flatMap(({ values, removed }) => (removed ? [] : [values])),
  )
}

journey(
  '[EX-01] [ROUTE-03] [FLAREKIT-01] [LOG-14] a breath on a small phone at night: by keyboard, offline, with a reader, heard, and kept',
  async ({ open }) => {
    const ada = await newUser({ days: 6 })
    const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark', allowsServiceWorker: true })
    await holdEdges(page)
    await signIn(page, ada, true)
    await waitForServiceWorker(page)
    await page.goto('/tools/exercises')
    await page.getByText(/^Nothing is kept yet/).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await press(page, /^Happy baby/)
    await page.getByRole('img', { name: /^Someone lies on their back/ }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')

    // Nothing of what follows needs a network.
    await page.context().setOffline(true)
    await page.goto('/flare-kit')
    await press(page, 'Breathe', 'link')
    await pacer(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Pause')
    await page.keyboard.press('Space')
    await expect(pacer(page).ariaSnapshot()).resolves.toContain('- img "Paused"')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Space')
    await page.getByRole('img', { name: /^Breathe (in|out), \d seconds? left$/ }).waitFor()
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Breathe out')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Start with one breath' }).waitFor()

    // The sound of two breaths: soft, rising in, falling out, without a click.
    await press(page, 'Breathe', 'link')
    await press(page, 'Start again')
    await press(page, 'Turn tones on')
    await page.waitForFunction(() => 'sound' in (window as unknown as { edges: Edges }).edges)
    const sound = await renderSound(page)
    const loudest = Math.max(...sound.map(({ level }) => level))
    expect(loudest).toBeGreaterThan(0.1)
    expect(loudest).toBeLessThan(0.13)
    const steps = sound.slice(1).map(({ level }, index) => Math.abs(level - (sound[index]?.level ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(0.04)
    const quiet = sound.flatMap(({ level }, index) => (level < 0.03 ? [index / 4] : []))
    const turns = quiet.filter((at) => at > 1).map(Math.round)
    // The breaths turn six and four seconds apart.
    const gaps = [...new Set(turns)].slice(0, 4)
    expect(gaps.slice(1).map((at, index) => at - (gaps[index] ?? 0))).toEqual(expect.arrayContaining([6, 4]))
    const pitches = sound.filter(({ level }) => level > 0.05).map(({ hz }) => hz)
    expect(Math.min(...pitches)).toBeGreaterThan(320)
    expect(Math.max(...pitches)).toBeLessThan(450)

    await passSeconds(page, 75)
    await pacer(page)
      .getByText(/^1:1\d$/)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'How is it now?' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('slider', { name: 'Pain before (optional)' }).press('ArrowRight')
    await page.getByRole('slider', { name: 'Pain now (optional)' }).press('ArrowRight')
    await press(page, 'Keep it')
    await page.getByText('Saved offline').waitFor()
    await page.goto('/tools/exercises')
    await page.getByText(/pain \d, then \d/).waitFor()
    expect(await keptOf(ada.userId)).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(() => keptOf(ada.userId)).toHaveLength(1)
    expect((await keptOf(ada.userId))[0]).toMatchObject({ exercise: 'longer_out', seconds: expect.any(Number) })

    await page.getByRole('button', { name: /^Remove In 4/ }).press('Enter')
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await page.getByText(/^Nothing is kept yet/).waitFor()
    await expect.poll(() => keptOf(ada.userId)).toEqual([])

    await press(page, /^Box breathing/)
    await page.getByRole('heading', { name: 'Before you hold your breath' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const large = await open({ viewport: SMALL_PHONE, textSize: 200 })
    await large.goto('/tools/exercises#breathe')
    await pacer(large).waitFor()
    await expectNoSidewaysScroll(large)
    await large.getByRole('button', { name: 'Length and rhythm' }).click()
    await large.getByRole('switch', { name: 'Words and a bar, no circle' }).waitFor()
    await expectNoSidewaysScroll(large)
  },
)
