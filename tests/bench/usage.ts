import type { Page } from 'playwright-core'
import { START_HERE_TITLES } from '../../shared/articles/sections.ts'
import { userWithMonth } from './bench-user.ts'
import { type BenchWorld, countUsageOf, ISOLATED_CONTEXT } from './count-usage-of.ts'
import type { Figures } from './figures.ts'
import { publicArticle } from './public-article.ts'

/** Signs in and waits for home. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Ready to Check-In').waitFor()
}

async function save(page: Page, button: string, pain: string): Promise<void> {
  await page.getByRole('slider', { name: 'Pain' }).fill(pain)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'hidden' })
}

/**
 * Counts the costs of a first visit, a public article, a sign-in, a cold start of home with a month of data, an article, and two saves.
 */
export async function countUsage({ url, open }: BenchWorld): Promise<Figures> {
  const user = await userWithMonth(url)
  const firstPage = await open(ISOLATED_CONTEXT)
  const entry = await countUsageOf(url, firstPage, () => firstPage.goto('/'))
  // Home asks for the insight of today once the browser is idle.
  const insight = firstPage.waitForResponse(/\/api\/insights$/)
  const signingIn = await countUsageOf(url, firstPage, () => Promise.all([signIn(firstPage, user), insight]))
  const cookies = await firstPage.context().cookies()
  // Home asks for new articles a while after it is opened.
  await firstPage.close()

  const visitor = await open(ISOLATED_CONTEXT)
  const publicAddress = await publicArticle(url)
  const publicPage = await countUsageOf(url, visitor, () => visitor.goto(publicAddress))
  await visitor.close()

  const page = await open(ISOLATED_CONTEXT)
  await page.context().addCookies(cookies)
  const home = await countUsageOf(url, page, async () => {
    await page.goto('/home')
    await page.getByText('Ready to Check-In').waitFor()
  })
  const article = await countUsageOf(url, page, async () => {
    // How far the article is read is sent after it is shown.
    const progress = page.waitForResponse(/\/records\/readingProgress\//)
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
    await page.getByRole('link', { name: START_HERE_TITLES[0] }).first().click()
    await page.getByRole('heading', { name: 'Sources' }).waitFor()
    await progress
  })
  await page.close()
  const log = await open(ISOLATED_CONTEXT)
  await log.context().addCookies(cookies)
  await log.goto('/log')
  await log.getByRole('slider', { name: 'Pain' }).waitFor()
  await log.waitForLoadState('networkidle')
  const firstSave = await countUsageOf(url, log, () => save(log, 'Save', '5'))
  await log.getByRole('button', { name: 'Close' }).click()
  await log.getByRole('button', { name: "Edit Today's Log" }).click()
  const nextSave = await countUsageOf(url, log, () => save(log, "Update Today's Log", '6'))
  return {
    'first visit': entry,
    'public article': publicPage,
    'signing in': signingIn,
    home,
    'first article, from home': article,
    'first save of all': firstSave,
    save: nextSave,
  }
}
