// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** Loads the module as a reload of the page does: only what is stored remains. */
async function reload() {
  vi.resetModules()
  return import('./typed-before.ts')
}
const MIA = { fullName: 'Mia Hart', email: 'mia@example.com', password: 'otter lantern' }

beforeEach(() => sessionStorage.clear())

test('[ENTRY-02] a reload keeps name and email in this tab, and never the password', async () => {
  const { rememberTyped, typedBefore } = await reload()
  rememberTyped(MIA)
  expect(typedBefore()).toEqual(MIA)
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('otter')
  expect((await reload()).typedBefore()).toEqual({ ...MIA, password: '' })
})

test('[SEC-18] what was typed is forgotten with the sign-in, also by the storage', async () => {
  const { rememberTyped, forgetTyped } = await reload()
  rememberTyped(MIA)
  forgetTyped()
  expect(sessionStorage).toHaveLength(0)
  expect((await reload()).typedBefore()).toEqual({ fullName: '', email: '', password: '' })
})

test.each(['nothing', '{"email":1}', '[]'])('[ENTRY-02] a stored %s is ignored', async (stored) => {
  sessionStorage.setItem('typed', stored)
  expect((await reload()).typedBefore()).toEqual({ fullName: '', email: '', password: '' })
})
