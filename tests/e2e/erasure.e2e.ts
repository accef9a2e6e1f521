import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  postponeWelcome,
  signIn,
  signInByForm,
  storedDayOf,
} from '../fixtures/browser/browser.ts'
import { readDeviceStorage } from '../fixtures/browser/device-storage.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { waitUntilMailSent } from '../fixtures/mail/mail-sent.ts'

/** Seven days, and the time after them in which late requests finish. */
const UNTIL_ERASED = { advanceMinutes: 7 * 24 * 60 + 11 }

const itemsAt = (pk: string): Promise<unknown[]> => callControlPage('GET', `table?pk=${encodeURIComponent(pk)}`)
/** The mails to an address about its deletion; another one may be about the new device. */
async function noticesTo(email: string): Promise<{ subject: string; text: string }[]> {
  const mails: { subject: string; text: string }[] = await callControlPage(
    'GET',
    `mail?to=${encodeURIComponent(email)}`,
  )
  return mails.filter(({ subject }) => subject.includes('will be deleted'))
}

/** Presses a button by keyboard. */
async function press(page: Page, name: string | RegExp, within: Pick<Page, 'getByRole'> = page): Promise<void> {
  const button = within.getByRole('button', { name })
  await button.focus()
  await page.keyboard.press('Enter')
}

async function askForDeletion(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Delete my account/ }).waitFor()
  await press(page, /^Delete my account/)
  const room = page.getByRole('dialog')
  await room.getByText('What will be erased').waitFor()
  await press(page, 'Delete my account', room)
}

/** Logs pain on a device without a network. */
async function logOffline(page: Page): Promise<void> {
  await page.goto('/log')
  await page.getByRole('slider', { name: 'Pain' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('slider', { name: 'Pain' }).fill('5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved offline').waitFor()
}

journey(
  '[PROF-03] [SEC-29] [SEC-08] an account is deleted: a sign-in takes it back, and after seven days nothing is left',
  async ({ open }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    const ada = await newUser({ days: 3 })
    const laptop = await open()
    await signIn(laptop, ada)
    await logOffline(laptop)
    const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
    await signIn(page, ada, true)
    const set = { text: 'Why at night?', order: 1 }
    const data = { device: 'phone000', n: 1, set, seen: {}, editedAt: Date.now(), zone: 'UTC' }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const saved = await page.context().request.put('/api/records/questions/heron123', { headers, data })
    expect(saved.status()).toBe(200)

    await askForDeletion(page)
    await page.getByText('Delete your account?').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await press(page, 'Yes, delete it')
    await page.getByText(/^Your account will be erased on/).waitFor()
    await expectAccessible(page)
    await expect.poll(async () => (await readDeviceStorage(page)).items).toBe(0)
    await expect.poll(async () => (await noticesTo(ada.email)).length).toBe(1)
    expect((await noticesTo(ada.email))[0]?.text).toContain('sign in within these 7 days')
    await page.goto('/home')
    await page.waitForURL('**/auth?next=%2Fhome')

    // The other device keeps what it could not send, and sends it once its user has come back.
    await laptop.context().setOffline(false)
    await laptop.waitForURL('**/auth?next=**')
    expect(await storedDayOf(ada.userId)).toBeUndefined()
    await signInByForm(laptop, ada)
    await laptop.getByText('Welcome back. Your account stays').waitFor()
    await expectAccessible(laptop)
    await expect.poll(() => storedDayOf(ada.userId)).toMatchObject({ p: 5 })

    await signIn(page, ada)
    await askForDeletion(page)
    await press(page, 'Yes, delete it')
    await page.getByText(/^Your account will be erased on/).waitFor()
    await expect.poll(async () => (await noticesTo(ada.email)).length).toBe(2)
    await waitUntilMailSent()
    await callControlPage('PUT', 'clock', UNTIL_ERASED)
    expect(await callControlPage('POST', 'schedules/erasure/run')).toEqual({ succeeded: true })
    for (const pk of [
      `RECORDS#${ada.userId}`,
      `USER#${ada.userId}`,
      `EMAIL#${encodeURIComponent(ada.email)}`,
      'ERASURE',
    ])
      expect(await itemsAt(pk)).toEqual([])

    await page.goto('/auth')
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('That email and password do not match').waitFor()
    expect(await noticesTo(ada.email)).toHaveLength(2)

    await page.goto('/auth?type=signup')
    await page.getByLabel('Full Name').fill('Ada Fenwick')
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill('otter lantern chives')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await postponeWelcome(page)
    await page.goto('/history')
    await page
      .getByText(/No entries|nothing/i)
      .first()
      .waitFor()
  },
)

journey('[PROF-03] a user without a password, who signs in with Google, deletes the account, too', async ({ open }) => {
  onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
  const page = await open({ viewport: SMALL_PHONE })
  const chooseWren = () => page.getByRole('button', { name: 'wren.ashby@gmail.com' }).click()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await chooseWren()
  await postponeWelcome(page)
  // By now the sign-in is no proof any more, so the user signs in again first, and comes back to the room.
  await callControlPage('PUT', 'clock', { advanceMinutes: 16 })
  await askForDeletion(page)
  await press(page, 'Yes, delete it')
  await page.getByText('Please sign in again first').waitFor()
  await expectAccessible(page)
  await press(page, 'Continue with Google', page.getByRole('dialog'))
  await chooseWren()
  await page.getByRole('dialog').getByText('What will be erased').waitFor()
  await press(page, 'Delete my account', page.getByRole('dialog'))
  await press(page, 'Yes, delete it')
  await page.getByText(/^Your account will be erased on/).waitFor()
  await callControlPage('PUT', 'clock', UNTIL_ERASED)
  expect(await callControlPage('POST', 'schedules/erasure/run')).toEqual({ succeeded: true })
  expect(await itemsAt('ERASURE')).toEqual([])
})
