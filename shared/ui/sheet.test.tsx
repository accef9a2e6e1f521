// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

const onCloseSpy = vi.fn()

function Screen({ hasOnClose = true }: { hasOnClose?: boolean }) {
  const [open, setOpen] = useState(false)
  const onClose = () => {
    onCloseSpy()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet
        open={open}
        title="Add a note"
        {...(hasOnClose && { onClose })}
        footer={<button type="button">Done</button>}
      >
        <input aria-label="Note" />
      </Sheet>
    </>
  )
}

const sheet = () => document.querySelector('dialog') as HTMLDialogElement
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
const escape = () => fireEvent(sheet(), new Event('cancel', { cancelable: true }))

test('the sheet opens as a modal dialog with its title, content and footer', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<Screen />)
  expect(sheet().open).toBe(false)
  await open()
  expect(showModal).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Add a note' })).toBe(sheet())
  for (const part of [screen.getByLabelText('Note'), screen.getByRole('button', { name: 'Done' })])
    expect(sheet().contains(part)).toBe(true)
})

test('the Close button closes the sheet', async () => {
  render(<Screen />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(sheet().open).toBe(false)
  expect(onCloseSpy).toHaveBeenCalledOnce()
})

test('Escape closes the sheet', async () => {
  render(<Screen />)
  await open()
  escape()
  expect(sheet().open).toBe(false)
  expect(onCloseSpy).toHaveBeenCalledOnce()
})

test('onClose is called when the browser closes the dialog', async () => {
  render(<Screen />)
  await open()
  sheet().close()
  expect(onCloseSpy).toHaveBeenCalledOnce()
})

test('a tap beside the sheet closes it', async () => {
  render(<Screen />)
  await open()
  fireEvent.pointerDown(sheet())
  fireEvent.click(sheet())
  expect(sheet().open).toBe(false)
})

test('a tap inside, or a press that starts inside and ends beside the sheet, does not close it', async () => {
  render(<Screen />)
  await open()
  await userEvent.click(screen.getByLabelText('Note'))
  fireEvent.pointerDown(screen.getByLabelText('Note'))
  fireEvent.click(sheet())
  expect(sheet().open).toBe(true)
})

test('without onClose, only its own buttons can close the sheet', async () => {
  render(<Screen hasOnClose={false} />)
  await open()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  fireEvent.pointerDown(sheet())
  fireEvent.click(sheet())
  // The event is prevented. Otherwise the browser would close the dialog.
  expect(escape()).toBe(false)
  expect(sheet().open).toBe(true)
  expect(sheet().getAttribute('closedby')).toBe('none')
})

test('the content keeps its state while the sheet is closed', async () => {
  render(<Screen />)
  await open()
  await userEvent.type(screen.getByLabelText('Note'), 'Cold')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Cold')
})

test('unmounting a screen with an open sheet closes the dialog, which restores the focus', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const { unmount } = render(<Screen />)
  await open()
  expect(close).not.toHaveBeenCalled()
  unmount()
  expect(close).toHaveBeenCalledOnce()
})
