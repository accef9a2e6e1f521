import type { Page } from 'playwright-core'
import { ALONE, counted, type Place } from './counted.ts'
import type { Figures } from './figures.ts'
import { personWithMonth } from './person.ts'

/** Signs in and waits for home. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Ready to Check-In').waitFor()
}

async function save(page: Page, button: string, pain: string): Promise<void> {
  await page.getByRole('slider', { name: 'Pain' }).fill(pain)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'hidden' })
}

/** What a first visit, signing in, a cold home with a month of data, an article from there and saving a day cost. */
export async function countCosts({ url, open }: Place): Promise<Figures> {
  const person = await personWithMonth(url)
  const first = await open(ALONE)
  const entry = await counted(url, first, () => first.goto('/'))
  const signingIn = await counted(url, first, () => signIn(first, person))
  const cookies = await first.context().cookies()

  const page = await open(ALONE)
  await page.context().addCookies(cookies)
  const home = await counted(url, page, async () => {
    await page.goto('/home')
    await page.getByText('Ready to Check-In').waitFor()
  })
  const article = await counted(url, page, async () => {
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
    await page.getByRole('region', { name: 'Start Here' }).getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Sources' }).waitFor()
  })
  await page.goto('/home')
  await page.getByRole('link', { name: 'Log Symptoms' }).click()
  await page.getByRole('slider', { name: 'Pain' }).waitFor()
  await page.waitForLoadState('networkidle')
  const firstSave = await counted(url, page, () => save(page, 'Save', '5'))
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: "Edit Today's Log" }).click()
  const nextSave = await counted(url, page, () => save(page, "Update Today's Log", '6'))
  return {
    'first visit': entry,
    'signing in': signingIn,
    home,
    'first article, from home': article,
    'first save of all': firstSave,
    save: nextSave,
  }
}
