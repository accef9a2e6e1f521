import { describe, expect } from 'vitest'
import { callControlPage, journey, newUser, signIn } from '../fixtures/browser/browser.ts'
import { expectStill, recordLayoutShifts } from '../fixtures/browser/layout-shifts.ts'
import { DESKTOP, PHONE } from '../fixtures/browser/screen-sizes.ts'

describe('home', () => {
  journey(
    '[PREF-01] [SUB-01] returns the preferences, the entitlement and the streak of the user',
    async ({ open }) => {
      const ada = await newUser({ createdDaysAgo: 11 })
      const page = await open()
      await signIn(page, ada)
      const call = (method: string, path: string, body?: object) =>
        page.evaluate(
          async ([method, path, body]) => {
            const headers = { 'content-type': 'application/json' }
            const reply = await fetch(path, { method, ...(body && { headers, body: JSON.stringify(body) }) })
            return reply.json()
          },
          [method, path, body] as const,
        )
      const chosen = await call('PUT', '/api/preferences', { trackingMode: 'quick', flare: { painThreshold: 7 } })
      expect(chosen).toMatchObject({ trackingMode: 'quick', flare: { painThreshold: 7, urgencyThreshold: 3 } })
      const today = new Date().toISOString().slice(0, 10)
      const rows = Array.from({ length: 100 }, (_, back) => {
        const date = new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10)
        return { date, symptoms: { pain_level: 3 } }
      })
      await callControlPage('POST', 'days', { userId: ada.userId, rows })
      const home = await call('GET', `/api/home?today=${today}`)
      expect(home).toMatchObject({
        preferences: chosen,
        premium: { tier: 'expired', hasPremiumAccess: false },
        earlierRun: 70,
      })
    },
  )

  journey('[PERF-01] is requested while the code of the app is still loading', async ({ open }) => {
    const page = await open()
    await signIn(page, await newUser())
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/first-/, async (route) => {
      await released
      await route.continue()
    })
    const homeRequest = page.waitForRequest('**/api/home*')
    await page.goto('/home', { waitUntil: 'commit' })
    await homeRequest
    release()
    await page.getByText('Ready to Check-In').waitFor()
  })

  for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    journey(
      `[PERF-01] [HOME-04] nothing moves on a ${device} when the data of a new account arrives`,
      async ({ open }) => {
        const page = await open({ viewport })
        await recordLayoutShifts(page)
        await signIn(page, await newUser({ days: 5 }))
        await page.getByText('Getting Started').waitFor()
        await page.route('**/api/home*', async (route) => {
          await page.getByText('Progress Snapshot').waitFor()
          await page.waitForTimeout(300)
          await route.continue()
        })
        await page.reload()
        await page.getByText('How is the pain right now?').waitFor()
        await page.waitForTimeout(300)
        // The cards of today have different heights: what stands below them, at the edge of the screen, may move a little.
        await expectStill(page)
      },
    )
})
