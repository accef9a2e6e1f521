// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

const closed = vi.fn()

function Screen({ strict = false }: { strict?: boolean }) {
  const [open, setOpen] = useState(false)
  const onClose = () => {
    closed()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet open={open} title="Add a note" {...(!strict && { onClose })} footer={<button type="button">Done</button>}>
        <input aria-label="Note" />
      </Sheet>
    </>
  )
}

const sheet = () => document.querySelector('dialog') as HTMLDialogElement
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
const escape = () => fireEvent(sheet(), new Event('cancel', { cancelable: true }))

test('it opens above everything, with its title, content and footer', async () => {
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<Screen />)
  expect(sheet().open).toBe(false)
  await open()
  expect(shown).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Add a note' })).toBe(sheet())
  for (const part of [screen.getByLabelText('Note'), screen.getByRole('button', { name: 'Done' })])
    expect(sheet().contains(part)).toBe(true)
})

test('Close closes it', async () => {
  render(<Screen />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(sheet().open).toBe(false)
  expect(closed).toHaveBeenCalledOnce()
})

test('Escape closes it', async () => {
  render(<Screen />)
  await open()
  escape()
  expect(sheet().open).toBe(false)
  expect(closed).toHaveBeenCalledOnce()
})

test('a closing that the browser does by itself is heard', async () => {
  render(<Screen />)
  await open()
  sheet().close()
  expect(closed).toHaveBeenCalledOnce()
})

test('a tap beside it closes it', async () => {
  render(<Screen />)
  await open()
  fireEvent.pointerDown(sheet())
  fireEvent.click(sheet())
  expect(sheet().open).toBe(false)
})

test('a tap on it, or one that began on it and slipped off, does not', async () => {
  render(<Screen />)
  await open()
  await userEvent.click(screen.getByLabelText('Note'))
  fireEvent.pointerDown(screen.getByLabelText('Note'))
  fireEvent.click(sheet())
  expect(sheet().open).toBe(true)
})

test('one that asks is left by its own buttons only', async () => {
  render(<Screen strict />)
  await open()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  fireEvent.pointerDown(sheet())
  fireEvent.click(sheet())
  // Prevented, or the browser would close it.
  expect(escape()).toBe(false)
  expect(sheet().open).toBe(true)
  expect(sheet().getAttribute('closedby')).toBe('none')
})

test('what it holds stays as it is while closed', async () => {
  render(<Screen />)
  await open()
  await userEvent.type(screen.getByLabelText('Note'), 'Cold')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Cold')
})

test('a screen that goes with its sheet open closes it first, which gives the focus back', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const { unmount } = render(<Screen />)
  await open()
  expect(close).not.toHaveBeenCalled()
  unmount()
  expect(close).toHaveBeenCalledOnce()
})
