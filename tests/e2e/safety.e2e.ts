import { describe, expect } from 'vitest'
import { control, journey, newPerson, signIn } from '../fixtures/browser/browser.ts'
import { withCanary } from '../fixtures/browser/canaries.ts'

describe('the content policy', () => {
  journey(
    '[SEC-16] lets no script run that is not a file of ours, and the suite notices the attempt',
    async ({ open, faults }) => {
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
      const noticed = faults.splice(0).filter((fault) => fault.startsWith('policy: script-src'))
      expect(new Set(noticed)).toEqual(new Set(['policy: script-src-attr inline', 'policy: script-src-elem inline']))
      expect(noticed).toHaveLength(2)
    },
  )
})

describe('an error that a person reports', () => {
  journey('[OPS-04] names the call that the log names, and nothing private', async ({ open }) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await signIn(page, await newPerson({ days: 3 }))
    await page.route('**/api/home*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), loggedOn: null } })
    })
    await page.reload()
    await page.getByRole('button', { name: 'Copy error details' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const details = await page.evaluate(() => navigator.clipboard.readText())
    const [, id = 'none'] = /last call: (\S+)/.exec(details) ?? []
    const lines = ((await control('GET', 'log')) as string[]).filter((line) => line.includes(id))
    expect(lines.map((line) => (JSON.parse(line) as { route: string }).route)).toEqual(['GET /api/home'])
    expect(withCanary([details])).toEqual([])
  })
})
