import type { Page } from 'playwright-core'
import { afterEach, describe, expect, onTestFinished } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  journey,
  newUser,
  signIn,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { releaseRemote } from '../fixtures/browser/remote-release.ts'
import { workerWorld } from '../fixtures/setup/worker-world.ts'
import { WAIT_TIMEOUT_MS } from '../fixtures/wait-timeout.ts'

const HUB = 'IC Learning Hub'
const FAILED = 'This screen could not be opened'

afterEach(() => callControlPage('PUT', 'faults', {}))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const openHub = (page: Page) => page.getByRole('link', { name: 'Learn', exact: true }).first().click()
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click()

describe('a remote that cannot be loaded', () => {
  journey('[LEARN-14] [RELY-05] does not break the shell, and loads with Retry', async ({ open }) => {
    const page = await open()
    await signIn(page, await newUser())
    for (const mode of ['error', 'throttle', 'garbage', 'down']) {
      await callControlPage('PUT', 'faults', { target: 'remote-learn', mode })
      await openHub(page)
      await heading(page, FAILED).waitFor()
      await page.getByRole('link', { name: 'Log', exact: true }).click()
      await heading(page, 'Log Symptoms').waitFor()
      await openHub(page)
      await heading(page, FAILED).waitFor()
      await callControlPage('PUT', 'faults', {})
      await retry(page)
      await heading(page, HUB).waitFor()
      await page.goto('/home')
    }
  })

  journey(
    '[LEARN-14] shows an accessible error, and with slow files a loading status until it opens',
    { tags: ['deep'] },
    async ({ open }) => {
      const page = await open()
      await signIn(page, await newUser())
      await callControlPage('PUT', 'faults', { target: 'remote-learn', mode: 'error' })
      await openHub(page)
      await heading(page, FAILED).waitFor()
      await expectAccessible(page)
      await callControlPage('PUT', 'faults', { target: 'remote-learn', mode: 'slow', delayMs: 1_500 })
      await retry(page)
      await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor()
      await heading(page, HUB).waitFor()
    },
  )

  journey('[LEARN-14] recovers when any single file fails to load', { tags: ['deep'] }, async ({ open }) => {
    const page = await open()
    await signIn(page, await newUser())
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

describe('a shell and remotes of different versions', () => {
  journey('[RELY-09] a new release of a remote opens in a running shell', { tags: ['deep'] }, async ({ open }) => {
    const page = await open()
    await signIn(page, await newUser())
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    onTestFinished(await releaseRemote('learn', (code) => code.replaceAll(HUB, 'Reading Room')))
    await openHub(page)
    await heading(page, 'Reading Room').waitFor()
    expect(loaded.filter((path) => path.endsWith('.html') || path === '/learn')).toEqual([])
  })

  journey(
    '[RELY-09] a newer remote that needs a missing service of an older shell fails only in its own screen',
    { tags: ['deep'] },
    async ({ open }) => {
      const page = await open()
      await signIn(page, await newUser())
      const restore = await releaseRemote('learn', (code) => code.replaceAll('.useFailure(', '.useFutureFailure('))
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

  journey(
    '[RELY-09] an older remote without a screen that the shell expects shows an error',
    { tags: ['deep'] },
    async ({ open }) => {
      const page = await open()
      await signIn(page, await newUser({ roles: ['editor'] }))
      onTestFinished(
        await releaseRemote('admin', (code) =>
          code.replaceAll('/learn/manage"', '/learn/other"').replaceAll('/learn/manage`', '/learn/other`'),
        ),
      )
      await page.goto('/learn/manage')
      await heading(page, FAILED).waitFor()
      await openHub(page)
      await heading(page, HUB).waitFor()
    },
  )
})

/** The shared modules of the federation runtime, by instance, scope, name and version. */
type Share = { from: string; lib?: object; loaded?: boolean }
type Scopes = Record<string, Record<string, Record<string, Record<string, Share>>>>

journey('shell and remotes share one React, one router and one cache', async ({ open }) => {
  const page = await open()
  await page.addInitScript(() => {
    const renderers: unknown[] = []
    Object.assign(globalThis, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: (each: unknown) => renderers.push(each) },
    })
  })
  const scripts: { name: string; code: string }[] = []
  page.on('response', async (response) => {
    const name = response.url()
    if (name.endsWith('.js')) scripts.push({ name, code: await response.text() })
  })
  await signIn(page, await newUser({ roles: ['editor'] }))
  await openHub(page)
  await heading(page, HUB).waitFor()
  await page.getByRole('link', { name: 'Admin Mode' }).click()
  await heading(page, 'Article Management').waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { renderers: unknown[] }).renderers.length)).toBe(1)
  // Remotes also register the modules that they need, but only the modules of the shell are loaded.
  const shares = await page.evaluate(() => {
    const { __SHARE__ } = (globalThis as unknown as { __FEDERATION__: { __SHARE__: Scopes } }).__FEDERATION__
    const all = Object.values(__SHARE__).flatMap((scopes) => Object.entries(scopes['default'] ?? {}))
    return all.flatMap(([name, versions]) =>
      Object.values(versions).flatMap(({ from, lib, loaded }) => (lib || loaded ? [`${name} of ${from}`] : [])),
    )
  })
  const sharedModules = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query']
  expect(new Set(shares)).toEqual(new Set(sharedModules.map((name) => `${name} of web_shell`)))
  // Each text occurs only in the code of one library, which only the shell may contain.
  for (const text of ['react.forward_ref', 'QueryClientProvider', 'useNavigate() may be used']) {
    const containing = scripts.flatMap(({ name, code }) => (code.includes(text) ? [new URL(name).pathname] : []))
    expect(containing).toEqual([expect.stringMatching(/^\/assets\/first-/)])
  }
  expect(scripts.filter(({ name }) => name.includes('/remotes/')).length).toBeGreaterThan(8)
})

journey('[SW-01] the learning hub opens offline even if it was never opened before', async ({ open }) => {
  const page = await open({ allowsServiceWorker: true })
  await signIn(page, await newUser())
  await waitForServiceWorker(page)
  const cachedFiles = () =>
    page.evaluate(async () => (await (await caches.open('remotes')).keys()).map(({ url }) => new URL(url).pathname))
  await expect.poll(async () => (await cachedFiles()).filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5)
  await page.context().setOffline(true)
  await openHub(page)
  await heading(page, HUB).waitFor()
  await page.getByText('Nothing you saved is lost').waitFor()
  await expectAccessible(page)
})

journey(
  '[SW-01] a user who stays logged in can read the five Start Here articles offline',
  { tags: ['deep'] },
  async ({ open }) => {
    const page = await open({ allowsServiceWorker: true })
    const read = new Set<string>()
    page.on('requestfinished', (request) => {
      if (/\/api\/articles\/./.test(request.url())) read.add(request.url())
    })
    await signIn(page, await newUser(), true)
    await waitForServiceWorker(page)
    await expect.poll(() => read.size, { timeout: WAIT_TIMEOUT_MS }).toBe(5)
    const stored = () => page.evaluate(async () => (await (await caches.open('remotes')).keys()).length)
    await expect.poll(stored).toBeGreaterThan(5)
    await page.context().setOffline(true)
    await openHub(page)
    await page.getByRole('link', { name: 'Building Your IC Support Network' }).first().click()
    await heading(page, 'Building Your IC Support Network').waitFor()
    await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(3_000)
  },
)

journey('a missing file of a remote returns 404 instead of a page', async () => {
  const replies = await Promise.all(
    ['learn/assets/none.js', 'learn/none', 'learn/mf-stats.json', 'learn/.vite/manifest.json'].map(async (path) => {
      const { status, headers } = await fetch(new URL(`/remotes/${path}`, workerWorld.url))
      return [status, headers.get('content-type')]
    }),
  )
  expect(new Set(replies.map(String))).toEqual(new Set(['404,']))
})

journey('[RELY-09] a file of the shell that is missing after a release reloads the app once', async ({ open }) => {
  const page = await open()
  await signIn(page, await newUser())
  let loads = 0
  page.on('load', () => (loads += 1))
  const file = /\/assets\/flare-kit-.*\.js$/
  await page.route(file, (route) => route.continue({ url: new URL('/assets/none.js', workerWorld.url).href }))
  await page.getByRole('link', { name: 'Flare Kit', exact: true }).first().click()
  // The file stays missing, so after the reload the screen shows an error.
  await heading(page, FAILED).waitFor()
  expect(loads).toBe(1)
  await page.unroute(file)
  await retry(page)
  await heading(page, 'Flare Kit').waitFor()
  expect(loads).toBe(1)
})
