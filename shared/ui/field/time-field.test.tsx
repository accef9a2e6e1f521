// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TimeField } from './time-field.tsx'

afterEach(cleanup)

const heard = vi.fn()
const field = () => screen.getByLabelText<HTMLInputElement>('Woke up')
const clear = () => screen.queryByRole('button', { name: 'Clear woke up' })

test('not answered is empty, and there is nothing to clear', () => {
  render(<TimeField label="Woke up" value={undefined} onChange={heard} />)
  expect([field().value, clear()]).toEqual(['', null])
})

test('a time is heard as hours and minutes, an emptied one as not answered', () => {
  render(<TimeField label="Woke up" value="03:20" onChange={heard} />)
  expect(field().value).toBe('03:20')
  fireEvent.change(field(), { target: { value: '04:05' } })
  fireEvent.change(field(), { target: { value: '' } })
  expect(heard.mock.calls).toEqual([['04:05'], [undefined]])
})

test('Clear takes the answer back and leaves the keyboard in the field', async () => {
  render(<TimeField label="Woke up" value="03:20" onChange={heard} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear woke up' }))
  expect(heard.mock.calls).toEqual([[undefined]])
  expect(document.activeElement).toBe(field())
})

test('what helps and what is wrong belong to the field', () => {
  render(<TimeField label="Woke up" hint="Roughly" error="Too late" value="03:20" onChange={heard} />)
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Roughly', 'Too late'])
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('locked, it is shown and cannot be cleared', () => {
  render(<TimeField label="Woke up" value="03:20" disabled onChange={heard} />)
  expect([field().disabled, clear()]).toEqual([true, null])
})
