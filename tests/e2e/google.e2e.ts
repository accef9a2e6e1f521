import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  postponeWelcome,
  signIn,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

async function toGoogle(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('Sign in to Google').first().waitFor()
}
const choose = (page: Page, email: string) => page.getByRole('button', { name: email }).click()
const waitForNewHome = async (page: Page, name: string) => {
  await postponeWelcome(page)
  await waitForHome(page, name)
}
const waitForHome = (page: Page, name: string) =>
  page.getByRole('heading', { name: new RegExp(`^Good .*, ${name}`) }).waitFor()

/** The address to which Google redirects the browser after the choice of an account. The browser does not go there. */
async function redirectOf(page: Page, email: string): Promise<string> {
  const { origin, pathname, searchParams } = new URL(page.url())
  const body = new URLSearchParams({ ...Object.fromEntries(searchParams), email })
  const reply = await fetch(`${origin}${pathname}/callback`, { method: 'POST', body, redirect: 'manual' })
  return reply.headers.get('location') ?? ''
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign In to Existing Account' }).waitFor()
}

const isSignedIn = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/auth/session')).json()).account !== null)

describe('Continue with Google', () => {
  journey(
    '[AUTH-09] creates an account by keyboard on a small phone, and signs the same user in again',
    async ({ open }) => {
      const page = await open({ viewport: SMALL_PHONE })
      for (const path of ['/auth', '/auth?type=signup']) {
        await page.goto(path)
        await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
      await page.getByRole('button', { name: 'Continue with Google' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'wren.ashby@gmail.com' }).focus()
      let release: (() => void) | undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/auth/google/callback', async (route) => {
        await released
        await route.continue()
      })
      await page.keyboard.press('Enter')
      // The status fades in only when the sign-in takes long.
      const status = page.getByRole('status').filter({ hasText: 'Signing in…' })
      await expect.poll(() => status.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
      expect(new URL(page.url()).search).toBe('')
      await expectAccessible(page)
      release?.()
      await waitForNewHome(page, 'Wren')
      const visible = await page.evaluate(() =>
        JSON.stringify([performance.getEntriesByType('resource'), document.referrer]),
      )
      expect(visible).not.toContain('code=')
      await signOut(page)
      await toGoogle(page)
      await choose(page, 'wren.ashby@gmail.com')
      await waitForNewHome(page, 'Wren')
      expect(await page.getByText('Welcome back!').count()).toBe(0)
    },
  )

  journey('[AUTH-10] welcomes a returning user and opens the requested screen', async ({ open }) => {
    const ada = await newUser({ email: 'ada@stillwater.test' })
    const page = await open()
    await page.goto('/profile')
    await page.waitForURL('**/auth?next=%2Fprofile')
    await page.getByRole('checkbox', { name: 'Stay logged in' }).check()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await choose(page, ada.email)
    await page.waitForURL('**/profile')
    await page.getByText('Welcome back!').waitFor()
    const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-session')
    expect(cookie).toMatchObject({ value: expect.stringContaining(ada.userId), sameSite: 'Strict', httpOnly: true })
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 86_400)
    // Back must not lead to an address with a code from Google.
    await page.goBack()
    expect(page.url()).not.toMatch(/[?&]code=/)
  })

  journey('returns to sign-in when the user cancels', async ({ open }) => {
    const page = await open()
    await toGoogle(page)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByText('Nothing has changed').waitFor()
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    expect(page.url()).toMatch(/\/auth$/)
    await expectAccessible(page)
  })

  journey('[SEC-13] works once, and only in the browser that started it', async ({ open }) => {
    const [mine, other] = [await open(), await open()]
    await toGoogle(mine)
    const address = await redirectOf(mine, 'iris@fenland.example')
    await other.goto(address)
    await other.getByText('Please try signing in again.').waitFor()
    await other.waitForURL('**/auth')
    expect(await isSignedIn(other)).toBe(false)
    await mine.goto(address)
    await waitForNewHome(mine, 'Iris')
    await signOut(mine)
    await mine.goto(address)
    await mine.getByText('Please try signing in again.').waitFor()
    expect(await isSignedIn(mine)).toBe(false)
  })

  journey(
    '[RELY-05] shows an error when Google fails, keeps the session, and works after the recovery',
    { tags: ['deep'] },
    async ({ open, onTestFinished }) => {
      onTestFinished(() => void callControlPage('PUT', 'faults', {}))
      const page = await open()
      await signIn(page, await newUser())
      const otherTab = await page.context().newPage()
      await otherTab.goto('/home')
      for (const mode of ['down', 'slow', 'garbage', 'throttle', 'error']) {
        // The page itself does not navigate: that could end the evaluation before it returns.
        const address = await page.evaluate<string>(async () => {
          const reply = await fetch('/api/auth/google', { method: 'POST' })
          return (await reply.json()).address
        })
        await page.goto(address)
        await page.getByText('Sign in to Google').first().waitFor()
        const redirect = await redirectOf(page, 'iris@fenland.example')
        await callControlPage('PUT', 'faults', { target: 'google', mode })
        await page.goto(redirect)
        await page.getByText('Google cannot be reached').waitFor()
        await callControlPage('PUT', 'faults', {})
        expect(await isSignedIn(page)).toBe(true)
      }
      await otherTab.reload()
      await waitForHome(otherTab, 'Ada')
      await signOut(otherTab)
      await toGoogle(page)
      await choose(page, 'iris@fenland.example')
      await waitForNewHome(page, 'Iris')
    },
  )

  journey(
    '[AUTH-18] lets the owner of an address claim its account: the old session and password become invalid',
    { tags: ['deep'] },
    async ({ open }) => {
      const firstUser = await newUser({ email: 'rowan.tay@gmail.com', proven: false })
      const [firstPage, ownerPage] = [await open(), await open()]
      await signIn(firstPage, firstUser)
      await toGoogle(ownerPage)
      await choose(ownerPage, firstUser.email)
      await ownerPage.getByText('This account is yours').waitFor()
      await ownerPage.getByRole('heading', { name: 'Choose a new password' }).waitFor()
      await expectAccessible(ownerPage)
      await ownerPage.getByLabel('New Password', { exact: true }).fill('otter lantern chives')
      await ownerPage.getByLabel('Confirm New Password', { exact: true }).fill('otter lantern chives')
      await ownerPage.getByRole('button', { name: 'Update Password' }).click()
      await ownerPage.getByText('Password Updated').waitFor()
      await toGoogle(ownerPage)
      await choose(ownerPage, firstUser.email)
      await ownerPage.getByLabel('Full Name').fill('Rowan Tay')
      await ownerPage.getByRole('button', { name: 'Go On' }).click()
      await waitForHome(ownerPage, 'Rowan')
      expect(await isSignedIn(firstPage)).toBe(false)
      await firstPage.goto('/home')
      await firstPage.getByRole('heading', { name: 'Welcome back' }).waitFor()
      await firstPage.getByLabel('Email').fill(firstUser.email)
      await firstPage.getByLabel('Password', { exact: true }).fill(firstUser.password)
      await firstPage.getByRole('button', { name: 'Sign In', exact: true }).click()
      await firstPage.getByText('That email and password do not match.').waitFor()
    },
  )

  journey(
    '[SEC-13] does not sign in to an account with an address that Google does not vouch for',
    async ({ open }) => {
      await newUser({ email: 'noor@stillwater.test' })
      const page = await open()
      await toGoogle(page)
      await choose(page, 'noor@stillwater.test')
      await page.getByText('Please sign in another way').waitFor()
      await expectAccessible(page)
      expect(await isSignedIn(page)).toBe(false)
    },
  )
})
