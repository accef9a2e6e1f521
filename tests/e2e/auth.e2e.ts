import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  journey,
  newUser,
  postponeWelcome,
  signIn,
  signInByForm,
  startSession,
  storedDayOf,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { readDeviceStorage } from '../fixtures/browser/device-storage.ts'
import { readableCookies } from '../fixtures/browser/readable-secrets.ts'

describe('the public screens', () => {
  journey('open for visitors, and an unknown address shows "Page not found", signed in or not', async ({ open }) => {
    const page = await open()
    for (const path of ['/', '/auth', '/auth?type=signup', '/nowhere']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
    }
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await startSession(page, await newUser())
    await page.goto('/nowhere')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await page.goto('/auth')
    await page.waitForURL('**/home')
  })

  journey('refuse a wrong password without saying whether the account exists', async ({ open }) => {
    const page = await open()
    await page.goto('/auth')
    await page.getByLabel('Email').fill('nobody@stillwater.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('That email and password do not match.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@stillwater.test')
    await expectAccessible(page)
  })

  journey('let a visitor sign up, sign out and sign in again', async ({ open }) => {
    const page = await open()
    const email = `new.${Date.now()}@stillwater.test`
    await page.goto('/')
    await page.getByRole('link', { name: 'Create New Account' }).click()
    await page.getByLabel('Full Name').fill('Mia Hart')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('hart1984')
    await page.keyboard.press('Enter')
    await page.getByText('That password is too common').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill('otter lantern chives')
    await page.keyboard.press('Enter')
    await page.getByText('Welcome to Stillwater').waitFor()
    await page.waitForURL('**/home')
    await postponeWelcome(page)
    await page.getByRole('heading', { name: /^Good .*, Mia/ }).waitFor()
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign In to Existing Account' }).waitFor()
    await signInByForm(page, { email, password: 'otter lantern chives' }, false, 'Welcome to Stillwater')
    await page.goto('/auth?type=signup')
    await page.waitForURL('**/home')
  })

  journey(
    '[SEC-07] give no script access to a token: cookies, storage, caches, pages and replies',
    async ({ open }) => {
      const page = await open({ allowsServiceWorker: true })
      await signInByForm(page, await newUser(), true)
      await waitForServiceWorker(page)
      await expect.poll(async () => (await readDeviceStorage(page)).sealed).toBe(1)
      const [cookie] = await page.context().cookies()
      expect(cookie).toMatchObject({
        name: '__Host-session',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
        path: '/',
      })
      expect(await readableCookies(page)).toEqual([])
      // The check does find a secret that a script stores.
      const secret = cookie?.value.split('.')[1] ?? ''
      expect(secret).toHaveLength(65)
      await page.evaluate(async (value) => (await caches.open('test')).put('/test', new Response(value)), secret)
      expect(await readableCookies(page)).toEqual(['__Host-session'])
      await page.evaluate(async (value) => {
        await caches.delete('test')
        localStorage.setItem('test', value)
      }, secret)
      expect(await readableCookies(page)).toEqual(['__Host-session'])
      await page.evaluate(() => localStorage.removeItem('test'))
    },
  )
})

describe('a session', () => {
  journey(
    '[SEC-19] survives a fault and a lost network, and unsaved input is kept',
    { tags: ['deep'] },
    async ({ open, onTestFinished }) => {
      onTestFinished(() => void callControlPage('PUT', 'faults', {}))
      const ada = await newUser()
      const page = await open({ allowsServiceWorker: true })
      await signIn(page, ada)
      await page.getByRole('link', { name: 'All details' }).click()
      const pain = page.getByRole('slider', { name: 'Pain' })
      await pain.fill('9')
      await callControlPage('PUT', 'faults', { target: 'dynamodb', mode: 'down' })
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Everything you entered is kept on this device').waitFor()
      await page.context().setOffline(true)
      await page.getByRole('link', { name: 'Home' }).click()
      await page.getByText('saved on this device and will be sent automatically').waitFor()
      await callControlPage('PUT', 'faults', {})
      await page.context().setOffline(false)
      await page.getByText('saved on this device').waitFor({ state: 'detached' })
      expect(await storedDayOf(ada.userId)).toMatchObject({ p: 9 })
      await page.getByRole('link', { name: 'Log', exact: true }).click()
      expect(await pain.inputValue()).toBe('9')

      await callControlPage('PUT', 'faults', { target: 'dynamodb', mode: 'down' })
      await page.goto('/home')
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/home')
      await expectAccessible(page)
      await callControlPage('PUT', 'faults', {})
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('heading', { name: /^Good/ }).waitFor()
    },
  )

  journey('[AUTH-11] survives a restart of the browser only with "Stay logged in"', async ({ open }) => {
    const ada = await newUser()
    for (const stayLoggedIn of [true, false]) {
      const page = await open()
      await signInByForm(page, ada, stayLoggedIn)
      // A browser keeps only cookies with an expiry date when it is closed.
      const cookies = (await page.context().cookies()).filter(({ expires }) => expires !== -1)
      await page.context().close()
      const reopened = await open({ storageState: { cookies, origins: [] } })
      await reopened.goto('/home')
      await reopened.getByRole('heading', { name: stayLoggedIn ? /^Good/ : 'Welcome back' }).waitFor()
    }
  })

  journey(
    '[AUTH-15] ends on the device at an offline sign-out, and on the service once it is online again',
    async ({ open }) => {
      const page = await open({ allowsServiceWorker: true })
      await signIn(page, await newUser())
      await waitForServiceWorker(page)
      const other = await page.context().newPage()
      await other.goto('/profile')
      await other.getByRole('button', { name: 'Sign out' }).waitFor()
      const [cookie] = await page.context().cookies()
      const sessionExists = async () => {
        const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
        const { account } = await (await fetch(new URL('/api/auth/session', page.url()), { headers })).json()
        return Boolean(account)
      }
      await page.getByRole('link', { name: 'Profile' }).click()
      await page.getByRole('button', { name: 'Sign out' }).waitFor()
      // The code of the device's storage loads after the screen.
      const hasLoadedStorage = () =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-')))
      await expect.poll(hasLoadedStorage).toBe(true)
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByText('Signed out on this device').waitFor()
      await page.getByRole('link', { name: 'Create New Account' }).waitFor()
      await other.waitForURL((url) => url.pathname === '/')
      expect(await sessionExists()).toBe(true)
      await page.context().setOffline(false)
      await expect.poll(sessionExists).toBe(false)
      await page.goto('/home')
      await page.waitForURL('**/auth?next=%2Fhome')
    },
  )

  journey('[AUTH-17] that has ended leads to sign-in and back, and the typed text is still there', async ({ open }) => {
    const ada = await newUser()
    const page = await open()
    await signIn(page, ada)
    await page.getByRole('link', { name: 'All details' }).click()
    await page.getByText('Daily Journal').click()
    await page.getByLabel('Note', { exact: true }).fill('Half a thought')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Authentication required').waitFor()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL('**/auth?next=%2Flog')
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL('**/log')
    await page.getByText('Daily Journal').click()
    await expect.poll(() => page.getByLabel('Note', { exact: true }).inputValue()).toBe('Half a thought')
  })
})
