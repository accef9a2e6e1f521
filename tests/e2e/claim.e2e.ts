import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  SAME_ORIGIN,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const NEW_PASSWORD = 'otter lantern chives'
interface Account {
  email: string
  password: string
  userId: string
}

/** An account that an intruder opened with another person's address, with words of their own. */
async function newHijackedAccount(page: Page): Promise<Account> {
  const account = await newUser({ proven: false, name: 'Grumpy Goose', days: 5 })
  const { request } = page.context()
  const { email, password } = account
  await request.post('/api/auth/sign-in', { headers: SAME_ORIGIN, data: { email, password, stayLoggedIn: false } })
  await request.post('/api/custom/symptoms', { headers: SAME_ORIGIN, data: { name: 'Grumpy', attempt: 'goose1' } })
  const plan = { flarePlan: { drinks: ['Grumpy tea'] } }
  expect((await request.put('/api/preferences', { headers: SAME_ORIGIN, data: plan })).status()).toBe(200)
  const set = { text: 'Why so grumpy?', order: 1 }
  const data = { device: 'goose000', n: 1, set, seen: {}, editedAt: Date.now(), zone: 'UTC' }
  const saved = await request.put('/api/records/questions/goose123', { headers: SAME_ORIGIN, data })
  expect(saved.status()).toBe(200)
  return account
}

/** Claims an account with a magic link, and sets a password. */
async function claim(page: Page, { email }: Account): Promise<void> {
  await page.context().request.post('/api/auth/links', { headers: SAME_ORIGIN, data: { kind: 'magic', email } })
  const mails = () => callControlPage('GET', `mail?to=${encodeURIComponent(email)}`)
  await expect.poll(async () => (await mails()).length).toBe(1)
  await page.goto((await mails())[0].links[0])
  await page.getByRole('button', { name: 'Go On' }).click()
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await page.getByText('Password Updated').waitFor()
}

async function signInAsOwner(page: Page, { email }: Account): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('checkbox', { name: 'Stay logged in' }).check()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'Was this you?' }).waitFor()
  expect(await page.getByText('Welcome back!').count()).toBe(0)
}

const itemsOf = ({ userId }: Account): Promise<{ sk: string }[]> =>
  callControlPage('GET', `table?pk=${encodeURIComponent(`USER#${userId}`)}`)

describe('the owner of an account that another person opened', () => {
  journey(
    '[AUTH-18] sees what was there, removes it by keyboard on a small phone, and gives a name',
    async ({ open }) => {
      const account = await newHijackedAccount(await open())
      const page = await open({ viewport: SMALL_PHONE, textSize: 200 })
      await claim(page, account)
      await signInAsOwner(page, account)
      for (const words of ['Grumpy Goose', /^5 days, from /, 'Grumpy', 'Grumpy tea'])
        await page.getByText(words, { exact: true }).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      for (const path of ['/home', '/log', '/history', '/profile']) {
        await page.goto(path)
        await page.getByRole('heading', { name: 'Was this you?' }).waitFor()
        expect(new URL(page.url()).pathname).toBe('/claim')
      }
      await page.getByRole('link', { name: 'In pain now? Open the Flare Kit' }).click()
      await page.getByRole('heading', { name: 'When to seek care' }).waitFor()
      expect(await page.getByText('Grumpy').count()).toBe(0)
      await page.getByRole('link', { name: 'Home' }).click()
      const remove = page.getByRole('button', { name: 'Remove All of It' })
      await page.getByRole('button', { name: 'Keep All of It' }).focus()
      await page.keyboard.press('Tab')
      expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'What is your name?' }).waitFor()
      await page.getByText('What was there before is no longer part of your account.').waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(JSON.stringify(await itemsOf(account))).not.toContain('Grumpy')
      await page.getByRole('button', { name: 'Go On' }).click()
      await page.getByText('Enter your name').waitFor()
      await page.getByLabel('Full Name').fill('Mia Hart')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Welcome to Stillwater' }).waitFor()
      const days = (await itemsOf(account)).filter(({ sk }) => sk.startsWith('DAY#'))
      expect(days).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('forgets'))).toBeNull()
    },
  )

  journey(
    '[AUTH-18] keeps it if it was their own, and the first of two tabs decides',
    { tags: ['deep'] },
    async ({ open }) => {
      const account = await newHijackedAccount(await open())
      const page = await open()
      await claim(page, account)
      await signInAsOwner(page, account)
      const other = await page.context().newPage()
      await other.goto('/home')
      await other.getByRole('button', { name: 'Remove All of It' }).waitFor()
      await page.getByRole('button', { name: 'Keep All of It' }).click()
      await page.getByRole('heading', { name: 'What is your name?' }).waitFor()
      expect(await page.getByLabel('Full Name').inputValue()).toBe('Grumpy Goose')
      await other.getByRole('button', { name: 'Remove All of It' }).click()
      await other.getByText('This was decided on another device.').waitFor()
      await other.getByRole('heading', { name: 'What is your name?' }).waitFor()
      await page.getByLabel('Full Name').fill('Mia Hart')
      await page.getByRole('button', { name: 'Go On' }).click()
      await page.getByRole('heading', { name: /^Good .*, Mia/ }).waitFor()
      await other.reload()
      await other.getByRole('heading', { name: /^Good .*, Mia/ }).waitFor()
      await page.goto('/flare-kit')
      await page.getByText('Grumpy tea').waitFor()
    },
  )
})
