import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signInByForm,
  startSession,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { addVirtualAuthenticator } from '../fixtures/browser/virtual-authenticator.ts'

const ROOM = '/settings?room=passkeys'

async function signOut(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Stillwater' }).waitFor()
}

/** Adds a passkey in the open room, by keyboard. */
async function add(page: Page): Promise<void> {
  await page.goto(ROOM)
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await page.getByText('Passkey added').waitFor()
}

async function check(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

journey(
  '[SEC-08] [SEC-14] a user adds a passkey, names it and signs in with it; an editor has no Admin Mode before using theirs, and removes it',
  async ({ open }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    const ada = await newUser({ days: 3 })
    const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
    const device = await addVirtualAuthenticator(page)
    await startSession(page, ada)
    await page.goto(ROOM)
    await page.getByText('You have no passkey yet').waitFor()
    await check(page)
    // The service wants to know that it is still Ada.
    await callControlPage('PUT', 'clock', { advanceMinutes: 16 })
    await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
    await page.getByLabel('Your password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await page.getByText('Passkey added').waitFor()
    await page.getByRole('button', { name: /^Rename Chrome/ }).press('Enter')
    await page.getByLabel('Name of the passkey').fill('My old phone')
    await check(page)
    await page.getByLabel('Name of the passkey').press('Enter')
    await page.getByText('My old phone', { exact: true }).waitFor()
    await check(page)

    await signOut(page)
    await page.goto('/auth')
    const signInButton = page.getByRole('button', { name: 'Sign in with a passkey' })
    await signInButton.waitFor()
    await check(page)
    await device.setVerified(false)
    await signInButton.press('Enter')
    await page.getByText('No passkey was used. Nothing has changed.').waitFor()
    await device.setVerified(true)
    await signInButton.press('Enter')
    await page.getByRole('heading', { name: /^Good/ }).waitFor()
    // So does a sign-in with it while the account waits to be deleted, and the account stays.
    const asked = await page.evaluate(async () => (await fetch('/api/profile/erasure', { method: 'POST' })).status)
    expect(asked).toBe(200)
    await page.goto('/auth')
    await signInButton.press('Enter')
    await page.getByRole('heading', { name: /^Good/ }).waitFor()
    const items: { sk: string }[] = await callControlPage('GET', `table?pk=${encodeURIComponent(`USER#${ada.userId}`)}`)
    expect(items.find(({ sk }) => sk === 'ME#PROFILE')).not.toHaveProperty('erasesAt')
    // The passkey proves again later who it is, instead of the password.
    await callControlPage('PUT', 'clock', { advanceMinutes: 32 })
    await page.goto(ROOM)
    await page.getByText(/^Added .*Last used /).waitFor()
    await page.getByRole('button', { name: 'Remove My old phone' }).press('Enter')
    await page.getByRole('button', { name: 'Remove it' }).press('Enter')
    await page.getByLabel('Your password', { exact: true }).waitFor()
    await check(page)
    await page.getByRole('button', { name: 'Use your passkey' }).press('Enter')
    await page.getByText('Passkey removed').waitFor()
    await page.getByText('You have no passkey yet').waitFor()

    const edith = await newUser({ roles: ['editor'], days: 3 })
    await signOut(page)
    await signInByForm(page, edith)
    await page.goto('/learn/manage')
    await page.getByRole('link', { name: 'Add a passkey' }).waitFor()
    await check(page)
    await add(page)
    await page.goto('/learn')
    await page.getByRole('link', { name: 'Admin Mode' }).waitFor()
    await signOut(page)
    await signInByForm(page, edith, false, 'Please use your passkey')
    await check(page)
    await page.getByRole('button', { name: 'Continue without my role' }).press('Enter')
    await page.getByRole('heading', { name: /^Good/ }).waitFor()
    await page.getByRole('link', { name: 'Learn' }).first().click()
    await page.getByRole('heading', { name: 'IC Learning Hub' }).waitFor()
    expect(await page.getByRole('link', { name: 'Admin Mode' }).count()).toBe(0)
    await page.goto('/learn/manage')
    await page.getByRole('button', { name: 'Use your passkey' }).press('Enter')
    await page.getByRole('heading', { name: 'Article Management' }).waitFor()
    expect(await page.getByRole('link', { name: 'Add a passkey' }).count()).toBe(0)
    await page.goto(ROOM)
    await page.getByRole('button', { name: /^Remove Chrome/ }).press('Enter')
    await page.getByRole('button', { name: 'Remove it' }).press('Enter')
    await page.getByText('Passkey removed').waitFor()
  },
)
