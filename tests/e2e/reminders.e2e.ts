import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
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

const DAY_MS = 86_400_000

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter')
const moveClock = (minutes: number) => callControlPage('PUT', 'clock', { advanceMinutes: minutes })
/** Before noon, so that what is due today is still to come. */
const morning = () =>
  callControlPage('PUT', 'clock', { now: `${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T10:00:00Z` })
const instants = (page: Page) =>
  page.getByRole('region', { name: 'When it comes' }).getByRole('listitem').allInnerTexts()
const waitForTab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true }).waitFor()

/** What the service has stored about the user's reminders: the actions, and the book. */
async function storedOf(userId: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = await callControlPage(
    'GET',
    `table?pk=${encodeURIComponent(`USER#${userId}`)}`,
  )
  return items.filter(({ sk }) => /^REMIND/i.test(String(sk)))
}
const actionsOf = async (userId: string) => (await storedOf(userId)).filter(({ action }) => action !== undefined)

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Creates the reminder of a template, by keyboard. */
async function createWater(page: Page): Promise<void> {
  await press(page, 'New reminder')
  await expectGood(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^A glass of water/ })
    .press('Enter')
  expect(await instants(page)).toEqual(['Today, 12:00', 'Today, 14:00', 'Today, 16:00', 'Today, 18:00', 'Today, 20:00'])
  await page.getByRole('status').getByText('Every 2 hours from 8 to 20').waitFor()
  await expectGood(page)
  await page.getByLabel('Title').fill('')
  await press(page, 'Create reminder')
  await page.getByText('Please give it a title.').waitFor()
  await page.getByLabel('Title').fill('A large glass of water')
  await press(page, 'Create reminder')
  await page.getByText('Reminder created').waitFor()
}

async function saveQuietHours(page: Page): Promise<void> {
  await press(page, /^Quiet hours/)
  await page.getByRole('checkbox', { name: 'Keep some hours quiet' }).press('Space')
  await page.getByLabel('From').fill('21:30')
  await expectGood(page)
  await press(page, 'Save')
  await page.getByText('21:30 to 07:00').waitFor()
}

async function snoozeOffline(page: Page, userId: string): Promise<void> {
  await page.context().setOffline(true)
  await press(page, 'Snooze')
  await press(page, '1 hour')
  await page.getByText(/^Snoozed until 15:/).waitFor()
  await page.reload()
  await page.getByText(/snoozed until 15:/).waitFor()
  await page.getByText(/^What you logged here is kept on this device/).waitFor()
  await page.getByText(/^This is what this device last saw/).waitFor()
  await expectAccessible(page)
  await press(page, /^A large glass of water/)
  await press(page, 'Save')
  await page.getByText('Connection required').waitFor()
  await press(page, 'Close')
  expect(await actionsOf(userId)).toHaveLength(1)
  await page.context().setOffline(false)
  await expect.poll(() => actionsOf(userId)).toHaveLength(2)
}

/** Turns reminders by mail on. The next one comes as a mail that says nothing about it. */
async function remindByMail(page: Page, email: string): Promise<void> {
  await page.getByRole('switch', { name: 'Also by email' }).press('Space')
  await page.getByText('Reminders come by email, too').waitFor()
  await moveClock(300)
  const mails = (): Promise<{ subject: string; text: string }[]> =>
    callControlPage('GET', `mail?to=${encodeURIComponent(email)}`)
  const ofReminders = async () => (await mails()).filter(({ subject }) => subject === 'Stillwater: a reminder for you')
  await expect.poll(ofReminders).toHaveLength(1)
  expect((await ofReminders())[0]?.text).not.toContain('glass')
}

async function changeAndDelete(page: Page): Promise<void> {
  await press(page, /^A large glass of water/)
  await page.getByRole('radio', { name: 'Every day' }).press('Space')
  await page.getByLabel('Time', { exact: true }).fill('19:00')
  await press(page, 'Save')
  await page.getByText('Every day at 19:00 · next today').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await press(page, /^A large glass of water/)
  await press(page, 'Delete reminder')
  await page.getByRole('heading', { name: 'Nothing to remember yet' }).waitFor()
  await expectGood(page)
  await press(page, 'Undo')
  await page.getByRole('tab', { name: 'All · 1' }).waitFor()
}

journey(
  '[REM-01] [REM-03] [REM-04] [REM-05] [ROUTE-03] [ROUTE-11] [TOOLS-01] a day with a reminder on a small phone by keyboard, offline and beside another device',
  async ({ open }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    await morning()
    const ada = await newUser({ proven: true })
    const phone = await open({ viewport: SMALL_PHONE, colorScheme: 'dark', allowsServiceWorker: true })
    await signIn(phone, ada, true)
    await phone.goto('/reminders')
    await phone.getByRole('heading', { name: 'Nothing to remember yet' }).waitFor()
    await expectGood(phone)
    await createWater(phone)
    await phone.getByText('Every 2 hours from 8 to 20 · next 12:00').waitFor()
    await saveQuietHours(phone)
    await expectGood(phone)
    await phone.getByRole('tab', { name: 'All · 1' }).press('ArrowRight')
    await waitForTab(phone, 'Due · 0')
    await phone.getByText('Next: A large glass of water, 12:00.').waitFor()
    await expectGood(phone)

    await moveClock(125)
    await phone.goto('/tools')
    await phone.getByRole('link', { name: /^1 reminder is due/ }).press('Enter')
    await phone.getByText('Due since 12:00').waitFor()
    await waitForTab(phone, 'Due · 1')
    await expectGood(phone)
    await press(phone, 'Done')
    await phone.getByText('A large glass of water comes next at 14:00.').waitFor()
    await expect.poll(() => actionsOf(ada.userId)).toHaveLength(1)

    await moveClock(120)
    await phone.goto('/reminders')
    await phone.getByText('Due since 14:00').waitFor()
    await waitForServiceWorker(phone)
    await snoozeOffline(phone, ada.userId)

    const tablet = await open({ viewport: SMALL_PHONE, textSize: 200 })
    await startSession(tablet, ada)
    await tablet.goto('/reminders?tab=due')
    await tablet.getByText(/^Next: A large glass of water, 15:/).waitFor()
    await expectNoSidewaysScroll(tablet)
    await tablet.getByRole('tab', { name: 'All · 1' }).press('Enter')
    await tablet.getByText(/snoozed until 15:/).waitFor()
    await tablet.getByText('21:30 to 07:00').waitFor()
    await tablet.locator('summary').filter({ hasText: 'What you did' }).press('Enter')
    await tablet.getByText(/^Snoozed until 15:/).waitFor()
    await expectNoSidewaysScroll(tablet)
    await press(tablet, /^A large glass of water/)
    await tablet.getByLabel('Title').waitFor()
    await expectNoSidewaysScroll(tablet)

    await changeAndDelete(phone)
    await tablet.reload()
    await tablet.getByText('Every day at 19:00 · next today').waitFor()
    await remindByMail(phone, ada.email)
  },
)
