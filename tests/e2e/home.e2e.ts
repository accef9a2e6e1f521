import { describe, expect } from 'vitest'
import { control, journey, newPerson, signIn } from '../fixtures/browser.ts'

describe('home', () => {
  journey('opens home with one call and at most two reads of the table', async ({ open }) => {
    const page = await open()
    await signIn(page, await newPerson({ days: 30 }))
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
    await control('DELETE', 'capacity')
    await page.reload()
    await page.getByText('Ready to Check-In').waitFor()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual(['/api/home'])
    const spent = await control('GET', 'capacity')
    expect(spent).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(spent.readUnits).toBeLessThanOrEqual(3)
  })

  journey(
    '[PREF-01] [SUB-01] says what the person chose, whether they have premium, and their streak',
    async ({ open }) => {
      const ada = await newPerson({ createdDaysAgo: 11 })
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
      await control('POST', 'days', { userId: ada.userId, rows })
      const home = await call('GET', `/api/home?today=${today}`)
      expect(home).toMatchObject({
        preferences: chosen,
        premium: { tier: 'expired', hasPremiumAccess: false },
        earlierRun: 70,
      })
    },
  )

  journey('brings no more than 112 kB of scripts to its first paint', async ({ open }) => {
    const signedIn = await open()
    await signIn(signedIn, await newPerson())
    const page = await open()
    await page.context().addCookies(await signedIn.context().cookies())
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize))
    })
    await page.goto('/home')
    await page.getByText('Ready to Check-In').waitFor()
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(112_000)
  })
})
