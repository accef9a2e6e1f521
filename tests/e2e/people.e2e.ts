import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { newSubscription } from '../fixtures/data/reminders.ts'

/** Registers the page's device for notifications, as a browser with a push service does. */
async function registerDevice(page: Page): Promise<void> {
  const body = JSON.stringify({ subscription: newSubscription(), userAgent: 'Firefox' })
  const status = await page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/push/devices', { method: 'PUT', headers, body: sent })).status
  }, body)
  expect(status).toBe(200)
}

journey(
  '[ADM-08] [SEC-28] [SEC-14] an admin finds a person by keyboard, gives a role and premium, asks for the password again, signs them out; all of it is in the audit',
  async ({ open }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    // Long enough for a role.
    const password = 'still-water-runs'
    const ada = { ...(await newUser({ password, days: 3 })), password }
    const [hers, admin] = [
      await open({ viewport: DESKTOP }),
      await open({ viewport: SMALL_PHONE, colorScheme: 'dark' }),
    ]
    await signIn(hers, ada)
    const adam = await newUser({ roles: ['admin'], name: 'Adam Wright' })
    await startSession(admin, adam)
    await admin.goto('/admin')
    await admin.getByRole('link', { name: 'People', exact: true }).press('Enter')
    await admin.getByLabel('Email address').fill(` ${ada.email.toUpperCase()}`)
    await admin.getByLabel('Email address').press('Enter')
    const row = admin.getByRole('listitem').filter({ hasText: ada.email })
    await row.waitFor()
    await expectAccessible(admin)
    await expectNoSidewaysScroll(admin)

    await row.getByRole('button', { name: /^Roles/ }).press('Enter')
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('switch', { name: 'Editor' }).press('Space')
    await dialog.getByLabel('Why?').fill('she writes about sleep')
    await expectAccessible(admin)
    await expectNoSidewaysScroll(admin)
    await dialog.getByLabel('Why?').press('Enter')
    await admin.getByText('Roles saved.').waitFor()
    await hers.goto('/learn')
    await hers.getByRole('link', { name: 'Admin Mode' }).waitFor()

    await row
      .first()
      .getByRole('button', { name: /^Roles/ })
      .press('Enter')
    await dialog.getByRole('switch', { name: 'Editor' }).press('Space')
    await dialog.getByLabel('Why?').fill('she has stopped')
    await dialog.getByLabel('Why?').press('Enter')
    await row
      .first()
      .getByText(/^No role/)
      .waitFor()
    await hers.reload()
    await hers.getByRole('heading', { name: 'IC Learning Hub' }).waitFor()
    expect(await hers.getByRole('link', { name: 'Admin Mode' }).count()).toBe(0)
    await registerDevice(hers)

    // After a while, the service wants to know that it is still this admin.
    await callControlPage('PUT', 'clock', { advanceMinutes: 16 })
    const found = row.first()
    await found.getByRole('button', { name: /^Premium/ }).press('Enter')
    await dialog.getByRole('switch', { name: 'Premium without payment' }).press('Space')
    await dialog.getByRole('switch', { name: 'It ends on a day' }).press('Space')
    await dialog.getByLabel('Why?').fill('helps us test')
    await dialog.getByLabel('Why?').press('Enter')
    await dialog.getByLabel('Your password', { exact: true }).fill(adam.password)
    await expectNoSidewaysScroll(admin)
    await expectAccessible(admin)
    await admin.keyboard.press('Enter')
    await admin.getByText('Premium saved').waitFor()
    await found.getByText(/Premium with no end date/).waitFor()

    await found.getByRole('button', { name: /^Sign out everywhere/ }).press('Enter')
    await dialog.getByLabel('Why?').fill('lost her phone')
    await dialog.getByLabel('Why?').press('Enter')
    await admin.getByText('Signed out everywhere').waitFor()
    await hers.goto('/home')
    await hers.getByRole('button', { name: 'Sign In', exact: true }).waitFor()

    await admin.getByRole('link', { name: 'What admins did' }).press('Enter')
    await admin.getByText(/^You signed out/).waitFor()
    expect(
      (await admin.getByRole('listitem').allTextContents()).filter((text) => text.startsWith('You')),
    ).toMatchObject([
      expect.stringMatching(/^You signed out .*“lost her phone”/),
      expect.stringMatching(/^You changed Premium of .*Premium with no end date“helps us test”/),
      expect.stringMatching(/^You changed the roles of .*Editor → No role“she has stopped”/),
      expect.stringMatching(/^You changed the roles of .*No role → Editor“she writes about sleep”/),
      expect.stringMatching(/^You looked up /),
    ])
    expect(await admin.locator('main').textContent()).not.toContain(ada.email)
    await expectAccessible(admin)
    await expectNoSidewaysScroll(admin)
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Save as a table' }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe('stillwater-audit.csv')
  },
)
