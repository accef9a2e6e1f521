import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { START_HERE } from '../../shared/articles/sections.ts'
import {
  appIsKept,
  control,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newPerson,
  SMALL_PHONE,
  signIn,
} from '../fixtures/browser/browser.ts'
import { HOSTILE_MARKDOWN } from '../fixtures/data/hostile-markdown.ts'

const HUB = 'IC Learning Hub'
const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name })

afterEach(() => control('PUT', 'faults', {}))

/** Writes an article in the editor's form and saves it. */
async function write(page: Page, title: string, content: string): Promise<void> {
  await page.getByRole('link', { name: 'Create article' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Summary').fill('About ponds.')
  await page.getByLabel('Content').fill(content)
  await page.getByRole('button', { name: 'Save article' }).click()
  await page.getByText('Article created successfully!').waitFor()
}

journey(
  '[ADM-01] [LEARN-15] [LEARN-13] an editor writes, corrects, takes back and deletes; readers see what is published',
  async ({ open }) => {
    const [reader, editor] = [await open(), await open({ viewport: DESKTOP })]
    await signIn(reader, await newPerson())
    await signIn(editor, await newPerson({ roles: ['editor'] }))
    await editor.getByRole('link', { name: 'Learn', exact: true }).first().click()
    await editor.getByRole('link', { name: 'Admin Mode' }).click()
    await heading(editor, 'Article Management').waitFor()
    await expectAccessible(editor)
    await editor.getByRole('link', { name: 'Create article' }).click()
    await editor.getByRole('button', { name: 'Save article' }).click()
    await editor.getByText('Article title is required').waitFor()
    await expectAccessible(editor)
    await editor.getByRole('link', { name: 'Cancel' }).click()
    await write(editor, 'Quiet Ponds', '## Depth\n\nStill **water** and newts.')

    await reader.goto('/learn')
    for (const title of START_HERE) await reader.getByRole('link', { name: title }).first().waitFor()
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

    // One that is taken back is as one that never was, also for who reads it this moment.
    await reader.reload()
    await heading(reader, 'Article not found').waitFor()

    await editor.getByRole('button', { name: 'Delete Deep Ponds' }).click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await editor.getByText('The article has been successfully deleted.').waitFor()
    await expect.poll(() => editor.getByText('Deep Ponds').count()).toBe(0)
  },
)

journey('[LEARN-02] [LEARN-05] a reader finds an article and reads it, without a network too', async ({ open }) => {
  const page = await open({ keepsApp: true, viewport: SMALL_PHONE })
  await signIn(page, await newPerson(), true)
  await appIsKept(page)
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
  await heading(page, HUB).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('🥗')
  await heading(page, 'Search Results for “🥗”', 2).waitFor()
  await page.getByRole('link', { name: START_HERE[2] }).click()
  await heading(page, START_HERE[2]).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Large' }).check()
  await page.getByRole('button', { name: /^(Dark|Light) mode$/ }).click()
  await page.mouse.wheel(0, 1500)
  await page.getByText(/^\d+% read$/).waitFor()
  await page.getByRole('button', { name: 'Back to the top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  // What was read is kept a little later; then the app is opened on a train.
  await page.waitForTimeout(1_000)
  await page.context().setOffline(true)
  await page.goto('/learn')
  await page.getByRole('searchbox').fill('diet')
  await page.getByRole('link', { name: START_HERE[2] }).first().click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await page.locator('[data-size]').getAttribute('data-size')).toBe('large')
  await page.getByRole('link', { name: '← Back to Articles' }).click()
  await heading(page, HUB).waitFor()
})

journey('[SEC-17] [LEARN-11] nothing that an editor pastes ever runs or leads astray', async ({ open }) => {
  const page = await open({ viewport: DESKTOP })
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.assign(globalThis, { [name]: () => Object.assign(globalThis, { hasRun: true }) })
  })
  await signIn(page, await newPerson({ roles: ['editor'] }))
  await page.goto('/learn/manage')
  await write(page, 'Hostile', HOSTILE_MARKDOWN.join('\n\n'))
  await page.goto('/learn?article=Hostile')
  await page.locator('[data-size] p').first().waitFor()
  const found = await page.locator('main [data-size]').evaluate((body) => ({
    paragraphs: body.querySelectorAll('p').length,
    elements: [...new Set([...body.querySelectorAll('*')].map(({ localName }) => localName))],
    attributes: [...new Set([...body.querySelectorAll('*')].flatMap((each) => each.getAttributeNames()))],
    schemes: [...body.querySelectorAll('a')].map(({ protocol }) => protocol),
    elsewhere: [...body.querySelectorAll('img')].filter(({ src }) => !new URL(src).pathname.startsWith('/media/'))
      .length,
    hasRun: 'hasRun' in globalThis,
  }))
  expect(found.paragraphs).toBeGreaterThan(100)
  const { elements, attributes } = found
  const allowed = 'div p a em strong code pre ul ol li blockquote h2 h3 h4 hr br img'
  expect(elements.filter((name) => !allowed.split(' ').includes(name))).toEqual([])
  const plain = 'class href target rel src alt loading decoding start'
  expect(attributes.filter((name) => !plain.split(' ').includes(name))).toEqual([])
  expect(found.schemes.filter((scheme) => !/^(https?|ircs?|mailto|xmpp):$/.test(scheme))).toEqual([])
  expect([found.elsewhere, found.hasRun]).toEqual([0, false])

  await page.goto('/learn/manage')
  await page.getByRole('button', { name: 'Delete Hostile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('The article has been successfully deleted.').waitFor()
})

journey('[LEARN-14] a hub whose articles cannot be read is kind about it, and comes by Retry', async ({ open }) => {
  const page = await open()
  await signIn(page, await newPerson())
  await control('PUT', 'faults', { target: 'dynamodb', mode: 'error' })
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await expectAccessible(page)
  await control('PUT', 'faults', {})
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('region', { name: 'Featured Article' }).waitFor()
})
