import type { Page } from 'playwright-core'
import { afterEach, describe, expect, onTestFinished } from 'vitest'
import { appIsKept, control, expectAccessible, journey, newPerson, signIn } from '../fixtures/browser/browser.ts'
import { release } from '../fixtures/browser/remote-release.ts'
import { ownWorld } from '../fixtures/setup/own-world.ts'

const HUB = 'IC Learning Hub'
const FAILED = 'This screen could not be opened'

afterEach(() => control('PUT', 'faults', {}))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const openHub = (page: Page) => page.getByRole('link', { name: 'Learn', exact: true }).first().click()
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click()

describe('a remote that cannot be loaded', () => {
  journey('[LEARN-14] [RELY-05] leaves the shell whole, and comes by Retry', async ({ open }) => {
    const page = await open()
    await signIn(page, await newPerson())
    for (const mode of ['error', 'throttle', 'garbage', 'down']) {
      await control('PUT', 'faults', { target: 'remote-learn', mode })
      await openHub(page)
      await heading(page, FAILED).waitFor()
      await page.getByRole('link', { name: 'Log', exact: true }).click()
      await heading(page, 'Log Symptoms').waitFor()
      await openHub(page)
      await heading(page, FAILED).waitFor()
      await control('PUT', 'faults', {})
      await retry(page)
      await heading(page, HUB).waitFor()
      await page.goto('/home')
    }
  })

  journey('[LEARN-14] says so in an accessible way, and is only late when its files are slow', async ({ open }) => {
    const page = await open()
    await signIn(page, await newPerson())
    await control('PUT', 'faults', { target: 'remote-learn', mode: 'error' })
    await openHub(page)
    await heading(page, FAILED).waitFor()
    await expectAccessible(page)
    await control('PUT', 'faults', { target: 'remote-learn', mode: 'slow', delayMs: 1_500 })
    await retry(page)
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor()
    await heading(page, HUB).waitFor()
  })

  journey('[LEARN-14] recovers from any one file that is lost', async ({ open }) => {
    const page = await open()
    await signIn(page, await newPerson())
    for (const file of ['remoteEntry', 'routes', 'utils']) {
      const pattern = new RegExp(`/remotes/learn/assets/${file}-.*\\.js`)
      await page.route(pattern, (route) => route.abort())
      await openHub(page)
      await heading(page, FAILED).waitFor()
      await page.unroute(pattern)
      await retry(page)
      await heading(page, HUB).waitFor()
      await page.goto('/home')
    }
  })
})

describe('a shell and remotes of different ages', () => {
  journey('[RELY-09] a remote released anew shows under a running shell', async ({ open }) => {
    const page = await open()
    await signIn(page, await newPerson())
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    onTestFinished(await release('learn', (code) => code.replaceAll(HUB, 'Reading Room')))
    await openHub(page)
    await heading(page, 'Reading Room').waitFor()
    expect(loaded.filter((path) => path.endsWith('.html') || path === '/learn')).toEqual([])
  })

  journey(
    '[RELY-09] what a newer remote asks of an older shell in vain stays within its own screen',
    async ({ open }) => {
      const page = await open()
      await signIn(page, await newPerson())
      const restore = await release('learn', (code) => code.replaceAll('.useFailure(', '.useFutureFailure('))
      await openHub(page)
      await heading(page, FAILED).waitFor()
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await heading(page, 'Good').waitFor()
      await restore()
      await openHub(page)
      await heading(page, FAILED).waitFor()
      await retry(page)
      await heading(page, HUB).waitFor()
    },
  )

  journey('[RELY-09] an older remote without a screen that the shell expects says so', async ({ open }) => {
    const page = await open()
    await signIn(page, await newPerson({ roles: ['editor'] }))
    onTestFinished(
      await release('admin', (code) =>
        code.replaceAll('/learn/manage"', '/learn/other"').replaceAll('/learn/manage`', '/learn/other`'),
      ),
    )
    await page.goto('/learn/manage')
    await heading(page, FAILED).waitFor()
    await openHub(page)
    await heading(page, HUB).waitFor()
  })
})

