import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
} from '../fixtures/browser/browser.ts'

const NEW_PASSWORD = 'otter lantern chives'

interface Mail {
  subject: string
  text: string
  links: string[]
}

/** Waits until `count` mails were sent to `email`. Returns the newest. */
async function mailTo(email: string, count = 1): Promise<Mail> {
  const mails = (): Promise<Mail[]> => callControlPage('GET', `mail?to=${encodeURIComponent(email)}`)
  await expect.poll(async () => (await mails()).length).toBe(count)
  const [newest] = await mails()
  if (!newest) throw new Error('No mail came')
  return newest
}
const linkOf = ({ links }: Mail) => links[0] ?? ''

async function askForMagic(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Sign in with Magic Link' }).click()
  // The screen before has a field of this name, too.
  await page.getByRole('button', { name: 'Send Magic Link' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await page.getByText('Magic Link Sent!').waitFor()
}

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await page.getByText('Password Reset Email Sent').waitFor()
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await page.getByText('Password Updated').waitFor()
}

describe('a magic link', () => {
  journey('[AUTH-04] [SEC-10] signs in once, in any browser, and shows an error the second time', async ({ open }) => {
    const { email } = await newUser()
    const page = await open()
    await page.goto('/auth?type=magic')
    await page.getByRole('heading', { name: 'Sign in without a password' }).waitFor()
    await expectAccessible(page)
    await askForMagic(page, email)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const link = linkOf(await mailTo(email))
    const other = await open()
    await other.goto(link)
    await other.getByText('You will be signed in as j…@stillwater.test.').waitFor()
    expect(other.url()).not.toContain('link=')
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Sign In', exact: true }).click()
    await other.getByRole('heading', { name: /^Good/ }).waitFor()
    await page.goto(link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Send a new link' }).click()
    await page.waitForURL('**/auth?type=magic')
  })

  journey(
    '[SEC-12] that is requested too soon comes within 15 minutes; until then there is no second one',
    async ({ open }) => {
      onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
      const { email } = await newUser()
      const { request } = await open()
      const ask = async () => {
        const headers = { 'sec-fetch-site': 'same-origin' }
        const response = await request.post('/api/auth/links', { headers, data: { kind: 'magic', email } })
        expect(response.status()).toBe(200)
      }
      await ask()
      const first = await mailTo(email)
      await callControlPage('PUT', 'clock', { advanceMinutes: 16 })
      await ask()
      // The job must wait in the queue before the clock moves on.
      const queues = async () => JSON.stringify(await callControlPage('GET', 'queues'))
      await expect.poll(queues).toContain('"receives":0,"hidden":true')
      expect(linkOf(await mailTo(email))).toBe(linkOf(first))
      await callControlPage('PUT', 'clock', { advanceMinutes: 15 })
      expect(linkOf(await mailTo(email, 2))).not.toBe(linkOf(first))
    },
  )

  journey('[AUTH-04] has a code that can be typed in the browser that asked for it', async ({ open }) => {
    const { email } = await newUser()
    const page = await open()
    await askForMagic(page, email)
    const { text } = await mailTo(email)
    const code = /^\d{4} \d{4}$/m.exec(text)?.[0] ?? ''
    await page.getByLabel('Code from the email').fill('0000 0000')
    await page.getByRole('button', { name: 'Sign In with Code' }).click()
    await page.getByText('That code does not fit').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Code from the email').fill(code)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Good/ }).waitFor()
  })

  journey('[AUTH-04] expires after a quarter of an hour', async ({ open, onTestFinished }) => {
    const { email } = await newUser()
    const page = await open()
    await askForMagic(page, email)
    const link = linkOf(await mailTo(email))
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    await callControlPage('PUT', 'clock', { advanceMinutes: 16 })
    await page.goto(link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  })

  journey('[RELY-05] is sent as soon as mail works again', { tags: ['deep'] }, async ({ open, onTestFinished }) => {
    const { email } = await newUser()
    const page = await open()
    onTestFinished(() => callControlPage('PUT', 'faults', {}))
    await callControlPage('PUT', 'faults', { target: 'queue', mode: 'down' })
    await page.goto('/auth?type=magic')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Magic Link' }).click()
    await page.getByText('The fault is ours.').waitFor()
    await callControlPage('PUT', 'faults', {})
    await callControlPage('PUT', 'faults', { target: 'mail', mode: 'down' })
    const failedMails = async () =>
      ((await callControlPage('GET', 'log')) as string[]).filter((line) => line.includes('"mail failed"')).length
    const failedBefore = await failedMails()
    await page.getByRole('button', { name: 'Send Magic Link' }).click()
    await page.getByText('Magic Link Sent!').waitFor()
    // While a try is running, the clock must not move: the queue would start a second one beside it.
    await expect.poll(failedMails).toBe(failedBefore + 1)
    await callControlPage('PUT', 'faults', {})
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    await callControlPage('PUT', 'clock', { advanceMinutes: 4 })
    await page.goto(linkOf(await mailTo(email)))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('heading', { name: /^Good/ }).waitFor()
  })
})

describe('a forgotten password', () => {
  journey(
    '[AUTH-05] [AUTH-06] [AUTH-07] [SEC-14] is replaced, all sessions end, and the owner gets a mail',
    async ({ open }) => {
      const ada = await newUser()
      const home = await open()
      await signIn(home, ada)
      const page = await open()
      await askForReset(page, ada.email)
      const link = linkOf(await mailTo(ada.email))
      await page.goto(link)
      await page.waitForURL('**/reset-password')
      await page.getByText('Please enter your new password below.').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await choosePassword(page)
      await page.waitForURL((url) => url.pathname === '/auth' && url.hash === '')
      await home.goto('/home')
      await home.waitForURL('**/auth?next=%2Fhome')
      expect((await mailTo(ada.email, 2)).text).toContain('was just changed')
      expect(await page.getByLabel('Email').inputValue()).toBe(ada.email)
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.getByRole('heading', { name: /^Good/ }).waitFor()
      await page.goto(link)
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    },
  )

  journey('[ROUTE-02] can also be replaced by a signed-in user', async ({ open }) => {
    const ada = await newUser()
    const page = await open()
    await askForReset(page, ada.email)
    const link = linkOf(await mailTo(ada.email))
    await startSession(page, ada)
    await page.goto(link)
    await choosePassword(page)
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  })
})

describe('the e-mail address of a new account', () => {
  const signUp = async (page: Page, email: string) => {
    await page.goto('/auth?type=signup')
    await page.getByLabel('Full Name').fill('Mia Hart')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('still-water')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('heading', { name: 'Welcome to Stillwater' }).waitFor()
  }

  journey('[AUTH-14] [AUTH-18] is verified with the link in its mail, in a signed-in browser', async ({ open }) => {
    const email = `confirm.${Date.now()}@stillwater.test`
    const page = await open()
    await signUp(page, email)
    const link = linkOf(await mailTo(email))
    expect(link).toContain('/auth?type=signup#link=')
    await page.goto(link)
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Email confirmed').waitFor()
    await page.waitForURL('**/home')
  })

  journey(
    '[AUTH-18] lets its owner claim the account that another user created with it',
    { tags: ['deep'] },
    async ({ open }) => {
      const email = `claimed.${Date.now()}@stillwater.test`
      const creator = await open()
      await signUp(creator, email)
      const owner = await open()
      await owner.goto(linkOf(await mailTo(email)))
      await owner.getByText('all devices that are signed in to it will be signed out').waitFor()
      await expectAccessible(owner)
      await owner.getByRole('button', { name: 'Go On' }).click()
      await choosePassword(owner)
      await creator.goto('/home')
      await creator.waitForURL('**/auth?next=%2Fhome')
      await creator.getByLabel('Email').fill(email)
      await creator.getByLabel('Password', { exact: true }).fill('still-water')
      await creator.getByRole('button', { name: 'Sign In', exact: true }).click()
      await creator.getByText('That email and password do not match.').waitFor()
    },
  )
})
