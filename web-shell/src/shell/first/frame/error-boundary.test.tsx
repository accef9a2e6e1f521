// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(cleanup)

function Broken(): never {
  throw new RangeError('note: my pain is 9')
}

test("[ROUTE-08] the global error screen offers 'Reload app' and 'Copy error details', which hold no health data", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const user = userEvent.setup()
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  await user.click(screen.getByRole('button', { name: 'Copy error details' }))
  await screen.findByRole('button', { name: 'Copied' })
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain('RangeError')
  expect(copied + document.body.textContent).not.toContain('pain')
  await user.click(screen.getByRole('button', { name: 'Reload app' }))
  expect(reload).toHaveBeenCalledOnce()
})
