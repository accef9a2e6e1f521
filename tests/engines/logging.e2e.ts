// @module-tag deep
import { expect } from 'vitest'
import { DATABASE_NAME } from '../../web-shell/src/shell/first/data/database-name.ts'
import { newUser, storedDayOf } from '../fixtures/browser/browser.ts'
import { engineJourney, signIn } from '../fixtures/engines/engine-journey.ts'
import type { Page } from '../fixtures/engines/page.ts'

const pain = (page: Page) => page.getByRole('slider', { name: 'Pain' }).first()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '', null)

/** Saves today's log, and waits until the service has it and the save has ended. `isFirst`: the first of the day. */
async function save(page: Page, userId: string, level: number, isFirst: boolean): Promise<void> {
  if (!isFirst) await page.getByRole('button', { name: "Edit Today's Log" }).click()
  await pain(page).fill(String(level))
  await page.getByRole('button', { name: isFirst ? 'Save' : "Update Today's Log", exact: true }).click()
  await page.getByRole('button', { name: "Edit Today's Log" }).waitFor()
  await expect.poll(() => storedDayOf(userId)).toMatchObject({ p: level })
  await page.getByRole('button', { name: 'Saving…' }).waitFor({ state: 'hidden' })
}

engineJourney('[QT-01] Quick Track opens, closes and saves by pointer and by keyboard', async ({ page }) => {
  const ada = await newUser({ days: 3 })
  await signIn(page, ada)
  const open = page.getByRole('button', { name: 'Quick Track' })
  const sheet = page.getByRole('dialog', { name: 'Quick Track' })
  await open.click()
  await sheet.getByRole('slider', { name: 'Pain' }).waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  expect(await focused(page)).toContain('Quick Track')

  await open.press('Enter')
  await sheet.getByRole('slider', { name: 'Pain' }).press('ArrowRight')
  await sheet.getByRole('slider', { name: 'Urgency' }).press('ArrowRight')
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  await sheet.waitFor({ state: 'hidden' })
  expect(await storedDayOf(ada.userId)).toMatchObject({ p: 1, v: 1 })

  await open.click()
  await sheet.getByRole('slider', { name: 'Pain' }).fill('2')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await storedDayOf(ada.userId)).toMatchObject({ p: 2, v: 2 })
})

engineJourney('[LOG-10] [RELY-02] ten saves without a pause all end', async ({ page }) => {
  const ada = await newUser({ days: 3 })
  await signIn(page, ada, true)
  for (let count = 0; count < 10; count++) {
    // Each of these pages is left while it may still store something.
    await page.goto(count % 2 ? '/home' : '/privacy')
    await page.goto('/log')
    const level = 1 + (count % 3)
    await save(page, ada.userId, level, count === 0)
  }
})

/** Makes each transaction of the page last for some seconds, as on a slow disk. */
function slowDown(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the database as `this`
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function begin(...args) {
    const begun = transaction.apply(this, args)
    const [name = ''] = begun.objectStoreNames
    const end = performance.now() + 5_000
    const hold = () => {
      if (performance.now() < end) begun.objectStore(name).getKey('').addEventListener('success', hold)
    }
    hold()
    return begun
  }
}

/** Resolves when every store of the device can be written, also those that a page that was left has used. */
async function untilStoresAnswer(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => resolve(opening.result))
  })
  const transaction = database.transaction(database.objectStoreNames, 'readwrite')
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  database.close()
}

engineJourney('[RELY-02] a save ends although a page was left while it stored something', async ({ page }) => {
  const ada = await newUser({ days: 3 })
  await signIn(page, ada, true)
  await page.goto('/log')
  await pain(page).waitFor()
  await page.evaluate(slowDown, null)
  await pain(page).press('ArrowRight')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)), null)
  await page.goto('/privacy')
  await page.goto('/log')
  await pain(page).waitFor()
  await page.evaluate(untilStoresAnswer, DATABASE_NAME)
  await save(page, ada.userId, 3, true)
})

engineJourney(
  '[LOG-12] [LOG-14] what is logged offline opens again and is sent later',
  async ({ page, connection }) => {
    const ada = await newUser({ days: 5 })
    await signIn(page, ada, true)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready), null)
    await page.goto('/log')
    await pain(page).waitFor()
    // The device keeps what was read a moment after it is shown.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)), null)
    await connection.cut()
    await page.goto('/log')
    await pain(page).fill('3')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page
      .getByText(/kept on this device and will be sent/)
      .first()
      .waitFor()
    await page.goto('/about')
    await page.goto('/home')
    await page.getByRole('heading', { name: /^Good/ }).first().waitFor()
    expect(await storedDayOf(ada.userId)).toBeUndefined()
    await connection.restore()
    await page.reload()
    await expect.poll(() => storedDayOf(ada.userId)).toMatchObject({ p: 3 })
  },
)
