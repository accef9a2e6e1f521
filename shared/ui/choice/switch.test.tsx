// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Switch } from './switch.tsx'

afterEach(cleanup)

const onChangeSpy = vi.fn()
const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Reminders' })

test.each([true, false])('a click toggles a switch whose value is %s', async (value) => {
  render(<Switch label="Reminders" value={value} onChange={onChangeSpy} />)
  expect(control().checked).toBe(value)
  await userEvent.click(screen.getByText('Reminders'))
  expect(onChangeSpy.mock.calls).toEqual([[!value]])
})

test('the hint describes the switch', () => {
  render(<Switch label="Reminders" hint="Once a day" value onChange={onChangeSpy} />)
  expect(document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Once a day')
})

test('a disabled switch ignores clicks', async () => {
  render(<Switch label="Reminders" value disabled onChange={onChangeSpy} />)
  await userEvent.click(control())
  expect(onChangeSpy).not.toHaveBeenCalled()
})
