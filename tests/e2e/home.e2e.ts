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

  journey('brings no more than 105 kB of scripts to its first paint', async ({ open }) => {
    const page = await open()
    await signIn(page, await newPerson())
    const cold = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
    await cold?.addCookies(await page.context().cookies())
    const fresh = await cold?.newPage()
    let bytes = 0
    fresh?.on('requestfinished', async (request) => {
      if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize
    })
    await fresh?.goto('/home')
    await fresh?.getByText('Ready to Check-In').waitFor()
    await fresh?.waitForLoadState('networkidle')
    await cold?.close()
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(105_000)
  })
})
