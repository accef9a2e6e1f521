import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { waitUntilMailSent } from '../fixtures/mail/mail-sent.ts'

const DAY_MINUTES = 24 * 60
const THREE_WEEKS = 21

async function waitDays(days: number): Promise<void> {
  await waitUntilMailSent()
  await callControlPage('PUT', 'clock', { advanceMinutes: days * DAY_MINUTES })
}

/** Presses a button by keyboard. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).press('Enter')
}

/** Chooses an answer by keyboard. */
async function choose(page: Page, question: string | RegExp, answer: string): Promise<void> {
  await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).press('Space')
}

/** Opens the food tools, and waits for the first reply: until then, the device does not know that days have passed. */
async function openFood(page: Page): Promise<void> {
  const read = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/food')
  await page.goto('/tools/food')
  await page.getByRole('heading', { level: 1, name: 'Food tools' }).waitFor()
  await read
}

/** A level by keyboard: from 0 up. */
async function answerLevel(page: Page, level: number, name = 'Symptoms today'): Promise<void> {
  const slider = page.getByRole('slider', { name })
  await slider.press('Home')
  for (let step = 0; step < level; step++) await slider.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toBe(`${level} of 10`)
}

async function startTest(page: Page, food: string): Promise<void> {
  await press(page, /^Test (a|another) food$/)
  await choose(page, 'Which food?', food)
  await choose(page, /allergic to this/, 'No')
  await choose(page, /infection/, 'No')
}

/** Everything of food that the service has of a user. */
async function storedFood(userId: string) {
  const items: ({ sk: string } & Record<string, unknown>)[] = await callControlPage(
    'GET',
    `table?pk=${encodeURIComponent(`USER#${userId}`)}`,
  )
  const logs = items.filter(({ sk }) => sk.startsWith('FOODLOG'))
  const book = items.find(({ sk }) => sk === 'FOODBOOK') as { tests?: { testStatus: string }[] } | undefined
  return { logs, tests: book?.tests ?? [] }
}

journey(
  '[FOOD-01] [FOOD-02] [FOOD-03] [FOOD-04] [RELY-01] three weeks without two foods, and a test of each, on two devices with gaps in the network',
  async ({ open }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    const ada = await newUser({ days: 9 })
    const phone = await open({ viewport: SMALL_PHONE, textSize: 200, colorScheme: 'dark' })
    await signIn(phone, ada, true)
    await openFood(phone)
    await press(phone, 'Make a plan')
    for (const question of [/allergic/, /pregnant/, /underweight/, /eating disorder/, /diabetes/, /kidney/, /alcohol/])
      await choose(phone, question, 'No')
    await phone.getByRole('checkbox', { name: 'Coffee' }).press('Space')
    await phone.getByLabel('Another food').fill('tomato')
    await phone.keyboard.press('Enter')
    await phone.getByRole('button', { name: /^Use \d/ }).waitFor()
    await answerLevel(phone, 4, 'Symptoms before')
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)
    await press(phone, 'Create plan')
    await phone.getByText('Plan created').waitFor()

    // One device answers offline, the other one meanwhile: both answers stay.
    const laptop = await open({ viewport: DESKTOP })
    await signIn(laptop, ada, true)
    await openFood(laptop)
    await phone.context().setOffline(true)
    await phone.getByRole('checkbox', { name: 'Ate none of these' }).press('Space')
    await press(phone, 'Save log')
    await phone.getByText('Saved offline').waitFor()
    await phone.getByRole('cell', { name: 'Ate none of these' }).waitFor()
    await answerLevel(laptop, 4)
    await press(laptop, 'Save log')
    await laptop.getByText('Daily log saved').waitFor()
    await phone.context().setOffline(false)
    await expect
      .poll(async () => (await storedFood(ada.userId)).logs)
      .toEqual([expect.objectContaining({ consumedEliminatedFoods: [], symptomSeverity: 4 })])
    await expectAccessible(laptop)

    await waitDays(THREE_WEEKS)
    // The laptop has read everything before the phone starts a test.
    await Promise.all([openFood(phone), openFood(laptop)])
    await phone.getByText('Reintroduction, day 1').waitFor()
    await laptop.getByText('Reintroduction, day 1').waitFor()
    await startTest(phone, 'Tomato')
    await expectAccessible(phone)
    await press(phone, 'Start test')
    await phone.getByText('Food test started').waitFor()
    // The other device does not know it yet.
    await startTest(laptop, 'Coffee')
    await press(laptop, 'Start test')
    await laptop.getByText(/^Please complete the food test that is running first/).waitFor()
    expect((await storedFood(ada.userId)).tests).toHaveLength(1)
    await answerLevel(laptop, 3)
    await press(laptop, 'Save day 1')
    await laptop.getByText('Daily log saved').waitFor()

    await waitDays(1)
    await openFood(phone)
    await phone.getByText('A medium portion today.').waitFor()
    await phone.context().setOffline(true)
    await answerLevel(phone, 8)
    await press(phone, 'Save day 2')
    await phone.getByText(/^That was 2 or more points worse/).waitFor()
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)
    await press(phone, 'Rate the test')
    await choose(phone, 'Your rating', 'Caution')
    await press(phone, 'Complete test')
    await phone.getByRole('button', { name: /^Tomato.*Caution$/ }).waitFor()
    await phone.context().setOffline(false)
    await expect
      .poll(async () => (await storedFood(ada.userId)).tests)
      .toMatchObject([{ testStatus: 'caution', worst: 8 }])

    // The next food waits for three whole days, and for quiet ones. To start all the same is the choice of the user.
    await openFood(laptop)
    await startTest(laptop, 'Coffee')
    await laptop.getByText('Leave three whole days after a test.').waitFor()
    await laptop.keyboard.press('Escape')
    await waitDays(4)
    await openFood(laptop)
    await startTest(laptop, 'Coffee')
    await press(laptop, /^Start/)
    await laptop.getByText('Food test started').waitFor()
    await waitDays(3)
    await openFood(laptop)
    for (const day of [1, 2, 3]) {
      await press(laptop, new RegExp(`^Day ${day},`))
      await answerLevel(laptop, 2, 'Symptoms on this day')
      await press(laptop, `Save day ${day}`)
      await laptop.getByRole('button', { name: new RegExp(`^Day ${day}, .*, logged$`) }).waitFor()
    }
    await press(laptop, 'Rate the test')
    await laptop.getByText('Not clearly worse this time. Once may be chance: a second test says more.').waitFor()
    await choose(laptop, 'Your rating', 'Safe')
    await press(laptop, 'Complete test')
    await laptop.getByText('Test completed').waitFor()
    await press(laptop, 'Complete this plan')
    await press(laptop, 'Complete plan')
    await laptop.getByText('Plan completed').waitFor()

    await phone.goto('/food-categories')
    await phone.getByRole('heading', { name: 'Vegetables' }).click()
    await phone
      .getByRole('listitem')
      .filter({ hasText: 'Tomato' })
      .getByText(/^You tested it in/)
      .waitFor()
    await press(phone, 'Add a food')
    await phone.getByLabel('Name', { exact: true }).fill('Kimchi')
    await expectAccessible(phone)
    await press(phone, 'Save food')
    await phone.getByText('Food saved').waitFor()
    await expectNoSidewaysScroll(phone)
    await phone.goto('/reports')
    await phone.getByRole('row', { name: /^Tomato .* Caution \d\S* 8 2$/ }).waitFor()
    await phone.getByRole('row', { name: /^Coffee .* Safe \d\S* 2 3$/ }).waitFor()
  },
)
