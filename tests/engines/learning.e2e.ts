// @module-tag deep
import { expect } from 'vitest'
import { callControlPage, newUser } from '../fixtures/browser/browser.ts'
import { engineJourney, signIn } from '../fixtures/engines/engine-journey.ts'

const ARTICLE = 'The IC-Friendly Diet: Where to Start'

engineJourney('[LEARN-02] [LEARN-05] a reader searches, reads and bookmarks', async ({ page }) => {
  await signIn(page, await newUser(), true)
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'IC Learning Hub' }).waitFor()
  await page.getByRole('searchbox').fill('diet')
  await page.getByRole('heading', { level: 2, name: 'Search Results for “diet”' }).waitFor()
  await page.getByRole('link', { name: ARTICLE }).first().click()
  await page.getByRole('heading', { level: 1, name: ARTICLE }).waitFor()
  expect(await page.evaluate(() => scrollY, null)).toBe(0)
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await page.getByText('Article bookmarked!').waitFor()
})

const TITLE = 'Still Ponds'

engineJourney(
  '[ADM-01] an editor writes, previews and keeps a draft, and an admin sees the back office',
  async ({ page }) => {
    const edith = await newUser({ roles: ['editor', 'admin'] })
    await signIn(page, edith)
    await page.goto('/learn/manage')
    await page.getByRole('heading', { name: 'Article Management' }).waitFor()
    await page.getByRole('link', { name: 'Create article' }).click()
    await page.getByLabel('Title').fill(TITLE)
    await page.getByLabel('Summary').fill('About ponds.')
    await page.getByLabel('Content').fill('## Depth\n\nStill **water** and newts.')
    await page.getByRole('radio', { name: 'Preview' }).check()
    await page.getByRole('heading', { level: 2, name: 'Depth' }).waitFor()
    await page.goto('/admin')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.goto('/admin?people')
    await page.getByLabel('Email address').fill(edith.email)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByText('Ada Fenwick').first().waitFor()
    await page.goto('/admin?operations')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const articles: { sk: string }[] = await callControlPage('GET', 'table?pk=ARTICLE')
    expect(articles.some((each) => JSON.stringify(each).includes(TITLE))).toBe(false)
  },
)
