import { chromium, type Page, type Request } from 'playwright-core'
import type { World } from '../../infra/local/world.ts'
import { kilobytes } from './format.ts'

interface Capacity {
  calls: number
  readUnits: number
  writeUnits: number
}

async function spent({ url }: World, work: () => Promise<unknown>): Promise<Capacity> {
  await fetch(`${url}/__local/capacity`, { method: 'DELETE' })
  await work()
  return (await (await fetch(`${url}/__local/capacity`)).json()) as Capacity
}

/** Counts what the network carries while something is done, headers left out. */
async function carried(page: Page, work: () => Promise<unknown>) {
  const seen: { path: string; bytes: number }[] = []
  const count = async (request: Request) => {
    const { responseBodySize } = await request.sizes()
    seen.push({ path: new URL(request.url()).pathname, bytes: responseBodySize })
  }
  page.on('requestfinished', (request) => void count(request))
  await work()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('requestfinished')
  const sum = (all: typeof seen) => all.reduce((total, { bytes }) => total + bytes, 0)
  return {
    requests: seen.length,
    apiCalls: seen.filter(({ path }) => path.startsWith('/api/')).length,
    bytes: sum(seen),
    scriptBytes: sum(seen.filter(({ path }) => path.endsWith('.js'))),
  }
}

/** Prints what a first visit, a cold home and a save carry over the network and cost at the table. */
export async function measureBrowser(world: World): Promise<void> {
  const person = { email: 'bench@stillwater.test', password: 'still-water' }
  await world.accounts.add({ ...person, name: 'Ada Fenwick', days: 30 })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const context = await browser.newContext({ baseURL: world.url, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  const first = await carried(page, () => page.goto('/'))
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const signInUnits = await spent(world, async () => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('Ready to Check-In').waitFor()
  })
  const cookies = await context.cookies()
  await context.close()

  const fresh = await browser.newContext({ baseURL: world.url })
  await fresh.addCookies(cookies)
  const cold = await fresh.newPage()
  let home: Awaited<ReturnType<typeof carried>> | undefined
  const homeUnits = await spent(world, async () => {
    home = await carried(cold, async () => {
      await cold.goto('/home')
      await cold.getByText('Ready to Check-In').waitFor()
    })
  })
  await cold.getByRole('link', { name: 'Log Symptoms' }).click()
  const save = async (button: string, pain: string) => {
    await cold.getByRole('slider', { name: 'Pain' }).fill(pain)
    await cold.getByRole('button', { name: button }).click()
    await cold.getByRole('dialog').waitFor()
    await cold.getByText('Saved', { exact: true }).waitFor({ state: 'hidden' })
  }
  // The first save of all notes that it is.
  await save('Save', '5')
  await cold.getByRole('button', { name: 'Close' }).click()
  await cold.getByRole('button', { name: "Edit Today's Log" }).click()
  let saved: Awaited<ReturnType<typeof carried>> | undefined
  const saveUnits = await spent(world, async () => {
    saved = await carried(cold, () => save("Update Today's Log", '6'))
  })
  await browser.close()

  const show = (bytes: number | undefined) => kilobytes(bytes ?? 0)
  console.log('\nIn the browser                 requests  API calls      bytes    scripts')
  for (const [name, each] of Object.entries({ 'entry, first visit': first, 'home, cold': home, 'a save': saved })) {
    const counts = [each?.requests, each?.apiCalls].map((count) => String(count).padStart(10))
    console.log(
      `${name.padEnd(28)}${counts.join('')} ${show(each?.bytes).padStart(11)}${show(each?.scriptBytes).padStart(11)}`,
    )
  }
  console.log('\nAt the table                  calls  read units  write units')
  for (const [name, { calls, readUnits, writeUnits }] of [
    ['signing in, and home', signInUnits],
    ['home', homeUnits],
    ['a save', saveUnits],
  ] as const)
    console.log(
      `${name.padEnd(30)}${String(calls).padStart(5)}${String(readUnits).padStart(12)}${String(writeUnits).padStart(13)}`,
    )
}
