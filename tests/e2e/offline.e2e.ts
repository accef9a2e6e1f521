import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  signInByForm,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { readDeviceStorage, SESSION_BYTES, waitUntilStored } from '../fixtures/browser/device-storage.ts'
import { readableText } from '../fixtures/browser/readable-secrets.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { workerWorld } from '../fixtures/setup/worker-world.ts'

const NOTE = 'Burning since dawn'
/** What home says instead of the note. */
const KEPT = 'Note kept'
/** Signs in a new user with a note today, and waits until the browser has stored the whole app. */
async function prepareUser(page: Page, stayLoggedIn: boolean, signInWith = signIn) {
  const user = await newUser({ days: 5 })
  const date = new Date().toISOString().slice(0, 10)
  await callControlPage('POST', 'days', {
    userId: user.userId,
    rows: [{ date, symptoms: { pain_level: 3 }, journal: { notes: NOTE } }],
  })
  await signInWith(page, user, stayLoggedIn)
  await page.getByText(KEPT).waitFor()
  await waitForServiceWorker(page)
  if (stayLoggedIn) await waitUntilStored(page, SESSION_BYTES)
  return user
}

/** Whether a page is of the newer version, and what may have hindered it. */
const updateState = (page: Page) =>
  page.evaluate(async () => {
    const { waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    const messages = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
    const isNew = document.querySelector('meta[name=release]') !== null
    return { isNew, waiting: waiting?.state, active: active?.state, messages }
  })

/** A served file of the shell. A test can change it, as a release does, and restore it. */
async function servedFile(name: string) {
  const path = join(workerWorld.built, 'web-shell', name)
  const original = await readFile(path, 'utf8')
  return {
    write: async (change: (text: string) => string) => {
      expect(change(original)).not.toBe(original)
      await writeFile(path, change(original))
    },
    restore: () => writeFile(path, original),
  }
}

/** Closes the app and opens it again, as from the home screen. */
async function reopen(context: BrowserContext, path: string): Promise<Page> {
  for (const page of context.pages()) await page.close()
  const page = await context.newPage()
  await page.goto(path)
  return page
}

describe('offline', () => {
  journey(
    '[SW-01] [SW-02] the app opens with its last data for a user who chose "Stay logged in"',
    async ({ open }) => {
      const first = await open({ allowsServiceWorker: true, viewport: SMALL_PHONE })
      const context = first.context()
      await prepareUser(first, true, signInByForm)
      await context.setOffline(true)

      const page = await reopen(context, '/home')
      await page.getByRole('heading', { name: /^Good .*, Ada$/ }).waitFor()
      await page.getByText(KEPT).waitFor()
      await page.getByText(/This is what this device last saw, at \d/).waitFor()
      await page.getByText("You're offline. Some features may not work properly.").waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.goto('/home?from=mail.example')
      await page.getByText(KEPT).waitFor()
      await page.getByRole('link', { name: 'Flare Kit' }).first().click()
      await page.getByRole('heading', { name: 'Start with one breath' }).waitFor()
      await page.goto('/log')
      await page.getByRole('button', { name: "Edit Today's Log" }).click()
      expect(await page.getByLabel('Note').inputValue()).toBe(NOTE)

      await context.setOffline(false)
      await page.goto('/home')
      await page.getByText(KEPT).waitFor()
      await expect.poll(() => page.getByText('This is what this device last saw').count()).toBe(0)
    },
  )

  journey('[SW-02] stored data is encrypted, and a sign-out deletes it, also offline', async ({ open }) => {
    const first = await open({ allowsServiceWorker: true })
    const context = first.context()
    await prepareUser(first, true)
    const { words, storage, files } = await readDeviceStorage(first)
    // Three letters alone can stand in encrypted bytes by chance.
    expect(words).not.toMatch(/Burning|painLevel|Ada Fenwick/)
    expect(storage).not.toMatch(/Burning|Ada/)
    expect(files.filter((path) => path.startsWith('/api'))).toEqual([])

    await context.setOffline(true)
    await first.goto('/profile')
    await first.getByRole('button', { name: 'Sign out' }).click()
    await first.getByRole('heading', { name: 'Stillwater' }).waitFor()
    await expect.poll(async () => (await readDeviceStorage(first)).sealed).toBe(0)
    const page = await reopen(context, '/home')
    await page.getByRole('link', { name: 'Sign In to Existing Account' }).waitFor()
    expect(await page.getByText(KEPT).count()).toBe(0)
  })

  journey(
    '[SEC-18] after a sign-out nothing of the user is left: pages, history, storage, caches; the next user sees nothing',
    async ({ open }) => {
      const page = await open({ allowsServiceWorker: true })
      const ada = await prepareUser(page, true, signInByForm)
      const hers = [NOTE, 'Ada Fenwick', ada.email, ada.userId]
      const hersIn = (text: string) => hers.filter((word) => text.includes(word))
      for (const path of ['/log', '/history', '/learn', '/profile']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
      }
      await page.getByText('Ada Fenwick').waitFor()
      expect(hersIn(await readableText(page))).toContain(ada.email)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('link', { name: 'Sign In to Existing Account' }).waitFor()
      await expect.poll(async () => (await readDeviceStorage(page)).items).toBe(0)
      expect(hersIn(await readableText(page))).toEqual([])

      const visits = await page.evaluate(() => history.length)
      for (let back = 1; back < visits; back++) {
        await page.goBack()
        if (!page.url().startsWith('http')) break
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        expect(hersIn(await readableText(page)), page.url()).toEqual([])
        const entry = page.url() + JSON.stringify(await page.evaluate(() => history.state))
        expect(hersIn(entry)).toEqual([])
      }
      const noor = await newUser({ name: 'Noor Haddad', days: 3 })
      await signInByForm(page, noor, true)
      await page.getByRole('heading', { name: /^Good .*, Noor$/ }).waitFor()
      for (const path of ['/log', '/profile', '/home']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        expect(hersIn(await readableText(page)), path).toEqual([])
      }
    },
  )

  journey(
    '[SW-02] without "Stay logged in" no data is stored, and the app shows this',
    { tags: ['deep'] },
    async ({ open }) => {
      const first = await open({ allowsServiceWorker: true })
      const context = first.context()
      await prepareUser(first, false, signInByForm)
      expect(await readDeviceStorage(first)).toMatchObject({ items: 0, storage: '[]' })
      await context.setOffline(true)
      const page = await reopen(context, '/home')
      await page.getByText('choose to stay logged in').waitFor()
      expect(await page.getByText(KEPT).count()).toBe(0)
      await expectAccessible(page)
      await page.goto('/flare-kit')
      await page.getByRole('heading', { name: 'Start with one breath' }).waitFor()
      await page.goto('/profile')
      await page.getByRole('heading', { name: 'No connection' }).waitFor()
      await context.setOffline(false)
      await page.getByRole('heading', { name: 'Profile' }).waitFor()
      await page.getByText('Ada Fenwick').waitFor()
    },
  )

  journey(
    '[SW-02] a session that was ended in another place ends here with the first reply, and stored data is deleted',
    { tags: ['deep'] },
    async ({ open }) => {
      const first = await open({ allowsServiceWorker: true })
      const context = first.context()
      await prepareUser(first, true)
      await context.clearCookies()
      const page = await reopen(context, '/home')
      await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
      await expect.poll(async () => (await readDeviceStorage(page)).sealed).toBe(0)
    },
  )
})

describe('the app', () => {
  journey('opens although its style sheet loads only at the second request', async ({ open }) => {
    const page = await open({ allowsServiceWorker: true })
    let requests = 0
    await page.route(/\/assets\/style-/, (route) => (requests++ ? route.continue() : route.abort()))
    await page.goto('/')
    await page.getByRole('heading', { name: 'Stillwater' }).waitFor()
    expect(requests).toBeGreaterThan(1)
    expect(await page.getByRole('heading').evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('40px')
  })

  journey('[SW-02] can be installed', { tags: ['deep'] }, async ({ open }) => {
    const page = await open({ allowsServiceWorker: true })
    await page.goto('/')
    await waitForServiceWorker(page)
    const browser = await page.context().newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Chromium treats the separate browser context of each test as incognito.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })
})

describe('a newer version', () => {
  journey(
    '[SW-01] waits for the user; Refresh Now deletes the old version and opens the new one',
    async ({ open, onTestFinished }) => {
      const indexHtml = await servedFile('index.html')
      const serviceWorker = await servedFile('sw.js')
      onTestFinished(async () => void (await Promise.all([indexHtml.restore(), serviceWorker.restore()])))
      const tab = await open({ allowsServiceWorker: true })
      await prepareUser(tab, true)
      const { files } = await readDeviceStorage(tab)

      await indexHtml.write((html) => html.replace('<meta', '<meta name="release" content="2" /><meta'))
      await serviceWorker.write((code) => code.replace(/("\/index\.html",revision:)"\w+"/, '$1"2"'))
      await tab.reload()
      await tab.getByText('A new version is ready').waitFor()
      expect(await tab.locator('meta[name=release]').count()).toBe(0)
      await tab.getByRole('link', { name: 'Edit', exact: true }).click()
      await tab.getByRole('button', { name: "Edit Today's Log" }).click()
      // The message stays above the buttons. What it covers can be scrolled to.
      const journal = tab.getByText('Daily Journal')
      await journal.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await journal.click()
      await tab.getByLabel('Note').fill('Not saved yet')
      await tab.getByRole('button', { name: 'Refresh Now' }).click()
      await tab.getByText('Please save your entry first').waitFor()
      await tab.getByRole('button', { name: "Update Today's Log" }).click()
      await tab
        .getByText(/^Saved(\.|$)/)
        .first()
        .waitFor()
      await tab.goto('/home')
      await tab.getByRole('button', { name: 'Refresh Now' }).click()
      await expect.poll(() => updateState(tab)).toMatchObject({ isNew: true })
      await tab.getByText(KEPT).waitFor()
      const after = await readDeviceStorage(tab)
      expect(after.files.toSorted()).toEqual(files.toSorted())
      expect(after.sealed).toBe(1)
      expect(await tab.getByText('A new version is ready').count()).toBe(0)
    },
  )
})

describe('the connection', () => {
  journey(
    '[CONN-02] shows a degraded service after two failures, until it recovers',
    { tags: ['deep'] },
    async ({ open, onTestFinished }) => {
      onTestFinished(() => callControlPage('PUT', 'faults', {}))
      const page = await open({ allowsServiceWorker: true })
      await page.clock.install()
      await signIn(page, await newUser())
      const banner = page.getByText('Database connection degraded. Showing cached data where available.')
      const bannersAfterFiveSeconds = async () => {
        await page.clock.runFor(5_000)
        return banner.count()
      }
      await callControlPage('PUT', 'faults', { target: 'dynamodb', mode: 'error' })
      await expect.poll(bannersAfterFiveSeconds, { interval: 300 }).toBe(1)
      await callControlPage('PUT', 'faults', {})
      await expect.poll(bannersAfterFiveSeconds, { interval: 300 }).toBe(0)
      await page.getByText('Ready to Check-In').waitFor()
    },
  )
})
