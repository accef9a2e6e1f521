import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { control } from './person.ts'

export interface Place {
  /** Where the local world is. */
  url: string
  open: (options: BrowserContextOptions) => Promise<Page>
}

/** A worker of the shell would answer and fetch beside the page, at moments of its own. */
export const ALONE: BrowserContextOptions = { serviceWorkers: 'block', timezoneId: 'UTC', locale: 'en-GB' }

/** What some work on a page carries over the network, headers left out, and costs at the table. */
export async function counted(url: string, page: Page, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const seen: Promise<{ path: string; bytes: number }>[] = []
  const note = (request: Request) => {
    const path = new URL(request.url()).pathname
    // Of what the browser had kept it tells less than nothing.
    seen.push(request.sizes().then(({ responseBodySize }) => ({ path, bytes: Math.max(0, responseBodySize) })))
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
