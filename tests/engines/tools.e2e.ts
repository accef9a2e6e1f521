// @module-tag deep
import { expect } from 'vitest'
import { STOP_SIGNS } from '../../shared/training/stop-signs.ts'
import { text as trainingText } from '../../shared/training/text.ts'
import { callControlPage, newUser } from '../fixtures/browser/browser.ts'
import { engineJourney, signIn } from '../fixtures/engines/engine-journey.ts'
import type { Page } from '../fixtures/engines/page.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

const choose = (page: Page, question: string | RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check()

/** The items that the service has of a user and whose keys begin so. */
async function storedOf(userId: string, prefix: string): Promise<{ sk: string }[]> {
  const items: { sk: string }[] = await callControlPage('GET', `table?pk=${encodeURIComponent(`USER#${userId}`)}`)
  return items.filter(({ sk }) => sk.startsWith(prefix))
}

engineJourney('[REM-01] [PUSH-01] [SEC-14] a reminder is made, and says what this browser can do', async ({ page }) => {
  const ada = await newUser()
  await signIn(page, ada)
  await page.goto('/reminders')
  await press(page, 'New reminder')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /^A glass of water/ }).click()
  await sheet.getByLabel('Title').fill('A large glass of water')
  await press(page, 'Create reminder')
  await says(page, 'Reminder created')
  await says(page, 'A large glass of water')

  await page.goto('/settings?room=notifications')
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  await page.goto('/settings?room=passkeys')
  await page.getByRole('dialog').getByText('You have no passkey yet.').waitFor()
  const hasPasskeys = await page.evaluate(() => 'PublicKeyCredential' in window && 'credentials' in navigator, null)
  const add = page.getByRole('button', { name: 'Add a passkey' })
  if (hasPasskeys) await add.waitFor()
  else await says(page, 'This browser does not support passkeys.')
  expect(await add.count()).toBe(Number(hasPasskeys))
})

engineJourney('[TRAIN-01] [TRAIN-02] a session of training gets a visit', async ({ page }) => {
  const ada = await newUser({ days: 6, premium: true })
  await signIn(page, ada)
  await page.goto('/tools/training')
  for (const sign of STOP_SIGNS) await choose(page, trainingText.stopSigns[sign].question, 'No')
  await page.getByRole('spinbutton', { name: 'Interval' }).fill('75')
  await press(page, 'Start')
  await says(page, 'Session started')
  await press(page, /^On time/)
  await expect.poll(() => storedOf(ada.userId, 'TRAINLOG#')).toHaveLength(1)
})

engineJourney('[FOOD-01] [FOOD-02] a food plan gets its first log', async ({ page }) => {
  const ada = await newUser({ days: 9, premium: true })
  await signIn(page, ada)
  await page.goto('/tools/food')
  await press(page, 'Make a plan')
  for (const question of [/allergic/, /pregnant/, /underweight/, /eating disorder/, /diabetes/, /kidney/, /alcohol/])
    await choose(page, question, 'No')
  await page.getByRole('checkbox', { name: 'Coffee' }).check()
  await page.getByRole('slider', { name: 'Symptoms before' }).fill('4')
  await press(page, 'Create plan')
  await says(page, 'Plan created')
  await page.getByRole('checkbox', { name: 'Ate none of these' }).check()
  await press(page, 'Save log')
  await says(page, 'Daily log saved')
  expect(await storedOf(ada.userId, 'FOODLOG')).toHaveLength(1)
})

engineJourney('[EX-01] [AUDIO-01] the pacer breathes, and a recording is heard', async ({ engine, page }) => {
  await signIn(page, await newUser({ premium: true }))
  await page.goto('/flare-kit')
  await page.getByRole('link', { name: 'Breathe' }).first().click()
  await page.getByRole('img', { name: /^Breathe (in|out), \d seconds? left$/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Start with one breath' }).waitFor()

  await page.goto('/tools/exercises')
  await page.getByRole('button', { name: 'Play In 4, out 6', exact: true }).click()
  const position = page.getByRole('slider', { name: 'Position' })
  await position.waitFor()
  // Firefox plays nothing on a machine without a sound card.
  if (engine === 'firefox') return
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0)
})
