// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setWelcome } from '../../shell/first/data/welcome-visit.ts'
import { problem } from '../../testing/fake-service.ts'
import { ACCOUNT } from '../../testing/open-app.tsx'
import { openStep } from '../../testing/welcome.ts'

// Each test is a visit of its own.
beforeEach(() => setWelcome(ACCOUNT.id, undefined))
afterEach(() => void Reflect.deleteProperty(navigator, 'storage'))

test('[SW-02] [AUTH-11] the last step asks whether to stay logged in, and says what the browser answers', async () => {
  const persist = vi.fn<() => Promise<boolean>>()
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true })
  for (const [isKept, words] of [
    [true, /keeps it even when space is short/],
    [false, /may clear it when space is short/],
  ] as const) {
    persist.mockResolvedValue(isKept)
    const { user, bodiesOf, close } = await openStep('identity')
    const stay = await screen.findByRole<HTMLInputElement>('switch', { name: 'Stay logged in' })
    expect(stay.checked).toBe(false)
    expect(screen.getByText(/After the browser closes/)).toBeTruthy()
    await user.click(stay)
    await screen.findByText(words)
    expect(stay.checked).toBe(true)
    expect(screen.getByText(/in the last 30 days/)).toBeTruthy()
    expect(bodiesOf('PUT /api/auth/session')).toEqual([{ stayLoggedIn: true }])
    close()
  }
})

test('[AUTH-11] a choice to stay logged in that cannot be stored is taken back, and says so', async () => {
  const { user } = await openStep('identity', {}, { 'PUT /api/auth/session': () => problem('unexpected') })
  await user.click(await screen.findByRole('switch', { name: 'Stay logged in' }))
  await screen.findByText(/could not be changed just now/)
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
})

test('[AUTH-11] staff are not asked whether to stay logged in', async () => {
  await openStep('identity', { account: { ...ACCOUNT, roles: ['editor'] } })
  await screen.findByRole('textbox', { name: 'Nickname' })
  expect(screen.queryByRole('switch')).toBeNull()
})
