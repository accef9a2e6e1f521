import type { Page } from 'playwright-core'
import { afterEach, expect, vi } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  type Journey,
  journey,
  newUser,
  signIn,
  storedDayOf,
} from '../fixtures/browser/browser.ts'
import { WAIT_TIMEOUT_MS } from '../fixtures/wait-timeout.ts'

const setFault = (target?: string, mode = 'down', more = {}) =>
  callControlPage('PUT', 'faults', target ? { target, mode, ...more } : {})

afterEach(() => setFault())

/**
 * Tests each fault for a signed-in user (`home`), for a user who signs in (`signInPage`), and for a visitor who signs
 * up.
 */
journey(
  '[RELY-05] [SEC-19] no fault signs a user out, and users can sign in after the recovery',
  { tags: ['deep'] },
  async ({ open }) => {
    const [ada, noor] = [await newUser(), await newUser()]
    const [home, signInPage] = [await open(), await open()]
    await signIn(home, ada)
    await signInPage.goto('/auth')
    await signInPage.getByLabel('Email').fill(noor.email)
    await signInPage.getByLabel('Password', { exact: true }).fill(noor.password)
    const submitSignIn = async () => {
      const [reply] = await Promise.all([
        signInPage.waitForResponse('**/api/auth/sign-in'),
        signInPage.getByRole('button', { name: 'Sign In', exact: true }).click(),
      ])
      return reply.status()
    }

    for (const target of ['identity', 'dynamodb']) {
      await setFault(target, 'garbage')
      expect(await submitSignIn()).toBe(503)
      await signInPage.getByText('The fault is ours.').waitFor()
      await expectAccessible(signInPage)
      expect(await signInPage.getByLabel('Email').inputValue()).toBe(noor.email)
      expect((await signInPage.context().cookies()).map(({ name }) => name)).not.toContain('__Host-session')
    }
    await home.reload()
    await home.getByRole('button', { name: 'Retry' }).waitFor()
    expect(new URL(home.url()).pathname).toBe('/home')

    // Operations that do not need the directory or the queue still work.
    await setFault()
    await setFault('identity')
    await setFault('queue')
    await home.getByRole('button', { name: 'Retry' }).click()
    await home.getByRole('link', { name: 'All details' }).click()
    await home.getByRole('slider', { name: 'Pain' }).fill('4')
    await home.getByRole('button', { name: 'Save' }).click()
    await home
      .getByText(/^Saved(\.|$)/)
      .first()
      .waitFor()
    expect(await storedDayOf(ada.userId)).toMatchObject({ p: 4 })

    await setFault()
    expect(await submitSignIn()).toBe(200)
    await signInPage.getByRole('heading', { name: /^Good/ }).waitFor()

    await setFault('queue')
    const signUpPage = await open()
    await signUpPage.goto('/auth?type=signup')
    await signUpPage.getByLabel('Full Name').fill('Mia Hart')
    await signUpPage.getByLabel('Email').fill(`mia.${Date.now()}@stillwater.test`)
    await signUpPage.getByLabel('Password', { exact: true }).fill('otter lantern chives')
    await signUpPage.getByRole('button', { name: 'Create Account' }).click()
    await signUpPage.getByRole('heading', { name: 'Welcome to Stillwater' }).waitFor()
  },
)

/** A new user logs pain 9 and presses Save, which fails in some way. Returns the page, whose clock can be moved. */
async function saveInVain(open: Journey['open'], fail: (page: Page) => Promise<unknown>) {
  const ada = await newUser()
  const page = await open()
  await page.clock.install()
  await signIn(page, ada)
  await page.getByRole('link', { name: 'All details' }).click()
  await page.getByRole('slider', { name: 'Pain' }).fill('9')
  await fail(page)
  // The app says so after ten seconds, even while a request is under way.
  const refused = page.waitForResponse((response) => response.url().includes('/api/days/') && !response.ok())
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Error saving symptoms').waitFor()
  await refused
  const waitUntilSent = () =>
    vi.waitFor(async () => expect(await storedDayOf(ada.userId)).toMatchObject({ p: 9, v: 1 }), WAIT_TIMEOUT_MS)
  return { page, waitUntilSent }
}

journey.for(['with', 'without'])(
  '[RELY-05] [LOG-14] a minute after the table recovers, the edit is sent and the screen is read, %s a reload',
  async (reload, { open }) => {
    const { page, waitUntilSent } = await saveInVain(open, () => setFault('dynamodb', 'error'))
    if (reload === 'with') await page.goto('/history')
    else await page.getByRole('link', { name: 'History' }).click()
    await page.getByText('Not reachable just now').first().waitFor()
    await setFault()
    await page.clock.fastForward(61_000)
    await page.getByText('Pain 9').first().waitFor()
    await waitUntilSent()
    await page.getByText('Not reachable just now').first().waitFor({ state: 'hidden' })
  },
)

journey('[RELY-05] [LOG-14] a long pause after a failure ends when the service replies again', async ({ open }) => {
  const { page, waitUntilSent } = await saveInVain(open, async (each) => {
    await setFault('dynamodb', 'error')
    await each.route('**/api/days/*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'retry-after': '3600' } })
    })
  })
  await setFault()
  await page.clock.fastForward(61_000)
  await waitUntilSent()
  // The reply of the last request may still be on its way through the route.
  await page.unrouteAll({ behavior: 'wait' })
})
