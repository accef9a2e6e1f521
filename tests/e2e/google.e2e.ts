import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  control,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newPerson,
  SMALL_PHONE,
  signIn,
} from '../fixtures/browser/browser.ts'

async function toGoogle(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('Sign in to Google').first().waitFor()
}
const choose = (page: Page, email: string) => page.getByRole('button', { name: email }).click()
const isHome = (page: Page, name: string) =>
  page.getByRole('heading', { name: new RegExp(`^Good .*, ${name}`) }).waitFor()

/** Where Google sends the browser that is at it, when somebody is chosen: without going there. */
async function wayBack(page: Page, email: string): Promise<string> {
  const { origin, pathname, searchParams } = new URL(page.url())
  const body = new URLSearchParams({ ...Object.fromEntries(searchParams), email })
  const answer = await fetch(`${origin}${pathname}/callback`, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
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
    '[AUTH-09] makes somebody new an account by keyboard, on a small phone, and knows them again',
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
      let hold: (() => void) | undefined
      const held = new Promise<void>((resolve) => (hold = resolve))
      await page.route('**/api/auth/google/callback', async (route) => {
        await held
        await route.continue()
      })
      await page.keyboard.press('Enter')
      // It fades in, and only when it takes long.
      const waiting = page.getByRole('status').filter({ hasText: 'Signing in…' })
      await expect.poll(() => waiting.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
      expect(new URL(page.url()).search).toBe('')
      await expectAccessible(page)
      hold?.()
      await isHome(page, 'Wren')
      const seen = await page.evaluate(() =>
        JSON.stringify([performance.getEntriesByType('resource'), document.referrer]),
      )
      expect(seen).not.toContain('code=')
      await signOut(page)
      await toGoogle(page)
      await choose(page, 'wren.ashby@gmail.com')
      await isHome(page, 'Wren')
      expect(await page.getByText('Welcome back!').count()).toBe(0)
    },
  )

  journey('[AUTH-10] welcomes whoever returns, to the screen they wanted', async ({ open }) => {
    const ada = await newPerson({ email: 'ada@stillwater.test' })
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
    // Back leads past everything of Google that brought something.
    await page.goBack()
    expect(page.url()).not.toMatch(/[?&]code=/)
  })

  journey('lets go of whoever thinks better of it', async ({ open }) => {
    const page = await open()
    await toGoogle(page)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByText('Nothing has changed').waitFor()
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    expect(page.url()).toMatch(/\/auth$/)
    await expectAccessible(page)
  })

  journey('[SEC-13] counts in the browser that began it, and once', async ({ open }) => {
    const [mine, other] = [await open(), await open()]
    await toGoogle(mine)
    const back = await wayBack(mine, 'iris@fenland.example')
    await other.goto(back)
    await other.getByText('Please try signing in again.').waitFor()
    await other.waitForURL('**/auth')
    expect(await isSignedIn(other)).toBe(false)
    await mine.goto(back)
    await isHome(mine, 'Iris')
    await signOut(mine)
    await mine.goto(back)
    await mine.getByText('Please try signing in again.').waitFor()
    expect(await isSignedIn(mine)).toBe(false)
  })

  journey(
    '[RELY-05] says so when Google fails, signs nobody out, and works as soon as it does',
    async ({ open, onTestFinished }) => {
      onTestFinished(() => void control('PUT', 'faults', {}))
      const [page, ada] = [await open(), await newPerson()]
      await signIn(page, ada)
      const elsewhere = await page.context().newPage()
      await elsewhere.goto('/home')
      for (const mode of ['down', 'slow', 'garbage', 'throttle', 'error']) {
        await page.evaluate(async () => {
          const { address } = await (await fetch('/api/auth/google', { method: 'POST' })).json()
          location.assign(address)
        })
        await page.getByText('Sign in to Google').first().waitFor()
        const back = await wayBack(page, 'iris@fenland.example')
        await control('PUT', 'faults', { target: 'google', mode })
        await page.goto(back)
        await page.getByText('Google cannot be reached').waitFor()
        await control('PUT', 'faults', {})
        expect(await isSignedIn(page)).toBe(true)
      }
      await elsewhere.reload()
      await isHome(elsewhere, 'Ada')
      await signOut(elsewhere)
      await toGoogle(page)
      await choose(page, 'iris@fenland.example')
      await isHome(page, 'Iris')
    },
  )

  journey(
    '[AUTH-18] gives an account to its true owner: whoever made it is out, and their password dead',
    async ({ open }) => {
      const maker = await newPerson({ email: 'rowan.tay@gmail.com', proven: false })
      const [theirs, owners] = [await open(), await open()]
      await signIn(theirs, maker)
      await toGoogle(owners)
      await choose(owners, maker.email)
      await owners.getByText('This account is yours').waitFor()
      await owners.getByRole('heading', { name: 'Choose a new password' }).waitFor()
      await expectAccessible(owners)
      await owners.getByLabel('New Password', { exact: true }).fill('otter lantern chives')
      await owners.getByLabel('Confirm New Password', { exact: true }).fill('otter lantern chives')
      await owners.getByRole('button', { name: 'Update Password' }).click()
      await owners.getByText('Password Updated').waitFor()
      await toGoogle(owners)
      await choose(owners, maker.email)
      await isHome(owners, 'Ada')
      expect(await isSignedIn(theirs)).toBe(false)
      await theirs.goto('/home')
      await theirs.getByRole('heading', { name: 'Welcome back' }).waitFor()
      await theirs.getByLabel('Email').fill(maker.email)
      await theirs.getByLabel('Password', { exact: true }).fill(maker.password)
      await theirs.getByRole('button', { name: 'Sign In' }).click()
      await theirs.getByText('That email and password do not match.').waitFor()
    },
  )

  journey('[SEC-13] joins nobody for whose address it does not speak', async ({ open }) => {
    await newPerson({ email: 'noor@stillwater.test' })
    const page = await open()
    await toGoogle(page)
    await choose(page, 'noor@stillwater.test')
    await page.getByText('Please sign in another way').waitFor()
    await expectAccessible(page)
    expect(await isSignedIn(page)).toBe(false)
  })
})
