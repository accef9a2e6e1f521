import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { STOP_SIGNS } from '../../shared/training/stop-signs.ts'
import { text as trainingText } from '../../shared/training/text.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const NOTE = 'After coffee'
const DAY_MS = 86_400_000

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter')
const moveClock = (minutes: number) => callControlPage('PUT', 'clock', { advanceMinutes: minutes })
/** At night the countdown rests, so the day of training begins at ten tomorrow morning. */
const morning = () =>
  callControlPage('PUT', 'clock', { now: `${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T10:00:00Z` })
const countdown = (page: Page, shown: RegExp) =>
  page
    .getByRole('region', { name: /^Next visit/ })
    .getByText(shown)
    .first()
    .waitFor()

/** Answers the questions by keyboard. */
async function answerNoToAll(page: Page): Promise<void> {
  for (const sign of STOP_SIGNS) {
    const question = page.getByRole('group', { name: trainingText.stopSigns[sign].question })
    await question.getByRole('radio', { name: 'No' }).press('Space')
  }
  await page.getByRole('heading', { name: 'Your interval' }).waitFor()
}

/** What the service has stored of training. */
async function storedOf(userId: string): Promise<{ sk: string; undone?: true }[]> {
  const items: { sk: string }[] = await callControlPage('GET', `table?pk=${encodeURIComponent(`USER#${userId}`)}`)
  return items.filter(({ sk }) => sk.startsWith('TRAIN'))
}
const sessionsOf = async (userId: string) => (await storedOf(userId)).filter(({ sk }) => sk.startsWith('TRAINING#'))
const logsOf = async (userId: string) => (await storedOf(userId)).filter(({ sk }) => sk.startsWith('TRAINLOG#'))
const undoneOf = async (userId: string) => (await logsOf(userId)).filter(({ undone }) => undone)

/** Lets the next log reach the service, and loses the reply. */
async function loseNextReply(page: Page): Promise<void> {
  await page.route(
    /\/api\/training\/[^/]+\/logs$/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

journey(
  '[TRAIN-01] [TRAIN-02] [ROUTE-03] [LOG-14] a day of training on a small phone by keyboard, offline and beside another device',
  async ({ open }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    await morning()
    const ada = await newUser({ days: 6 })
    const phone = await open({ viewport: SMALL_PHONE, colorScheme: 'dark', allowsServiceWorker: true })
    await signIn(phone, ada, true)
    const tablet = await open({ viewport: SMALL_PHONE, textSize: 200 })
    await startSession(tablet, ada)
    await tablet.goto('/tools')
    await tablet.getByText('Also here').waitFor()
    await expectNoSidewaysScroll(tablet)
    await tablet.goto('/tools/training')
    await answerNoToAll(tablet)
    await expectNoSidewaysScroll(tablet)

    await phone.goto('/tools')
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)
    await phone.getByRole('link', { name: /^Training programs/ }).press('Enter')
    await answerNoToAll(phone)
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)
    const interval = phone.getByRole('spinbutton', { name: 'Interval' })
    await interval.fill('14')
    await press(phone, 'Start')
    await phone.getByText('Choose 15 to 240, in steps of 5.').waitFor()
    expect(await storedOf(ada.userId)).toEqual([])
    await interval.fill('75')
    await press(phone, 'Start')
    await phone.getByText('Session started').waitFor()
    await countdown(phone, /^1:1[45]:\d\d$/)
    expect(await phone.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      0,
    )
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)

    await moveClock(80)
    await phone.reload()
    await countdown(phone, /^Now$/)
    await press(phone, /^On time/)
    await countdown(phone, /^1:1[45]:\d\d$/)
    await phone.getByText('1 of 1 on time or later').waitFor()

    await waitForServiceWorker(phone)
    await expect.poll(() => logsOf(ada.userId)).toHaveLength(1)
    await phone.context().setOffline(true)
    await phone.getByText('Add a note').press('Enter')
    await phone.getByLabel('Note').fill(NOTE)
    await press(phone, /^A leak/)
    await phone.getByText('Saved offline').waitFor()
    await phone.reload()
    await phone.getByText('1 of 2 on time or later').waitFor()
    await phone.getByRole('listitem').getByText(NOTE).waitFor()
    await countdown(phone, /^1:1[45]:\d\d$/)
    await phone.getByText(/^What you logged here is kept on this device/).waitFor()
    await expectAccessible(phone)
    expect(await logsOf(ada.userId)).toHaveLength(1)
    await press(phone, /^A leak/)
    await phone.getByText('1 of 3 on time or later').waitFor()
    await press(phone, /^Take back: A leak/)
    await press(phone, 'Take it back')
    await phone.getByText('1 of 2 on time or later').waitFor()
    await phone.context().setOffline(false)
    await expect.poll(() => logsOf(ada.userId)).toHaveLength(3)
    await expect.poll(() => undoneOf(ada.userId)).toHaveLength(1)

    // This device has not heard of the session. Its start is the newest, so it ends the one of the phone.
    await press(tablet, 'Start')
    await countdown(tablet, /^\d+:[\d:]+$/)
    await tablet.getByText('Session started').waitFor()
    await expectNoSidewaysScroll(tablet)
    await press(tablet, 'Increase interval')
    await tablet.getByText('Saved', { exact: true }).waitFor()
    await loseNextReply(tablet)
    await press(tablet, /^Held a little longer/)
    await tablet.getByText('1 of 1 on time or later').waitFor()
    await expect.poll(() => logsOf(ada.userId)).toHaveLength(4)
    await phone.reload()
    await phone.getByText('1 of 1 on time or later').waitFor()
    const under = await tablet.getByText(/^at \d\d:\d\d, every \d+ minutes$/).innerText()
    expect(await phone.getByText(/^at \d\d:\d\d, every \d+ minutes$/).innerText()).toBe(under)

    await press(phone, /^Urge drill/)
    await press(phone, 'Start')
    await phone.getByText(trainingText.drill.still).waitFor()
    await expectAccessible(phone)
    await press(phone, 'Go now')
    await phone.getByText('Saved. Going was right. It is kept as a visit.').waitFor()
    await expect.poll(() => logsOf(ada.userId)).toHaveLength(5)

    await press(tablet, 'End session')
    await press(tablet, 'End session')
    await tablet.getByText('Session ended').waitFor()
    await phone.reload()
    await phone.getByText('Your last session ended today.').waitFor()
    await phone.getByRole('button', { name: 'Start' }).waitFor()
    expect(await sessionsOf(ada.userId)).toHaveLength(2)
  },
)