/** What the federation's runtime keeps of what is shared: by instance, scope, name and version. */
type Share = { from: string; lib?: object; loaded?: boolean }
type Scopes = Record<string, Record<string, Record<string, Record<string, Share>>>>

journey('one React, one router and one cache serve shell and remotes', async ({ open }) => {
  const page = await open()
  await page.addInitScript(() => {
    const injected: unknown[] = []
    Object.assign(globalThis, {
      renderers: injected,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: (each: unknown) => injected.push(each) },
    })
  })
  const scripts: { name: string; code: string }[] = []
  page.on('response', async (response) => {
    const name = response.url()
    if (name.endsWith('.js')) scripts.push({ name, code: await response.text() })
  })
  await signIn(page, await newPerson({ roles: ['editor'] }))
  await openHub(page)
  await heading(page, HUB).waitFor()
  await page.getByRole('link', { name: 'Admin Mode' }).click()
  await heading(page, 'Article Management').waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { renderers: unknown[] }).renderers.length)).toBe(1)
  // A remote notes what it needs as well; only what the shell lends has anything in it.
  const shares = await page.evaluate(() => {
    const { __SHARE__ } = (globalThis as unknown as { __FEDERATION__: { __SHARE__: Scopes } }).__FEDERATION__
    const all = Object.values(__SHARE__).flatMap((scopes) => Object.entries(scopes['default'] ?? {}))
    return all.flatMap(([name, versions]) =>
      Object.values(versions).flatMap(({ from, lib, loaded }) => (lib || loaded ? [`${name} of ${from}`] : [])),
    )
  })
  const lent = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query']
  expect(new Set(shares)).toEqual(new Set(lent.map((name) => `${name} of web_shell`)))
  // What each library says only in its own code, which the shell alone has.
  for (const words of ['react.forward_ref', 'QueryClientProvider', 'useNavigate() may be used']) {
    const having = scripts.flatMap(({ name, code }) => (code.includes(words) ? [new URL(name).pathname] : []))
    expect(having).toEqual([expect.stringMatching(/^\/assets\/first-/)])
  }
  expect(scripts.filter(({ name }) => name.includes('/remotes/')).length).toBeGreaterThan(8)
})

journey('[SW-01] the learning hub opens without a network before it was ever opened', async ({ open }) => {
  const page = await open({ keepsApp: true })
  await signIn(page, await newPerson())
  await appIsKept(page)
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('remotes')).keys()).map(({ url }) => new URL(url).pathname))
  await expect.poll(async () => (await kept()).filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5)
  await page.context().setOffline(true)
  await openHub(page)
  await heading(page, HUB).waitFor()
  await page.getByText('Nothing you saved is lost').waitFor()
  await expectAccessible(page)
})

journey('a missing file of a remote is missing, not a page', async () => {
  const answers = await Promise.all(
    ['learn/assets/none.js', 'learn/none', 'learn/mf-stats.json', 'learn/.vite/manifest.json'].map(async (path) => {
      const { status, headers } = await fetch(new URL(`/remotes/${path}`, ownWorld.url))
      return [status, headers.get('content-type')]
    }),
  )
  expect(new Set(answers.map(String))).toEqual(new Set(['404,']))
})

journey('[RELY-09] a file of the shell that is gone after a release opens the app anew, once', async ({ open }) => {
  const page = await open()
  await signIn(page, await newPerson())
  let loads = 0
  page.on('load', () => (loads += 1))
  const file = /\/assets\/flare-kit-.*\.js$/
  await page.route(file, (route) => route.continue({ url: new URL('/assets/none.js', ownWorld.url).href }))
  await page.getByRole('link', { name: 'Flare Kit', exact: true }).first().click()
  // It is gone for good: the second time the screen says so.
  await heading(page, FAILED).waitFor()
  expect(loads).toBe(1)
  await page.unroute(file)
  await retry(page)
  await heading(page, 'Flare Kit').waitFor()
  expect(loads).toBe(1)
})
