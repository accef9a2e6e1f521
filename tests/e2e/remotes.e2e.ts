import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { BUILT } from '../../infra/bundle.ts'
import { appIsKept, control, expectAccessible, journey, newPerson, signIn } from '../fixtures/browser.ts'

const HUB = 'IC Learning Hub'
const FAILED = 'This screen could not be opened'

/** A browser that keeps nothing, so that every file comes by the network. */
const UNKEPT = { serviceWorkers: 'block' } as const

afterEach(() => control('PUT', 'faults', {}))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const openHub = (page: Page) => page.getByRole('link', { name: 'Learn', exact: true }).first().click()

describe('a remote that cannot be loaded', () => {
  journey.for(['error', 'throttle', 'garbage', 'down'] as const)(
    '[LEARN-14] [RELY-05] leaves the shell whole with %s, and comes by Retry',
    async (mode, { open }) => {
      const page = await open(UNKEPT)
      await signIn(page, await newPerson())
      await control('PUT', 'faults', { target: 'remote-learn', mode })
      await openHub(page)
      await heading(page, FAILED).waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Log', exact: true }).click()
      await heading(page, 'Log Symptoms').waitFor()
      await openHub(page)
      await page.getByRole('button', { name: 'Retry' }).click()
      await heading(page, FAILED).waitFor()
      await control('PUT', 'faults', {})
      await page.getByRole('button', { name: 'Retry' }).click()
      await heading(page, HUB).waitFor()
    },
  )

  journey('[LEARN-14] is only late when its files are slow', async ({ open }) => {
    const page = await open(UNKEPT)
    await signIn(page, await newPerson())
    await control('PUT', 'faults', { target: 'remote-learn', mode: 'slow', delayMs: 1_500 })
    await openHub(page)
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor()
    await heading(page, HUB).waitFor()
  })

  journey.for(['remoteEntry', 'routes'])('[LEARN-14] recovers from one lost file: %s', async (file, { open }) => {
    const page = await open(UNKEPT)
    await signIn(page, await newPerson())
    const pattern = new RegExp(`/remotes/learn/assets/${file}-.*\\.js`)
    await page.route(pattern, (route) => route.abort())
    await openHub(page)
    await heading(page, FAILED).waitFor()
    await page.unroute(pattern)
    await page.getByRole('button', { name: 'Retry' }).click()
    await heading(page, HUB).waitFor()
  })
})
