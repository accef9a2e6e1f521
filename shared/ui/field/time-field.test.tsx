// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TimeField } from './time-field.tsx'

afterEach(cleanup)

const onChangeSpy = vi.fn()
const field = () => screen.getByLabelText<HTMLInputElement>('Woke up')
const clearButton = () => screen.queryByRole('button', { name: 'Clear woke up' })

test('an unanswered field is empty and has no Clear button', () => {
  render(<TimeField label="Woke up" value={undefined} onChange={onChangeSpy} />)
  expect(field().value).toBe('')
  expect(clearButton()).toBeNull()
})

test('a new time is reported as HH:MM, an empty field as not answered', () => {
  render(<TimeField label="Woke up" value="03:20" onChange={onChangeSpy} />)
  expect(field().value).toBe('03:20')
  fireEvent.change(field(), { target: { value: '04:05' } })
  fireEvent.change(field(), { target: { value: '' } })
  expect(onChangeSpy.mock.calls).toEqual([['04:05'], [undefined]])
})

test('the Clear button removes the answer and focuses the field', async () => {
  render(<TimeField label="Woke up" value="03:20" onChange={onChangeSpy} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear woke up' }))
  expect(onChangeSpy.mock.calls).toEqual([[undefined]])
  expect(document.activeElement).toBe(field())
})

test('the hint and the error describe the field', () => {
  render(<TimeField label="Woke up" hint="Roughly" error="Too late" value="03:20" onChange={onChangeSpy} />)
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Roughly', 'Too late'])
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('a disabled field has no Clear button', () => {
  render(<TimeField label="Woke up" value="03:20" disabled onChange={onChangeSpy} />)
  expect(field().disabled).toBe(true)
  expect(clearButton()).toBeNull()
})
