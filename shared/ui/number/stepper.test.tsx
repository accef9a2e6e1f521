// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

const onChangeSpy = vi.fn()

function Sleep({
  initialValue,
  ...props
}: {
  initialValue?: number
  min?: number
  step?: number
  disabled?: boolean
  required?: boolean
}) {
  const [value, setValue] = useState(initialValue)
  return (
    <Stepper
      label="Sleep"
      hint="Roughly"
      min={0}
      max={24}
      step={0.5}
      firstAnswer={8}
      unit={['hour', 'hours']}
      {...props}
      value={value}
      onChange={(next) => {
        onChangeSpy(next)
        setValue(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Sleep' })
const button = (name: string) => screen.getByRole('button', { name })
const valueText = () => field().getAttribute('aria-valuetext')
const error = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join()

test('an unanswered field is empty with a dash as placeholder', () => {
  render(<Sleep />)
  expect(field().value).toBe('')
  expect(field().placeholder).toBe('–')
  expect(valueText()).toBe('Not answered')
  expect(field().hasAttribute('aria-valuenow')).toBe(false)
  expect(screen.queryByRole('button', { name: 'Clear sleep' })).toBeNull()
})

test.each([
  [0, '0', '0 hours'],
  [1, '1', '1 hour'],
  [6.5, '6.5', '6.5 hours'],
])('the value %d is shown as "%s" and announced as "%s"', (value, shown, announced) => {
  render(<Sleep initialValue={value} />)
  expect(field().value).toBe(shown)
  expect(valueText()).toBe(announced)
})

test.each(['Increase sleep', 'Decrease sleep'])('the first press of "%s" answers the start value', async (name) => {
  render(<Sleep />)
  await userEvent.click(button(name))
  expect(onChangeSpy.mock.calls).toEqual([[8]])
})

test('plus and minus move by one step, announce the new value, and stop at the ends', async () => {
  render(<Sleep initialValue={23.5} />)
  await userEvent.click(button('Increase sleep'))
  expect(screen.getByRole('status').textContent).toBe('24 hours')
  expect(button('Increase sleep').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('Increase sleep'))
  await userEvent.click(button('Decrease sleep'))
  expect(onChangeSpy.mock.calls).toEqual([[24], [23.5]])
})

test('the up and down arrow keys move by one step', async () => {
  render(<Sleep initialValue={7} />)
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(onChangeSpy.mock.calls).toEqual([[7.5], [8], [7.5]])
})

test('typed text is kept until the field loses focus, and each valid number is reported', async () => {
  render(<Sleep />)
  await userEvent.type(field(), '07.5')
  expect(field().value).toBe('07.5')
  expect(onChangeSpy.mock.calls).toEqual([[0], [7], [7.5]])
  await userEvent.tab()
  expect(field().value).toBe('7.5')
})

test('an emptied field is reported as not answered', async () => {
  render(<Sleep initialValue={7} />)
  await userEvent.clear(field())
  expect(onChangeSpy.mock.calls).toEqual([[undefined]])
})

test('a number out of bounds is not reported, restores the previous answer, and shows the allowed range', async () => {
  render(<Sleep initialValue={6} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '25')
  expect(onChangeSpy.mock.lastCall).toEqual([6])
  expect(field().value).toBe('25')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(error()).toBe('Choose 0 to 24, in halves.')
  await userEvent.tab()
  expect(field().value).toBe('6')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(error()).toBe('“25” was not kept. Choose 0 to 24, in halves.')
  await userEvent.click(button('Increase sleep'))
  expect(error()).toBe('')
})

test('text that is no number is not reported', async () => {
  render(<Sleep />)
  await userEvent.type(field(), 'bad')
  await userEvent.tab()
  expect(onChangeSpy).not.toHaveBeenCalled()
  expect(field().value).toBe('')
  expect(error()).toBe('“bad” was not kept. Choose 0 to 24, in halves.')
})

test('an unfinished number shows no error', async () => {
  render(<Sleep min={20} step={1} />)
  await userEvent.type(field(), '2')
  expect(error()).toBe('')
  expect(onChangeSpy.mock.calls).toEqual([])
  await userEvent.type(field(), '1')
  expect(onChangeSpy.mock.calls).toEqual([[21]])
})

test('the Clear button removes the answer and focuses the field', async () => {
  render(<Sleep initialValue={3} />)
  await userEvent.click(button('Clear sleep'))
  expect(field().value).toBe('')
  expect(valueText()).toBe('Not answered')
  expect(document.activeElement).toBe(field())
})

test.each([
  [0.5, 'decimal'],
  [1, 'numeric'],
])('a step of %d opens the %s keyboard on a phone', (step, mode) => {
  render(<Sleep step={step} />)
  expect(field().getAttribute('inputmode')).toBe(mode)
})

test('a disabled field shows its answer and ignores buttons and typing', async () => {
  render(<Sleep initialValue={3} disabled />)
  await userEvent.click(button('Increase sleep'))
  await userEvent.type(field(), '5')
  expect(field().value).toBe('3')
  expect(screen.queryByRole('button', { name: 'Clear sleep' })).toBeNull()
  expect(onChangeSpy).not.toHaveBeenCalled()
})

test('a required answer cannot be removed, and invalid text stays with its error and is not answered', async () => {
  render(<Sleep initialValue={8} min={4} required />)
  expect(screen.queryByRole('button', { name: 'Clear sleep' })).toBeNull()
  await userEvent.clear(field())
  await userEvent.type(field(), '3')
  expect(error()).toBe('')
  await userEvent.tab()
  expect(field().value).toBe('3')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(error()).toBe('Choose 4 to 24, in halves.')
  expect(onChangeSpy).not.toHaveBeenCalled()
  await userEvent.clear(field())
  await userEvent.tab()
  expect(field().value).toBe('8')
  expect(error()).toBe('')
  await userEvent.clear(field())
  await userEvent.type(field(), '9')
  expect(onChangeSpy.mock.calls).toEqual([[9]])
})
