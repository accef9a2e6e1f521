import { describe, expect, vi } from 'vitest'
import { callControlPage, journey, newUser, signIn } from '../fixtures/browser/browser.ts'
import { linesWithCanary } from '../fixtures/browser/canaries.ts'
import { WAIT_TIMEOUT_MS } from '../fixtures/wait-timeout.ts'

/** Every kind of page: the shell, screens of the remotes, control pages, and files that a browser shows as pages. */
const PAGES = {
  '/': '',
  '/home': 'Good',
  '/no-such-page': 'Page not found',
  '/learn': 'IC Learning Hub',
  '/admin': 'Article Management',
  '/icon.svg': '',
  '/api/auth/session': '',
  '/__local': 'local world',
  '/__local/controls': '',
}

/** Waits until the page has reported a number of violations, and accepts them. */
async function takeViolations(pageErrors: string[], violation: string, count: number): Promise<void> {
  await vi.waitFor(() => expect(pageErrors.filter((error) => error === `policy: ${violation}`)).toHaveLength(count), {
    timeout: WAIT_TIMEOUT_MS,
  })
  pageErrors.splice(0)
}

describe('the content policy', () => {
  journey('[SEC-16] refuses text as HTML on every kind of page', async ({ open, pageErrors }) => {
    const page = await open()
    await signIn(page, await newUser({ roles: ['admin'] }))
    for (const [path, words] of Object.entries(PAGES)) {
      await page.goto(path)
      if (words) await page.getByText(words).first().waitFor()
      const error = await page.evaluate(() => {
        try {
          document.documentElement.innerHTML = '<img src="/none.png" onerror="window.ran = true">'
          return 'accepted'
        } catch (cause) {
          return (cause as Error).name
        }
      })
      expect(error, path).toBe('TypeError')
      await takeViolations(pageErrors, 'require-trusted-types-for trusted-types-sink', 1)
    }
  })

  journey('[SEC-16] lets no other code make a policy that turns text into HTML', async ({ open, pageErrors }) => {
    const page = await open()
    await page.goto('/')
    const errors = await page.evaluate(() => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
      }
      return ['default', 'evil'].map((name) => {
        try {
          return trustedTypes.createPolicy(name, { createHTML: String })
        } catch (cause) {
          return (cause as Error).name
        }
      })
    })
    expect(errors).toEqual(['TypeError', 'TypeError'])
    await takeViolations(pageErrors, 'trusted-types trusted-types-policy', 2)
  })

  journey(
    '[SEC-16] blocks every script that is not a file of the app, also in a browser without Trusted Types',
    async ({ open, pageErrors }) => {
      const page = await open()
      await page.route('/', async (route) => {
        const response = await route.fetch()
        const policy = response.headers()['content-security-policy'] ?? ''
        const headers = {
          ...response.headers(),
          'content-security-policy': policy.replace(/;[^;]*trusted-types.*/, ''),
        }
        await route.fulfill({ response, headers })
      })
      await page.goto('/')
      const ran = await page.evaluate(async () => {
        const script = document.createElement('script')
        script.textContent = 'window.ran = true'
        document.body.append(script)
        document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="window.ran = true">')
        await new Promise((resolve) => setTimeout(resolve, 300))
        return 'ran' in window
      })
      expect(ran).toBe(false)
      const violations = pageErrors.splice(0).filter((error) => error.startsWith('policy: script-src'))
      expect(new Set(violations)).toEqual(new Set(['policy: script-src-attr inline', 'policy: script-src-elem inline']))
      expect(violations).toHaveLength(2)
    },
  )
})

describe('the details of an error that a user copies', () => {
  journey('[OPS-04] contain the request id of the log, and no private data', async ({ open }) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await signIn(page, await newUser({ days: 3 }))
    await page.route('**/api/home*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), loggedOn: null } })
    })
    await page.reload()
    await page.getByRole('button', { name: 'Copy error details' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const details = await page.evaluate(() => navigator.clipboard.readText())
    const [, id = 'none'] = /last call: (\S+)/.exec(details) ?? []
    const lines = ((await callControlPage('GET', 'log')) as string[]).filter((line) => line.includes(id))
    expect(lines.map((line) => (JSON.parse(line) as { route: string }).route)).toEqual(['GET /api/home'])
    expect(linesWithCanary([details])).toEqual([])
  })
})
