import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { START_HERE_TITLES } from '../../shared/articles/sections.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, PHONE, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { HOSTILE_MARKDOWN } from '../fixtures/data/hostile-markdown.ts'

const HUB = 'IC Learning Hub'
const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name })

afterEach(() => callControlPage('PUT', 'faults', {}))

/** Writes an article in the editor's form and saves it. */
async function write(page: Page, title: string, content: string): Promise<void> {
  await page.getByRole('link', { name: 'Create article' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Summary').fill('About ponds.')
  await page.getByLabel('Content').fill(content)
  await page.getByRole('button', { name: 'Publish' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sources and review' })
  await sheet.getByRole('switch', { name: 'No sources: this is our own advice' }).check()
  await sheet.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Article created successfully!').waitFor()
}

/** On a phone, writing and preview are two views; a field with an error comes back into view. On a desktop, both show. */
async function expectOneView(page: Page): Promise<void> {
  const [field, preview] = [page.getByLabel('Title'), page.getByRole('region', { name: 'Preview' })]
  expect([await field.isVisible(), await preview.isVisible()]).toEqual([true, true])
  await page.setViewportSize(SMALL_PHONE)
  expect([await field.isVisible(), await preview.isVisible()]).toEqual([true, false])
  await page.getByRole('radio', { name: 'Preview' }).check()
  expect([await field.isVisible(), await preview.isVisible()]).toEqual([false, true])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.setViewportSize(DESKTOP)
}

journey(
  '[ADM-01] [LEARN-15] [LEARN-13] an editor writes, edits, unpublishes and deletes; readers see published articles',
  async ({ open }) => {
    const [reader, editor] = [await open(), await open({ viewport: DESKTOP })]
    await signIn(reader, await newUser())
    await signIn(editor, await newUser({ roles: ['editor'] }))
    await editor.getByRole('link', { name: 'Learn', exact: true }).first().click()
    await editor.getByRole('link', { name: 'Admin Mode' }).click()
    await heading(editor, 'Article Management').waitFor()
    await expectAccessible(editor)
    await editor.getByRole('link', { name: 'Create article' }).click()
    await editor.getByRole('button', { name: 'Publish' }).click()
    await editor.getByText('Article title is required').waitFor()
    await expectAccessible(editor)
    await expectOneView(editor)
    await editor.getByRole('link', { name: 'Cancel' }).click()
    await write(editor, 'Quiet Ponds', '## Depth\n\nStill **water** and newts.')

    await reader.goto('/learn')
    for (const title of START_HERE_TITLES) await reader.getByRole('link', { name: title }).first().waitFor()
    await reader.getByRole('region', { name: 'Featured Article' }).getByRole('link', { name: 'Quiet Ponds' }).click()
    await heading(reader, 'Depth', 2).waitFor()
    expect(await reader.evaluate(() => document.activeElement?.textContent)).toBe('Quiet Ponds')

    await write(editor, 'QUIET  ponds', 'Twice').catch(() => undefined)
    await editor.getByText('An article with this title already exists').waitFor()
    await editor.getByRole('link', { name: 'Cancel' }).click()
    await editor.getByRole('link', { name: 'Edit Quiet Ponds' }).click()
    await editor.getByLabel('Title').fill('Deep Ponds')
    await editor.getByRole('switch', { name: 'Published' }).uncheck()
    await editor.getByRole('button', { name: 'Save article' }).click()
    await editor.getByText('Article updated successfully!').waitFor()
    await editor.getByText('Diet · Not published').waitFor()

    // An unpublished article is not found, also for a reader who has it open.
    await reader.reload()
    await heading(reader, 'Article not found').waitFor()

    await editor.getByRole('button', { name: 'Delete Deep Ponds' }).click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await editor.getByText('The article has been successfully deleted.').waitFor()
    await expect.poll(() => editor.getByText('Deep Ponds').count()).toBe(0)
  },
)

journey(
  '[LEARN-02] [LEARN-05] [LEARN-03] [LEARN-06] a reader finds an article and reads it, online and offline',
  async ({ open }) => {
    const page = await open({ allowsServiceWorker: true, viewport: SMALL_PHONE })
    await signIn(page, await newUser(), true)
    await waitForServiceWorker(page)
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
    await heading(page, HUB).waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('🥗')
    await heading(page, 'Search Results for “🥗”', 2).waitFor()
    await page.getByRole('link', { name: START_HERE_TITLES[2] }).click()
    await heading(page, START_HERE_TITLES[2]).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reading settings' }).click()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Large' }).check()
    await page.getByRole('button', { name: /^(Dark|Light) mode$/ }).click()
    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, 1500)
    await page.getByText(/^\d+% read$/).waitFor()
    await page.getByRole('button', { name: 'Back to the top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.getByRole('button', { name: 'Bookmark' }).click()
    await page.getByText('Article bookmarked!').waitFor()
    // A change that arrives twice has one effect.
    const repeated = {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { device: 'laptop00', n: 1, set: { textSize: 'large' }, seen: {}, editedAt: Date.now(), zone: 'UTC' },
    }
    for (const _ of [1, 2])
      expect((await page.context().request.put('/api/records/readingSettings/articles', repeated)).status()).toBe(200)
    await page.getByRole('button', { name: 'Share' }).first().click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    // The app stores an article shortly after the user has opened it. Only then it can be opened offline.
    await page.waitForTimeout(1_000)
    await page.context().setOffline(true)
    await page.goto('/learn')
    await page.getByRole('searchbox').fill('diet')
    await page.getByRole('link', { name: START_HERE_TITLES[2] }).first().click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await page.locator('[data-size]').getAttribute('data-size')).toBe('large')
    await page.getByRole('button', { name: 'Bookmark' }).click()
    await page.getByText('Bookmark removed').waitFor()
    await page.getByRole('link', { name: '← Back to Articles' }).click()
    await heading(page, HUB).waitFor()
    await page.getByText('1/5 steps viewed').waitFor()
    await page.getByRole('tab', { name: 'Bookmarked' }).click()
    await page.getByText('No bookmarked articles yet').waitFor()
    // What was changed without a network is sent later.
    const sent = page.waitForResponse((response) => response.url().includes('/records/bookmarks/') && response.ok())
    await page.context().setOffline(false)
    await sent
    await page.getByRole('tab', { name: 'Start Here' }).click()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  },
)

journey('[SEC-17] [LEARN-11] no script or bad address in an article ever runs or loads', async ({ open }) => {
  const page = await open({ viewport: DESKTOP })
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.assign(globalThis, { [name]: () => Object.assign(globalThis, { hasRun: true }) })
  })
  await startSession(page, await newUser({ roles: ['editor'] }))
  await page.goto('/learn/manage')
  await write(page, 'Hostile', HOSTILE_MARKDOWN.join('\n\n'))
  await page.goto('/learn?article=Hostile')
  await page.locator('[data-size] p').first().waitFor()
  const found = await page.locator('main [data-size]').evaluate((body) => ({
    paragraphs: body.querySelectorAll('p').length,
    elements: [...new Set([...body.querySelectorAll('*')].map(({ localName }) => localName))],
    attributes: [...new Set([...body.querySelectorAll('*')].flatMap((each) => each.getAttributeNames()))],
    schemes: [...body.querySelectorAll('a')].map(({ protocol }) => protocol),
    foreignImages: [...body.querySelectorAll('img')].filter(({ src }) => !new URL(src).pathname.startsWith('/media/'))
      .length,
    hasRun: 'hasRun' in globalThis,
  }))
  expect(found.paragraphs).toBeGreaterThan(100)
  const { elements, attributes } = found
  const allowedElements =
    'div p a em strong code pre ul ol li blockquote h2 h3 h4 hr br img del table thead tbody tr th td'
  expect(elements.filter((name) => !allowedElements.split(' ').includes(name))).toEqual([])
  const allowedAttributes = 'class href target rel src alt loading decoding start scope tabindex'
  expect(attributes.filter((name) => !allowedAttributes.split(' ').includes(name))).toEqual([])
  expect(found.schemes.filter((scheme) => !/^(https?|ircs?|mailto|xmpp):$/.test(scheme))).toEqual([])
  expect(found.foreignImages).toBe(0)
  expect(found.hasRun).toBe(false)

  await page.goto('/learn/manage')
  await page.getByRole('button', { name: 'Delete Hostile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('The article has been successfully deleted.').waitFor()
})

journey(
  '[LEARN-14] the hub shows an error when its articles cannot be loaded, and loads them with Retry',
  { tags: ['deep'] },
  async ({ open }) => {
    const page = await open()
    await signIn(page, await newUser())
    await callControlPage('PUT', 'faults', { target: 'dynamodb', mode: 'error' })
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await expectAccessible(page)
    await callControlPage('PUT', 'faults', {})
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('region', { name: 'Featured Article' }).waitFor()
  },
)

journey(
  '[LEARN-05] on a desktop the parts of an article are listed beside it, and the one being read is marked',
  { tags: ['deep'] },
  async ({ open }) => {
    const page = await open({ viewport: DESKTOP })
    await startSession(page, await newUser())
    await page.goto(`/learn?${new URLSearchParams({ article: START_HERE_TITLES[0] })}`)
    const parts = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
    await parts.nth(3).click()
    const title = await parts.nth(3).textContent()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title)
    // The heading is below the bar that stays in view.
    const [bar, part] = [page.getByRole('link', { name: '← Back to Articles' }), heading(page, title ?? '', 2)]
    const [barBox, partBox] = [await bar.boundingBox(), await part.boundingBox()]
    expect(partBox?.y).toBeGreaterThan((barBox?.y ?? 0) + (barBox?.height ?? 0))
    expect(barBox?.y).toBeGreaterThanOrEqual(0)
    await expect.poll(() => parts.nth(3).getAttribute('aria-current')).toBe('location')
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expect.poll(() => parts.count()).toBe(0)
  },
)
