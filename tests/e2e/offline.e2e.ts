import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  appIsKept,
  control,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newPerson,
  SMALL_PHONE,
  signIn,
  signInByForm,
} from '../fixtures/browser/browser.ts'
import { kept } from '../fixtures/browser/kept.ts'
import { ownWorld } from '../fixtures/setup/own-world.ts'

const NOTE = 'Burning since dawn'

/** A person of their own with a note today, signed in, whose browser has the whole app. */
async function settled(page: Page, stay: boolean, enter = signIn) {
  const person = await newPerson({ days: 5 })
  const date = new Date().toISOString().slice(0, 10)
  await control('POST', 'days', {
    userId: person.userId,
    rows: [{ date, symptoms: { pain_level: 3 }, journal: { notes: NOTE } }],
  })
  await enter(page, person, stay)
  await page.getByText(NOTE).waitFor()
  await appIsKept(page)
  if (stay) await expect.poll(async () => (await kept(page)).sealed).toBe(1)
  return person
}

/** A file of the shell as it is served, to be changed as a release would and put back. */
async function release(name: string) {
  const path = join(ownWorld.built, 'web-shell', name)
  const built = await readFile(path, 'utf8')
  return {
    write: async (change: (text: string) => string) => {
      expect(change(built)).not.toBe(built)
      await writeFile(path, change(built))
    },
    restore: () => writeFile(path, built),
  }
}

/** Closes the app and opens it again, as from the home screen. */
async function reopen(context: BrowserContext, path: string): Promise<Page> {
  for (const page of context.pages()) await page.close()
  const page = await context.newPage()
  await page.goto(path)
  return page
}

describe('without a network', () => {
  journey('[SW-01] [SW-02] the app opens with what it last saw, for whoever stays logged in', async ({ open }) => {
    const first = await open({ keepsApp: true, viewport: SMALL_PHONE })
    const context = first.context()
    await settled(first, true, signInByForm)
    await context.setOffline(true)

    const page = await reopen(context, '/home')
    await page.getByRole('heading', { name: /^Good .*, Ada$/ }).waitFor()
    await page.getByText(NOTE).waitFor()
    await page.getByText(/This is what this device last saw, at \d/).waitFor()
    await page.getByText("You're offline. Some features may not work properly.").waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goto('/home?from=mail.example')
    await page.getByText(NOTE).waitFor()
    await page.getByRole('link', { name: 'Flare Kit' }).first().click()
    await page.getByRole('heading', { name: 'Breathe' }).waitFor()
    await page.goto('/log')
    await page.getByRole('button', { name: "Edit Today's Log" }).click()
    expect(await page.getByLabel('Note').inputValue()).toBe(NOTE)

    await context.setOffline(false)
    await page.goto('/home')
    await page.getByText(NOTE).waitFor()
    await expect.poll(() => page.getByText('This is what this device last saw').count()).toBe(0)
  })

  journey('[SW-02] what is kept is sealed, and a sign-out removes it, offline too', async ({ open }) => {
    const first = await open({ keepsApp: true })
    const context = first.context()
    await settled(first, true)
    const { words, storage, files } = await kept(first)
    expect(words).not.toMatch(/Burning|painLevel|Ada/)
    expect(storage).not.toMatch(/Burning|Ada/)
    expect(files.filter((path) => path.startsWith('/api'))).toEqual([])

    await context.setOffline(true)
    await first.goto('/profile')
    await first.getByRole('button', { name: 'Sign out' }).click()
    await first.getByRole('heading', { name: 'Stillwater' }).waitFor()
    await expect.poll(async () => (await kept(first)).sealed).toBe(0)
    const page = await reopen(context, '/home')
    await page.getByRole('link', { name: 'Sign In to Existing Account' }).waitFor()
    expect(await page.getByText(NOTE).count()).toBe(0)
  })

  journey('[SW-02] nothing is kept of who did not choose it, and the app says so', async ({ open }) => {
    const first = await open({ keepsApp: true })
    const context = first.context()
    await settled(first, false, signInByForm)
    expect(await kept(first)).toMatchObject({ items: 0, storage: '[]' })
    await context.setOffline(true)
    const page = await reopen(context, '/home')
    await page.getByText("choose 'Stay logged in' when you next sign in").waitFor()
    expect(await page.getByText(NOTE).count()).toBe(0)
    await expectAccessible(page)
    await page.goto('/flare-kit')
    await page.getByRole('heading', { name: 'Breathe' }).waitFor()
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'No connection' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Profile' }).waitFor()
    await page.getByText('Ada Fenwick').waitFor()
  })

  journey(
    '[SW-02] a session that was ended elsewhere ends here on the first answer, with all that was kept',
    async ({ open }) => {
      const first = await open({ keepsApp: true })
      const context = first.context()
      await settled(first, true)
      await context.clearCookies()
      const page = await reopen(context, '/home')
      await page.getByRole('button', { name: 'Sign In' }).waitFor()
      await expect.poll(async () => (await kept(page)).sealed).toBe(0)
    },
  )
})

