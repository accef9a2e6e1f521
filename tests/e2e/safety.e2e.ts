import { describe, expect } from 'vitest'
import { callControlPage, journey, newUser, signIn } from '../fixtures/browser/browser.ts'
import { linesWithCanary } from '../fixtures/browser/canaries.ts'

describe('the content policy', () => {
  journey(
    '[SEC-16] blocks every script that is not a file of the app, and the test records the attempt',
    async ({ open, pageErrors }) => {
      const page = await open()
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
