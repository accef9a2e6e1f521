import { describe, expect } from 'vitest'
import type { FeatureSpec } from '../../functions/feature-spec.ts'
import * as FEATURES from '../../infra/features.ts'
import type { Endpoint } from '../../shared/http/endpoint.ts'
import { callControlPage, journey, newUser, signIn } from '../fixtures/browser/browser.ts'

describe('a session in use', () => {
  journey('[SEC-08] [AUTH-17] is renewed by a request to any function', async ({ open, onTestFinished }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    const ada = await newUser()
    const page = await open()
    // There are so many functions that a session of one day would end.
    await signIn(page, ada, true)
    // The app would make requests of its own, also while the clock moves.
    await page.goto('/licences.txt')
    const lastUse = async () => {
      const items = await callControlPage('GET', `table?pk=${encodeURIComponent(`USER#${ada.userId}`)}`)
      return items.find(({ sk }: { sk: string }) => sk.startsWith('ME#SESSION#')).usedAt as number
    }
    for (const [name, { api }] of Object.entries(FEATURES as Record<string, FeatureSpec>)) {
      if (!api) continue
      const { now } = await callControlPage('PUT', 'clock', { advanceMinutes: 61 })
      // The service checks the session before the request, so an empty request counts as use.
      const [{ method, path }] = Object.values(api).filter(({ extendsSession }) => extendsSession) as [Endpoint]
      // The page reads the reply, so that its body arrives and is checked for secrets.
      await page.evaluate(
        async ([method, path]) => (await fetch(path, { method, ...(method !== 'GET' && { body: '{}' }) })).text(),
        [method, path] as const,
      )
      expect(await lastUse(), name).toBeGreaterThanOrEqual(Date.parse(now))
    }
  })
})