describe('the app', () => {
  journey('opens though its sheet comes only when it is asked for again', async ({ open }) => {
    const page = await open({ keepsApp: true })
    let lost = 0
    await page.route(/\/assets\/style-/, (route) => (lost++ ? route.continue() : route.abort()))
    await page.goto('/')
    await page.getByRole('heading', { name: 'Stillwater' }).waitFor()
    expect(lost).toBeGreaterThan(1)
    expect(await page.getByRole('heading').evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('40px')
  })

  journey('[SW-02] is one that the browser offers to install', async ({ open }) => {
    const page = await open({ keepsApp: true })
    await page.goto('/')
    await appIsKept(page)
    const browser = await page.context().newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // A browser like a person's own for each test is, to Chromium, one in private.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })
})

describe('a newer version', () => {
  journey(
    '[SW-01] waits until it is wanted; Refresh Now clears the older one and opens it',
    async ({ open, onTestFinished }) => {
      const [page, worker] = await Promise.all(['index.html', 'sw.js'].map(release))
      onTestFinished(async () => void (await Promise.all([page?.restore(), worker?.restore()])))
      const tab = await open({ keepsApp: true })
      await settled(tab, true)
      const { files } = await kept(tab)

      await page?.write((html) => html.replace('<meta', '<meta name="release" content="2" /><meta'))
      await worker?.write((code) => code.replace(/("\/index\.html",revision:)"\w+"/, '$1"2"'))
      await tab.reload()
      await tab.getByText('A new version is ready').waitFor()
      expect(await tab.locator('meta[name=release]').count()).toBe(0)
      await tab.getByRole('link', { name: 'Edit', exact: true }).click()
      await tab.getByRole('button', { name: "Edit Today's Log" }).click()
      await tab.getByText('Daily Journal').click()
      await tab.getByLabel('Note').fill('Not saved yet')
      await tab.getByRole('button', { name: 'Refresh Now' }).click()
      await tab.getByText('Please save your entry first').waitFor()
      await tab.getByRole('button', { name: "Update Today's Log" }).click()
      await tab.getByText('Saved', { exact: true }).waitFor()
      await tab.goto('/home')
      await tab.getByRole('button', { name: 'Refresh Now' }).click()
      await tab.locator('meta[name=release]').waitFor({ state: 'attached' })
      await tab.getByText('Not saved yet').waitFor()
      const after = await kept(tab)
      expect(after.files.toSorted()).toEqual(files.toSorted())
      expect(after.sealed).toBe(1)
      expect(await tab.getByText('A new version is ready').count()).toBe(0)
    },
  )
})

describe('the connection', () => {
  journey(
    '[CONN-02] a service that fails twice is said to be degraded, until it answers',
    async ({ open, onTestFinished }) => {
      onTestFinished(() => control('PUT', 'faults', {}))
      const page = await open({ keepsApp: true })
      await page.clock.install()
      await signIn(page, await newPerson())
      const banner = page.getByText('Database connection degraded. Showing cached data where available.')
      const later = async () => {
        await page.clock.runFor(5_000)
        return banner.count()
      }
      await control('PUT', 'faults', { target: 'dynamodb', mode: 'error' })
      await expect.poll(later, { interval: 300 }).toBe(1)
      await control('PUT', 'faults', {})
      await expect.poll(later, { interval: 300 }).toBe(0)
      await page.getByText('Ready to Check-In').waitFor()
    },
  )
})
