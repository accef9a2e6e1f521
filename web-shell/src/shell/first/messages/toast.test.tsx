// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { ApiProblem } from '../api/api-problem.ts'
import { BUILT_IN_WORDS } from '../api/problem-text.ts'
import { notify, notifyByTheWay, notifyError, Toaster } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('one toast at a time is shown, for six seconds', async () => {
  act(() => notify({ title: 'First' }))
  act(() => notify({ title: 'Second' }))
  expect(screen.getByRole('status').textContent).not.toContain('First')
  await wait(5_999)
  expect(screen.getByRole('status').textContent).toContain('Second')
  await wait(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('what happened by itself does not replace a toast that stays until it is dismissed', async () => {
  act(() => notify({ title: 'Your account stays', isPersistent: true }))
  act(() => notifyByTheWay({ title: 'Back online' }))
  expect(screen.getByRole('status').textContent).toContain('Your account stays')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  act(() => notifyByTheWay({ title: 'Back online' }))
  expect(screen.getByRole('status').textContent).toContain('Back online')
})

test('what happened by itself waits until the answer to the user can have been read', async () => {
  act(() => notify({ title: 'Saved' }))
  await wait(500)
  act(() => notifyByTheWay({ title: 'Back online' }))
  await wait(1_499)
  expect(screen.getByRole('status').textContent).toContain('Saved')
  await wait(1)
  expect(screen.getByRole('status').textContent).toContain('Back online')
})

test('a toast stays while the pointer or the focus is inside it', async () => {
  act(() => notify({ title: 'Saved' }))
  fireEvent.mouseEnter(screen.getByText('Saved').closest('div[class]')?.parentElement ?? document.body)
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  await wait(60_000)
  expect(screen.getByText('Saved')).toBeTruthy()
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }))
  await wait(6_000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a toast that is created while its sheet closes is shown on the page', () => {
  function Host() {
    const [open, setOpen] = useState(true)
    const close = () => {
      notify({ title: 'Saved' })
      setOpen(false)
    }
    return (
      open && (
        <Sheet open title="Quick Track" onClose={close}>
          <p>Pain</p>
        </Sheet>
      )
    )
  }
  cleanup()
  render(
    <>
      <Host />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('Saved').closest('dialog')).toBeNull()
})

test('[REQ-02] an error replaces the current toast, is cut at 160 characters and can offer Retry', () => {
  const retry = vi.fn()
  const error = new ApiProblem('unavailable', { status: 503, requestId: 'r' })
  const words = vi.spyOn(BUILT_IN_WORDS, 'unavailable', 'get')
  words.mockReturnValue({ title: 'Not now', text: 'x'.repeat(200) })
  act(() => notify({ title: 'Earlier' }))
  act(() => notifyError(error, retry))
  expect(screen.queryByText('Earlier')).toBeNull()
  expect(screen.getByText(/^x+…$/).textContent).toHaveLength(160)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('')
})
