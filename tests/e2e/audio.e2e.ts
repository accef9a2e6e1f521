import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { RECIPES } from '../../functions/content/audio/recordings.ts'
import { fileName, recipeSeconds } from '../../functions/content/audio/sound-file.ts'
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

const BREATHING = 'In 4, out 6'
const SHORT = 'Pelvic drop'
/** Together they have every sound. */
const MEASURED = new Set(['in-4-out-6', 'three-quiet-minutes'])

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const slider = (page: Page) => page.getByRole('slider', { name: 'Position' })
/** The position of the player, in seconds. */
const positionOf = async (page: Page) => Number(await slider(page).inputValue())
/** Waits until the sound is heard after a second. */
async function waitUntilAfter(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => positionOf(page)).toBeGreaterThan(seconds)
}
const setFault = (fault: object) => callControlPage('PUT', 'faults', fault)

/** Opens the library. */
async function openLibrary(page: Page): Promise<void> {
  await page.goto('/tools/exercises')
  await page.getByRole('button', { name: `Play ${BREATHING}`, exact: true }).waitFor()
}

/** Decodes the served file of a recording. Returns its seconds, and its peak and loudness in decibels. */
function measure(page: Page, path: string) {
  return page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(bytes)
    const samples = sound.getChannelData(0)
    let [peak, sum] = [0, 0]
    for (const sample of samples) {
      peak = Math.max(peak, Math.abs(sample))
      sum += sample * sample
    }
    const decibels = (value: number) => 20 * Math.log10(value)
    return { seconds: sound.duration, peak: decibels(peak), loudness: decibels(Math.sqrt(sum / samples.length)) }
  }, path)
}

journey(
  '[AUDIO-01] [RELY-05] [SEC-16] a recording on a small phone by keyboard: in ranges, through faults, on other screens and offline',
  async ({ open }) => {
    onTestFinished(() => setFault({}))
    const ada = await newUser()
    const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
    const ranges: (string | undefined)[] = []
    page.on('response', (reply) => {
      if (reply.url().includes('/media/')) ranges.push(reply.headers()['content-range'])
    })
    await signIn(page, ada)
    await openLibrary(page)
    await expectNoSidewaysScroll(page)

    await setFault({ target: 's3', mode: 'garbage' })
    await press(page, `Play ${SHORT}`)
    await page.getByText('Audio Error').waitFor()
    await setFault({ target: 's3', mode: 'slow', delayMs: 1_000 })
    await press(page, 'Retry')
    await page.getByText('Loading the sound…').waitFor()
    await waitUntilAfter(page, 0)
    await setFault({})

    // The reply stops half-way. What has come plays.
    await setFault({ target: 's3', mode: 'cut', delayMs: 60_000 })
    await press(page, `Play ${BREATHING}`)
    await waitUntilAfter(page, 0)
    await setFault({ target: 's3', mode: 'error' })
    await page.getByText('Sit or lie as you like.').first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await press(page, 'Ahead 10 seconds')
    await waitUntilAfter(page, 10)
    // What has not arrived yet cannot be played, until the service is back. Then it goes on where the user is.
    await slider(page).press('End')
    for (let step = 0; step < 2; step++) await press(page, 'Back 10 seconds')
    await page.getByText('The connection was lost.').waitFor()
    await setFault({})
    await waitUntilAfter(page, 301)
    expect(ranges).toContainEqual(expect.stringMatching(/^bytes 0-1600319\/1600320$/))
    expect(ranges.filter((range) => range && !range.startsWith('bytes 0-')).length).toBeGreaterThan(0)

    // It goes on elsewhere, and leads back.
    await press(page, 'Back 10 seconds')
    await page.getByRole('link', { name: 'Tools', exact: true }).press('Enter')
    const bar = page.getByRole('region', { name: 'Guided audio' })
    await bar.waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await press(page, `Pause ${BREATHING}`)
    await press(page, `Play ${BREATHING}`)
    await press(page, `Open ${BREATHING}`)
    await waitUntilAfter(page, 295)
    await press(page, `Pause ${BREATHING}`)

    for (const recipe of RECIPES.filter(({ name }) => MEASURED.has(name))) {
      const { seconds, peak, loudness } = await measure(page, `/media/audio/${fileName(recipe)}`)
      expect(Math.abs(seconds - recipeSeconds(recipe)), recipe.name).toBeLessThan(0.2)
      expect(peak, recipe.name).toBeLessThan(-6)
      expect(loudness, recipe.name).toBeGreaterThan(-26)
      expect(loudness, recipe.name).toBeLessThan(-18)
    }

    const phone = await open({ allowsServiceWorker: true })
    await signIn(phone, ada, true)
    await waitForServiceWorker(phone)
    await openLibrary(phone)
    const short = phone.getByRole('region', { name: 'Guided audio' }).getByRole('region', { name: SHORT })
    await short.getByRole('button', { name: 'Keep for offline, 0.6 MB' }).click()
    await short.getByText('Kept on this device').waitFor()
    await phone.context().setOffline(true)
    await openLibrary(phone)
    await phone.getByText('Needs a connection. Kept audio plays without one.').first().waitFor()
    await press(phone, `Play ${SHORT}`)
    await waitUntilAfter(phone, 0)
    await slider(phone).fill('100')
    await waitUntilAfter(phone, 100)
    await phone.getByText('Two more. A small softening is enough.').first().waitFor()
    await phone.context().setOffline(false)
  },
)
