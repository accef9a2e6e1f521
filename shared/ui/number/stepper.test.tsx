// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

const heard = vi.fn()

function Sleep({ start, ...more }: { start?: number; min?: number; step?: number; disabled?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <Stepper
      label="Sleep"
      hint="Roughly"
      min={0}
      max={24}
      step={0.5}
      start={8}
      unit={['hour', 'hours']}
      {...more}
      value={value}
      onChange={(next) => {
        heard(next)
        setValue(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Sleep' })
const button = (name: string) => screen.getByRole('button', { name })
const told = () => field().getAttribute('aria-valuetext')
const error = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join()

test('not answered is a dash, which is not 0', () => {
  render(<Sleep />)
  expect([field().value, field().placeholder, told()]).toEqual(['', '–', 'Not answered'])
  expect(field().hasAttribute('aria-valuenow')).toBe(false)
  expect(screen.queryByRole('button', { name: 'Clear sleep' })).toBeNull()
})

test.each([
  [0, '0', '0 hours'],
  [1, '1', '1 hour'],
  [6.5, '6.5', '6.5 hours'],
])('%d is told with its unit', (start, shown, words) => {
  render(<Sleep start={start} />)
  expect([field().value, told()]).toEqual([shown, words])
})

test.each(['Increase sleep', 'Decrease sleep'])('the first press of "%s" answers where to start', async (name) => {
  render(<Sleep />)
  await userEvent.click(button(name))
  expect(heard.mock.calls).toEqual([[8]])
})

test('plus and minus go one step, say where to, and stop at the ends', async () => {
  render(<Sleep start={23.5} />)
  await userEvent.click(button('Increase sleep'))
  expect(screen.getByRole('status').textContent).toBe('24 hours')
  expect(button('Increase sleep').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('Increase sleep'))
  await userEvent.click(button('Decrease sleep'))
  expect(heard.mock.calls).toEqual([[24], [23.5]])
})

test('the arrows step, too', async () => {
  render(<Sleep start={7} />)
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(heard.mock.calls).toEqual([[7.5], [8], [7.5]])
})

test('what is typed stays as it is typed, and each number that counts is heard', async () => {
  render(<Sleep />)
  await userEvent.type(field(), '07.5')
  expect(field().value).toBe('07.5')
  expect(heard.mock.calls).toEqual([[0], [7], [7.5]])
  await userEvent.tab()
  expect(field().value).toBe('7.5')
})

test('emptied, it is not answered', async () => {
  render(<Sleep start={7} />)
  await userEvent.clear(field())
  expect(heard.mock.calls).toEqual([[undefined]])
})

test('out of bounds is not passed on, leaves no half of itself as the answer, and says what is allowed', async () => {
  render(<Sleep start={6} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '25')
  expect(heard.mock.lastCall).toEqual([6])
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

test('nonsense is not passed on', async () => {
  render(<Sleep />)
  await userEvent.type(field(), 'bad')
  await userEvent.tab()
  expect(heard).not.toHaveBeenCalled()
  expect([field().value, error()]).toEqual(['', '“bad” was not kept. Choose 0 to 24, in halves.'])
})

test('a number that is only on its way is not complained about', async () => {
  render(<Sleep min={20} step={1} />)
  await userEvent.type(field(), '2')
  expect([error(), heard.mock.calls]).toEqual(['', []])
  await userEvent.type(field(), '1')
  expect(heard.mock.calls).toEqual([[21]])
})

test('Clear takes the answer back and leaves the keyboard in the field', async () => {
  render(<Sleep start={3} />)
  await userEvent.click(button('Clear sleep'))
  expect([field().value, told()]).toEqual(['', 'Not answered'])
  expect(document.activeElement).toBe(field())
})

test.each([
  [0.5, 'decimal'],
  [1, 'numeric'],
])('in steps of %d the keyboard of a phone is %s', (step, mode) => {
  render(<Sleep step={step} />)
  expect(field().getAttribute('inputmode')).toBe(mode)
})

test('locked, it shows its answer and takes none', async () => {
  render(<Sleep start={3} disabled />)
  await userEvent.click(button('Increase sleep'))
  await userEvent.type(field(), '5')
  expect(field().value).toBe('3')
  expect(screen.queryByRole('button', { name: 'Clear sleep' })).toBeNull()
  expect(heard).not.toHaveBeenCalled()
})
