import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import type { Figures } from './figures.ts'
import { control, personWithMonth } from './person.ts'

type Open = (options: BrowserContextOptions) => Promise<Page>

interface Place {
  /** Where the local world is. */
  url: string
  open: Open
}

/** A worker of the shell would answer and fetch beside the page, at moments of its own. */
const ALONE: BrowserContextOptions = { serviceWorkers: 'block', timezoneId: 'UTC', locale: 'en-GB' }

/** Signs in and waits for home. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Ready to Check-In').waitFor()
}

/** What some work on a page carries over the network, headers left out, and costs at the table. */
async function counted(url: string, page: Page, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const seen: Promise<{ path: string; bytes: number }>[] = []
  const note = (request: Request) => {
    const path = new URL(request.url()).pathname
    seen.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })))
  }
  page.on('requestfinished', note)
  await control(url, 'DELETE', 'capacity')
  await work()
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', note)
  const { calls, readUnits, writeUnits } = await control(url, 'GET', 'capacity')
  const requests = await Promise.all(seen)
  const isCall = ({ path }: { path: string }) => path.startsWith('/api/')
  const scripts = requests.filter(({ path }) => path.endsWith('.js'))
  const ofRemotes = scripts.filter(({ path }) => path.startsWith('/remotes/'))
  const kilobytes = (all: typeof requests) => all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    requests: requests.length,
    apiCalls: requests.filter(isCall).length,
    totalKb: kilobytes(requests),
    scriptKb: kilobytes(scripts),
    ...(ofRemotes.length && { remoteScriptKb: kilobytes(ofRemotes) }),
    tableCalls: Number(calls),
    readUnits: Number(readUnits),
    writeUnits: Number(writeUnits),
  }
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
    await page.getByRole('region', { name: 'Featured Article' }).getByRole('link').click()
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
