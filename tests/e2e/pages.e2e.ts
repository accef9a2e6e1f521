import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { START_HERE_TITLES } from '../../shared/articles/sections.ts'
import { publicArticlePath } from '../../shared/articles/share.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const CONTENT = `## A wave

![An urge](/media/figures/urge-wave.svg)

[How to track](/learn?article=${START_HERE_TITLES[1].replaceAll(' ', '+')}) <script>alert(1)</script>

| Pond | Depth |
| --- | --- |
| Quiet | two metres and a half, measured at noon |

## Sources

- [NHS](https://www.nhs.uk/conditions/interstitial-cystitis/)`

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const headers = { 'sec-fetch-site': 'same-origin' }

/** Waits until a public page has a status. The job for it runs a little after the change, by the clock of the world. */
async function waitForStatus(page: Page, path: string, status: number): Promise<void> {
  await callControlPage('PUT', 'clock', { advanceMinutes: 1 })
  await expect.poll(async () => (await page.context().request.get(path)).status()).toBe(status)
}

journey(
  '[LEARN-10] [ROUTE-01] [SEC-17] [SEC-16] a person without an account and without scripts reads an article, until it is taken back',
  async ({ open }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    const editor = await open({ viewport: DESKTOP, allowsServiceWorker: true })
    await signIn(editor, await newUser({ roles: ['editor'] }))
    await waitForServiceWorker(editor)
    const title = 'Quiet & Deep Ponds'
    const data = { attempt: randomBytes(16).toString('hex'), title, summary: 'About ponds.', content: CONTENT }
    const { request } = editor.context()
    const article = await (await request.post('/api/manage/articles', { headers, data })).json()
    const address = publicArticlePath(article)

    const visitor = await open({ viewport: SMALL_PHONE, javaScriptEnabled: false })
    const requests: string[] = []
    await waitForStatus(visitor, address, 200)
    visitor.on('request', (each) => requests.push(`${each.resourceType()} ${new URL(each.url()).pathname}`))
    await visitor.goto(address)
    await heading(visitor, title).waitFor()
    await visitor.getByRole('img', { name: 'An urge is a wave' }).waitFor()
    await visitor.getByText('<script>alert(1)</script>').waitFor()
    await visitor.getByRole('heading', { name: 'When to seek care' }).waitFor()
    expect(requests.filter((each) => !each.endsWith('/icon.svg'))).toEqual([`document ${address}`])
    expect(await visitor.getByRole('link', { name: 'Open Stillwater' }).getAttribute('href')).toBe('/')
    expect(await visitor.locator('main').evaluate((main) => getComputedStyle(main.parentElement ?? main).color)).toBe(
      'rgb(23, 40, 45)',
    )
    await expectNoSidewaysScroll(visitor)
    // A link of the app to a published article leads to its public page.
    await visitor.getByRole('link', { name: 'How to track' }).click()
    await heading(visitor, START_HERE_TITLES[1]).waitFor()
    expect(new URL(visitor.url()).pathname).toMatch(/^\/read\/how-to-track-symptoms-without-overwhelm-/)
    await visitor.getByRole('link', { name: 'All articles' }).click()
    await heading(visitor, 'Articles about interstitial cystitis').waitFor()
    expect(new URL(visitor.url()).pathname).toBe('/read/')
    expect((await visitor.context().request.get('/read')).status()).toBe(200)
    await visitor.getByRole('link', { name: title }).waitFor()
    const sitemap = await visitor.context().request.get('/sitemap.xml')
    expect(sitemap.headers()['content-type']).toBe('application/xml')
    const robots = await visitor.context().request.get('/robots.txt')
    expect(await robots.text()).toContain(`Sitemap: ${new URL('/sitemap.xml', visitor.url()).href}`)
    expect(await sitemap.text()).toContain(`<loc>${new URL(address, visitor.url()).href}</loc>`)
    expect(await visitor.context().cookies()).toEqual([])

    const lost = await visitor.goto('/read/nothing/here')
    expect(lost?.status()).toBe(404)
    await heading(visitor, 'This page is not here').waitFor()
    await visitor.getByRole('link', { name: 'See all articles' }).waitFor()
    await expectNoSidewaysScroll(visitor)

    // The worker, which serves every screen of the app, leaves public pages alone.
    await editor.goto(address)
    await heading(editor, title).waitFor()
    await expectAccessible(editor)
    await editor.goto('/read/nothing')
    await expectAccessible(editor)
    await editor.goto('/read/')
    await expectAccessible(editor)

    await editor.goto(`/learn?${new URLSearchParams({ article: title })}`)
    await editor.getByRole('button', { name: 'Share' }).first().click()
    const shared = await editor.getByRole('link', { name: 'LinkedIn' }).first().getAttribute('href')
    expect(new URL(shared ?? '').searchParams.get('url')).toBe(new URL(address, editor.url()).href)

    const taken = await request.put(`/api/manage/articles/${article.id}`, {
      headers,
      data: { basedOn: 1, published: false },
    })
    expect(taken.status()).toBe(200)
    await waitForStatus(visitor, address, 404)
    await visitor.goto(address)
    await heading(visitor, 'This page is not here').waitFor()
    // The sitemap follows the page.
    const readSitemap = async () => (await visitor.context().request.get('/sitemap.xml')).text()
    await expect.poll(readSitemap).not.toContain(address)
    expect((await request.delete(`/api/manage/articles/${article.id}`, { headers })).status()).toBe(200)
  },
)
